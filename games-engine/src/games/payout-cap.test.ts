import { describe, expect, it } from 'vitest';
import type { AnyAnalysis } from '../core/analysis/define-analysis.ts';
import { measure } from '../core/analysis/measures.ts';
import { crossCheck, playRounds } from '../core/analysis/monte-carlo.ts';
import { createFlatInterpreter, type FlatState } from '../core/flat-interpreter.ts';
import { payoutCapSchema } from '../core/payout-cap.ts';
import { roundOpened, sharedBetPlaced } from '../core/shared-round.ts';
import { simulationSource } from '../core/simulation.ts';
import { analyses } from './analyses.ts';
import { mines, minesExact, minesGameView, maxCells, type MinesConfig, type MinesMove } from './mines/index.ts';
import { gameIds, games, type GameId } from './registry.ts';

const capped = (id: GameId, betMinor: number, roundMinor = betMinor): object => ({
  ...games[id].defaultConfig,
  payoutCap: { betMinor, roundMinor },
});

it('a cap of a bet is within that of its round', () => {
  expect(payoutCapSchema.safeParse({ betMinor: 100, roundMinor: 100 }).success).toBe(true);
  for (const wrong of [{ betMinor: 101, roundMinor: 100 }, { betMinor: 0, roundMinor: 1 }, { betMinor: 5 }, {}])
    expect(payoutCapSchema.safeParse(wrong).success).toBe(false);
});

it.each(gameIds)(
  'the default of %s pays ten million base units at most, and configs without a cap stay valid',
  (id) => {
    const { payoutCap, ...uncapped } = games[id].defaultConfig;
    expect(payoutCap).toEqual({ betMinor: 1_000_000_000, roundMinor: 1_000_000_000 });
    expect(games[id].configSchema.parse(uncapped)).toEqual(uncapped);
  },
);

/** Classes that a cap of 50,000 hundredths cuts at a stake of 1,000. */
const cut: readonly [GameId, string][] = [
  ['dice', 'less-100'],
  ['mines', 'mines-12-safe-12'],
  ['mines', 'mines-3-safe-21'],
  ['wheel', 'sector-3'],
];

describe.each(cut)('a bet of %s, %s,', (id, name) => {
  const analysis: AnyAnalysis = analyses[id];
  const cap = id === 'wheel' ? 20_000 : 50_000;
  const config = capped(id, cap);
  const found = analysis.findClass(config, name, 1000n);
  const free = analysis.findClass(games[id].defaultConfig, name, 1000n);
  if (!found || !free) throw new Error(`${id} has no ${name}`);

  it('is paid the cap and no more, and its exact return says so', () => {
    const [exact, before] = [measure(found.distribution), measure(free.distribution)];
    expect(exact.maxPayoutMinor).toBe(BigInt(cap));
    expect(before.maxPayoutMinor).toBeGreaterThan(exact.maxPayoutMinor);
    if (id !== 'mines') expect(exact.rtp.num * before.rtp.den).toBeLessThan(before.rtp.num * exact.rtp.den);
  });

  it('returns in a simulation what the exact maths says', () => {
    const tally = playRounds(found, simulationSource(name), 60_000);
    expect(crossCheck(found, tally).verdict).toBe('agrees');
    expect(crossCheck(free, tally).verdict).toBe('differs');
  });
});

