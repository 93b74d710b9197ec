import { expect, it, test, vi } from 'vitest';

const page = vi.hoisted(() => ({ location: { pathname: '/main', search: '' }, saved: new Map<string, unknown>() }));
vi.mock('../modal/navigator.ts', () => ({ currentLocation: () => page.location }));
vi.mock('../store/saved.ts', () => ({
  readSaved: (name: string) => page.saved.get(name),
  save: (name: string, value: unknown) => page.saved.set(name, value),
}));

const { keepWayBack, takeWayBack, wantGame, wayBackTo } = await import('./way-back.ts');

test.each([
  ['/game/dice', '', '/game/dice'],
  ['/game/dice', '?modal=registration', '/game/dice'],
  ['/game/coinflip', '?room=7&modal=login', '/game/coinflip?room=7'],
  ['/casino/slots', '?provider=Pragmatic&modal=login', '/casino/slots?provider=Pragmatic'],
  ['/casino/slots', '?modal=game&id=book', '/casino/slots?modal=game&id=book'],
  ['/main', '?modal=login', undefined],
  ['/gamester', '', undefined],
  ['//evil.example/game/dice', '', undefined],
  ['https://evil.example/game/dice', '', undefined],
])('from %s%s sign-in leads back to %s', (pathname, search, path) => {
  expect(wayBackTo(pathname, search)).toBe(path);
});

it('leads back from another site to the game that was left, once', () => {
  page.location = { pathname: '/game/mines', search: '?modal=registration' };
  keepWayBack();
  expect([takeWayBack(), takeWayBack()]).toEqual(['/game/mines', undefined]);
});

it('leads to the game that a guest wanted to open rather than to its list', () => {
  page.location = { pathname: '/main', search: '?modal=login' };
  wantGame('/casino/slots?modal=game&id=book');
  keepWayBack();
  expect(takeWayBack()).toBe('/casino/slots?modal=game&id=book');
});

it('forgets the way of an earlier attempt, and never follows an address of another kind', () => {
  wantGame(undefined);
  keepWayBack();
  expect(takeWayBack()).toBeUndefined();
  page.saved.set('way-back', '//evil.example');
  expect(takeWayBack()).toBeUndefined();
});
