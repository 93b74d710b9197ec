import { beforeEach, expect, test, vi } from 'vitest';

const storage = new Map<string, string>();
let player: number | undefined;

vi.mock('../../session/session.ts', () => {
  const session = () => ({ profile: player === undefined ? null : { id: player } });
  return { currentSession: session, useSession: session };
});
vi.mock('../../store/store.ts', async (original) => ({
  ...(await original<object>()),
  useStore: <T>(store: { get(): T }): T => store.get(), // as a component reads it
}));

const bet = { won: true, stakeMinor: 100n, payoutMinor: 190n };

/** The page's own modules, as a load of the page finds them. */
const load = async () => {
  vi.resetModules();
  return import('./session-stats.ts');
};

beforeEach(() => {
  storage.clear();
  player = 7;
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
    removeItem: (name: string) => void storage.delete(name),
  });
});

test('figures outlive a reload, and each game has its own', async () => {
  (await load()).recordRound('dice', [bet]);
  const { useSessionStats } = await load();
  expect(useSessionStats('dice')).toMatchObject({ bets: 1, profitMinor: 90n });
  expect(useSessionStats('mines').bets).toBe(0);
});

test('figures are an account’s own', async () => {
  const { recordRound, useSessionStats } = await load();
  recordRound('dice', [bet]);
  player = 8;
  expect(useSessionStats('dice').bets).toBe(0);
  recordRound('dice', [bet, bet]);
  player = 7;
  expect(useSessionStats('dice').bets).toBe(1);
});

test('figures that were reset stay so over a reload', async () => {
  const { recordRound, resetStats } = await load();
  recordRound('dice', [bet]);
  resetStats('dice');
  expect((await load()).useSessionStats('dice').bets).toBe(0);
});

test('only a round that brought more than its stakes is a win to be shown', async () => {
  const { recordRound, lastWin } = await load();
  recordRound('wheel', [bet, { won: false, stakeMinor: 500n, payoutMinor: 0n }]); // one of two bets won, at a loss
  expect(lastWin.get()).toBeUndefined();
  recordRound('dice', [bet]);
  expect(lastWin.get()).toEqual({ payoutMinor: 190n });
});
