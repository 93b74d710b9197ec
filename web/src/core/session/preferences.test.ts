import type { Preferences, Profile } from 'server/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Session } from './session.ts';

const page = vi.hoisted(() => ({
  session: { status: 'loading', profile: null } as Session,
  listeners: new Set<() => void>(),
  sent: [] as Partial<Preferences>[],
  saved: new Map<string, unknown>(),
  refusal: undefined as Error | undefined,
  server: { sound: true, animations: true, hidden: false, shortcuts: false, marketing: false, invitations: true },
}));

const become = (session: Session): void => {
  page.session = session;
  for (const listener of page.listeners) listener();
};

vi.mock('../connection/connection.ts', async () => ({
  ...(await import('../connection/call-error.ts')),
  legacy: async (_name: string, changes: Partial<Preferences>) => {
    page.sent.push(changes);
    if (page.refusal) throw page.refusal;
    page.server = { ...page.server, ...changes };
    return page.server;
  },
}));
vi.mock('../store/saved.ts', () => ({
  readSaved: (name: string) => page.saved.get(name),
  save: (name: string, value: unknown) => (value === undefined ? page.saved.delete(name) : page.saved.set(name, value)),
}));
vi.mock('./session.ts', () => ({
  currentSession: () => page.session,
  onSession: (listener: () => void) => page.listeners.add(listener),
  refreshProfile: async () => become(player()),
  patchProfile: (changes: Partial<Profile>) => {
    if (page.session.profile) become({ ...page.session, profile: { ...page.session.profile, ...changes } });
  },
}));

const guest: Session = { status: 'guest', profile: null };
const player = (): Session => ({ status: 'player', profile: { nick: 'ann', preferences: page.server } as Profile });
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** The page is opened: every module loads again, with what the browser has kept. */
const open = async (session: Session) => {
  vi.resetModules();
  page.listeners.clear();
  page.session = session;
  const { choosePreferences, startPreferences } = await import('./preferences.ts');
  const { muted, setMuted } = await import('../sound/muted.ts');
  const { animations } = await import('../motion/animations.ts');
  const { shortcutsOn } = await import('../game-kit/screen/settings.ts');
  const { CallError } = await import('../connection/connection.ts');
  startPreferences();
  await settled();
  const local = () => ({ sound: !muted.get(), animations: animations.get(), shortcuts: shortcutsOn.store.get() });
  return { choosePreferences, setMuted, local, CallError };
};

beforeEach(() => {
  page.sent.length = 0;
  page.saved.clear();
  page.refusal = undefined;
  page.server = { sound: true, animations: true, hidden: false, shortcuts: false, marketing: false, invitations: true };
});

test('a player’s preferences are followed on this device, without being sent', async () => {
  page.server = { ...page.server, sound: false, animations: false, shortcuts: true };
  const { local } = await open(guest);
  become(player());
  expect(local()).toEqual({ sound: false, animations: false, shortcuts: true });
  await settled();
  expect(page.sent).toEqual([]);
});

test('a switch anywhere on the site is saved for a player', async () => {
  const { setMuted } = await open(player());
  setMuted(true);
  await settled();
  expect([page.sent, page.session.profile?.preferences.sound]).toEqual([[{ sound: false }], false]);
});

test('the choices of a guest come with them, and are sent once', async () => {
  const { setMuted } = await open(guest);
  setMuted(true);
  const { local } = await open(guest);
  become(player());
  await settled();
  become(player());
  await settled();
  expect([page.sent, local().sound, page.saved.has('preferences-unsaved')]).toEqual([[{ sound: false }], false, false]);
});

test('the unsaved choices of one player are not the next one’s', async () => {
  const { choosePreferences, CallError } = await open(player());
  page.refusal = new CallError({ code: 'offline' });
  await expect(choosePreferences({ hidden: true })).rejects.toThrow();
  become(guest);
  page.refusal = undefined;
  page.sent.length = 0;
  become(player());
  await settled();
  expect(page.sent).toEqual([]);
});

test('a choice made without a connection is sent when it is back', async () => {
  const { choosePreferences, CallError } = await open(player());
  page.refusal = new CallError({ code: 'offline' });
  await expect(choosePreferences({ marketing: true })).rejects.toThrow();
  page.refusal = undefined;
  become(player());
  await settled();
  expect([page.server.marketing, page.saved.has('preferences-unsaved')]).toEqual([true, false]);
});

test('a choice that the server refuses goes back to its value', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { choosePreferences, local, CallError } = await open(player());
  page.refusal = new CallError({ code: 500 });
  await expect(choosePreferences({ sound: false })).rejects.toThrow();
  await settled();
  expect([local().sound, page.session.profile?.preferences.sound, page.sent.length]).toEqual([true, true, 1]);
});

test('a choice that changes while it is being sent is sent again', async () => {
  const { choosePreferences, local } = await open(player());
  await Promise.all([
    choosePreferences({ sound: false }),
    choosePreferences({ sound: true }),
    choosePreferences({ hidden: true }),
  ]);
  expect([page.server.sound, page.server.hidden, local().sound]).toEqual([true, true, true]);
});
