import type { Profile } from 'server/contract';
import { beforeEach, expect, it, vi } from 'vitest';

const page = vi.hoisted(() => ({
  profile: null as unknown,
  listeners: new Set<() => void>(),
  saved: new Map<string, unknown>(),
}));
vi.mock('./session.ts', () => ({
  currentSession: () => ({ status: page.profile === null ? 'guest' : 'player', profile: page.profile }),
  onSession: (listener: () => void) => page.listeners.add(listener),
}));
vi.mock('../store/saved.ts', () => ({
  readSaved: (name: string) => page.saved.get(name),
  save: (name: string, value: unknown) => page.saved.set(name, value),
}));

const { isOnBreak, startBreaks } = await import('./break.ts');
startBreaks();

const become = (profile: Pick<Profile, 'restriction'> | null): void => {
  page.profile = profile;
  for (const listener of page.listeners) listener();
};

beforeEach(() => page.saved.clear());

it('a break is remembered when its player has signed out, until it is over', () => {
  become({ restriction: { kind: 'time_out', until: 2000 } });
  become(null);
  expect([isOnBreak(1999), isOnBreak(2000)]).toEqual([true, false]);
});

it('a break without an end stays', () => {
  become({ restriction: { kind: 'self_exclusion', until: null } });
  become(null);
  expect(isOnBreak(Number.MAX_SAFE_INTEGER)).toBe(true);
});

it('a break ends for a device with the sign-in of somebody who has none', () => {
  become({ restriction: { kind: 'self_exclusion', until: null } });
  become({ restriction: null });
  become(null);
  expect(isOnBreak(0)).toBe(false);
});
