import type { Profile } from 'server/contract';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

const wire = vi.hoisted(() => ({
  answers: [] as { resolve(profile: unknown): void; reject(error: unknown): void }[],
  pushes: new Map<string, (data: unknown) => void>(),
}));

vi.mock('../connection/connection.ts', async () => {
  const { CallError } = await import('../connection/call-error.ts');
  return {
    CallError,
    connectionStatus: () => 'online',
    legacy: () => new Promise((resolve, reject) => wire.answers.push({ resolve, reject })),
    onApp: (type: string, listener: (data: unknown) => void) => void wire.pushes.set(type, listener),
    onOnline: () => () => undefined,
    reconnect: () => undefined,
  };
});

const { CallError } = await import('../connection/call-error.ts');
const { currentSession, playBalance, refreshProfile, setBalance } = await import('./session.ts');

const profile = {
  nick: 'ann',
  balance: 100,
  bonus_balance: 20,
  usdicBalanceLocked: 3,
  game_mode: 0,
  targetCurrency: 2,
} as Profile;

const refresh = async (settle: (answer: (typeof wire.answers)[number]) => void): Promise<void> => {
  const done = refreshProfile();
  const answer = wire.answers.at(-1);
  if (answer) settle(answer);
  await done;
};

beforeEach(async () => {
  await refresh(({ resolve }) => resolve(profile));
});

test('an answer makes a player', () => {
  expect(currentSession()).toEqual({ status: 'player', profile });
});

test('the refusal of code 2 makes a guest', async () => {
  await refresh(({ reject }) => reject(new CallError({ code: 2 })));
  expect(currentSession()).toEqual({ status: 'guest', profile: null });
});

test('a lost connection signs nobody out', async () => {
  await refresh(({ reject }) => reject(new CallError({ code: 'offline' })));
  expect(currentSession().status).toBe('player');
});

test('the late answer to an older question is not believed', async () => {
  const older = refreshProfile();
  const late = wire.answers.at(-1);
  await refresh(({ reject }) => reject(new CallError({ code: 2 })));
  late?.resolve(profile);
  await older;
  expect(currentSession().status).toBe('guest');
});

test('the first to ask waits for the answer that counts', async () => {
  let isKnown = false;
  const older = refreshProfile().then(() => (isKnown = true));
  const first = wire.answers.at(-1);
  const newer = refreshProfile();
  first?.reject(new CallError({ code: 2 }));
  await vi.waitFor(() => expect(currentSession().status).toBe('player'), { timeout: 30_000 }); // as before: the first answer does not count
  expect(isKnown).toBe(false);
  wire.answers.at(-1)?.resolve({ ...profile, nick: 'bob' });
  await Promise.all([older, newer]);
  expect(currentSession().profile?.nick).toBe('bob');
});

test('a session that ended makes a guest, whatever was asked before', async () => {
  const older = refreshProfile();
  wire.pushes.get('invalidToken')?.(undefined);
  wire.answers.at(-1)?.resolve(profile);
  await older;
  expect(currentSession().status).toBe('guest');
});

test('a pushed balance is shown on its account alone', () => {
  wire.pushes.get('balance')?.({ account: 'bonus', balance: 77 });
  setBalance('real', 55);
  expect(currentSession().profile).toMatchObject({ balance: 55, bonus_balance: 77, usdicBalanceLocked: 3 });
});

test.each([
  [{ game_mode: 0, targetCurrency: 2 }, 100],
  [{ game_mode: 1, targetCurrency: 2 }, 20],
  [{ game_mode: 0, targetCurrency: 7 }, 3],
])('%j plays from the balance of %i', (mode, balance) => {
  expect(playBalance({ ...profile, ...mode })).toBe(balance);
});

test.each([500, 503, 'timeout'])('%s at the first question makes no guest: it is asked again', async (code) => {
  vi.resetModules();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { currentSession: current, refreshProfile: ask } = await import('./session.ts');
  const asked = ask();
  wire.answers.at(-1)?.reject(new CallError({ code }));
  await asked;
  expect(current().status).toBe('loading');
  const questions = wire.answers.length;
  await vi.advanceTimersByTimeAsync(2000);
  expect(wire.answers).toHaveLength(questions + 1);
  wire.answers.at(-1)?.resolve(profile);
  await vi.waitFor(() => expect(current().status).toBe('player'), { timeout: 30_000 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(wire.answers).toHaveLength(questions + 1);
});

test('without a connection it is not asked in vain', async () => {
  vi.resetModules();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { currentSession: current, refreshProfile: ask } = await import('./session.ts');
  const asked = ask();
  wire.answers.at(-1)?.reject(new CallError({ code: 'offline' }));
  await asked;
  const questions = wire.answers.length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect([wire.answers.length, current().status]).toEqual([questions, 'loading']);
});
