import type { Language, Profile } from 'server/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from './session.ts';

const page = vi.hoisted(() => ({
  session: { status: 'loading', profile: null } as Session,
  listeners: new Set<() => void>(),
  shown: 'ru' as Language,
  sent: [] as string[],
  saved: new Map<string, unknown>(),
  cookies: new Map<string, string>(),
}));

const become = (session: Session): void => {
  page.session = session;
  for (const listener of page.listeners) listener();
};

vi.mock('../connection/connection.ts', () => ({
  isConnectionLoss: () => false,
  legacy: async (_name: string, { lang }: { lang: string }) => page.sent.push(lang),
}));
vi.mock('../i18n/i18n.ts', () => ({
  applyLanguage: async (language: Language) => {
    page.shown = language;
  },
  currentLanguage: () => page.shown,
}));
vi.mock('../store/saved.ts', () => ({
  readSaved: (name: string) => page.saved.get(name),
  save: (name: string, value: unknown) => page.saved.set(name, value),
}));
vi.mock('./session.ts', () => ({
  currentSession: () => page.session,
  onSession: (listener: () => void) => page.listeners.add(listener),
  patchProfile: (changes: Partial<Profile>) => {
    if (page.session.profile) become({ ...page.session, profile: { ...page.session.profile, ...changes } });
  },
}));

const { setLanguage, startLanguage } = await import('./language.ts');

const player = (lang: Language): Session => ({ status: 'player', profile: { nick: 'ann', lang } as Profile });
const guest: Session = { status: 'guest', profile: null };

/** A browser's cookies, as far as this page sees them, and its language. */
const jar = {
  documentElement: { lang: 'ru' }, // as the server wrote the page
  get cookie(): string {
    return [...page.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  },
  set cookie(text: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
    if (text.includes('max-age=0')) page.cookies.delete(name);
    else page.cookies.set(name, value);
  },
};

/** The page is opened; what the browser keeps is still there. */
const open = async (session: Session): Promise<void> => {
  page.listeners.clear();
  page.session = { status: 'loading', profile: session.profile };
  page.shown = 'ru';
  await startLanguage();
  become(session);
  await Promise.resolve();
};

beforeEach(() => {
  vi.stubGlobal('document', jar);
  vi.stubGlobal('location', { protocol: 'http:' });
  page.cookies.clear();
  page.saved.clear();
  page.sent.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

test('a guest keeps the chosen language, and hands it over at sign-in', async () => {
  await open(guest);
  await setLanguage('en');
  await open(guest);
  expect(page.shown).toBe('en');
  become(player('ru'));
  await Promise.resolve();
  expect([page.sent, page.cookies.size, page.shown]).toEqual([['en'], 0, 'en']);
});

test('a player who signs out stays in their language, also after a reload', async () => {
  await open(player('tr'));
  expect(page.shown).toBe('tr');
  become(guest);
  await open(guest);
  expect(page.shown).toBe('tr');
});

test('a player who finds the session gone stays in their language too', async () => {
  page.saved.clear();
  page.listeners.clear();
  page.session = { status: 'loading', profile: player('kz').profile };
  await startLanguage();
  become(guest);
  await open(guest);
  expect(page.shown).toBe('kz');
});

test('the language of one player is not forced on the next', async () => {
  await open(player('tr'));
  become(guest);
  become(player('uz'));
  await Promise.resolve();
  expect([page.sent, page.shown, page.cookies.size]).toEqual([[], 'uz', 0]);
});

test('the choice of a guest after somebody left is handed over', async () => {
  await open(player('tr'));
  become(guest);
  await setLanguage('ua');
  become(player('uz'));
  await Promise.resolve();
  expect(page.sent).toEqual(['ua']);
});