describe('a mines round', () => {
  const config = capped('mines', 2000) as MinesConfig;
  const stake = 1000n;
  const field = [20, 21, 22, 23]; // 1.14, 1.38, 1.6866…, 2.0835… times the stake
  const opened = (count: number): MinesMove[] =>
    Array.from({ length: count }, (_, sectorKey) => ({ at: 1, isMine: false, sectorKey }));

  it('ends by itself with the cell that reaches the cap, and pays it', () => {
    expect(maxCells(config, stake, 4)).toBe(4);
    const outcome = { mines: field };
    expect(mines.payout(config, stake, { minesLength: 4 }, outcome, opened(3))).toBe(0n);
    expect(mines.payout(config, stake, { minesLength: 4 }, outcome, opened(4))).toBe(2000n);
    expect(mines.multiplier(config, stake, { minesLength: 4 }, outcome, opened(4))).toEqual({ num: 2n, den: 1n });
  });

  it('is over for the machine and for its view', () => {
    const interpreter = createFlatInterpreter(mines.machine);
    const bet = {
      id: 'bet',
      player: 'p',
      account: 'real',
      stakeMinor: stake,
      choice: { minesLength: 4 },
      clientSeed: 'seed',
      nonce: 0,
      at: 1,
    } as const;
    const states = [3, 4].map((count) => {
      const [placed, ...rest] = mines.events(bet, { mines: field }, 0n, opened(count));
      let state: FlatState | undefined = placed && interpreter.step(interpreter.initial({ config }), placed);
      for (const event of rest.slice(0, count)) state = state && interpreter.step(state, event);
      return state?.value;
    });
    expect(states).toEqual(['playing', 'cleared']);
    const view = (count: number) => minesGameView({ config, bet, commitment: '', moves: opened(count), mines: field });
    expect(view(3)).toMatchObject({ finished: false, payoutMinor: 0 });
    expect(view(4)).toMatchObject({ finished: true, win: true, payoutMinor: 2000 });
  });

  it('is worth to a plan beyond the cap what it is worth to the one that reaches it', () => {
    expect(minesExact(config, { minesLength: 4, safe: 20 }, stake)).toEqual(
      minesExact(config, { minesLength: 4, safe: 4 }, stake),
    );
  });
});

/** Bets of different players on one side, as long as the rules take them. */
const placedInFull = (id: 'battle' | 'wheel' | 'classic' | 'coinflip', config: object, stakes: readonly bigint[]) => {
  const game = games[id];
  const interpreter = createFlatInterpreter(game.machine);
  const { draw: _, ...drawnByVersion1 } = config as { draw?: unknown };
  let state = interpreter.step(interpreter.initial({ config: drawnByVersion1 }), roundOpened(1, 'c'.repeat(64), 1));
  return stakes.map((stakeMinor, seat) => {
    if (!state) throw new Error('the machine refused what the rules took');
    const choices = { battle: { team: 'red' }, wheel: { sector: 3 }, classic: {}, coinflip: { side: 'heads' } };
    const bet = {
      id: `bet-${seat}`,
      player: `player-${seat}`,
      account: 'real',
      currencyId: 2,
      stakeMinor,
      choice: choices[id],
      clientSeed: 'seed',
      at: 1,
    } as const;
    const code = game.refusal(state, bet as never);
    const next = interpreter.step(state, sharedBetPlaced(bet));
    expect(next === undefined).toBe(code !== undefined); // rules and machine say the same
    state = next ?? state;
    return code;
  });
};

describe('a bet that would take a round beyond its cap is refused', () => {
  it('in classic: the pot', () => {
    const stakes = [600n, 401n, 400n, 100n];
    expect(placedInFull('classic', capped('classic', 1000), stakes)).toEqual([
      undefined,
      'MAX_BET',
      undefined,
      'MAX_BET',
    ]);
    expect(placedInFull('classic', capped('classic', 1_000_000), stakes).every((code) => code === undefined)).toBe(
      true,
    );
  });

  it('in battle: the pot, of which a team alone leaves the other one the least stake', () => {
    const stakes = [600n, 301n, 300n, 100n]; // all on red
    expect(placedInFull('battle', capped('battle', 1000), stakes)).toEqual([undefined, '7', undefined, '7']);
    expect(placedInFull('battle', capped('battle', 1_000_000), stakes).every((code) => code === undefined)).toBe(true);
  });

  it('in coinflip: both stakes', () => {
    expect(placedInFull('coinflip', capped('coinflip', 1000), [501n])).toEqual(['5']);
    expect(placedInFull('coinflip', capped('coinflip', 1000), [500n])).toEqual([undefined]);
  });

  it('on the wheel: what its sector pays', () => {
    const config = capped('wheel', 9000, 30_000); // x30
    expect(placedInFull('wheel', config, [300n, 5000n, 5000n, 101n, 100n, 10n])).toEqual([
      undefined, // 9,000
      undefined, // capped to 9,000
      undefined, // 27,000
      'MAX_BET', // 30,030
      undefined, // 30,000
      'MAX_BET',
    ]);
  });
});
