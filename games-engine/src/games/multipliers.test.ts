import { describe, expect, it } from 'vitest';
import type { Fraction } from '../core/fraction.ts';
import { readSharedLog } from '../core/shared-round.ts';
import { simulationSource } from '../core/simulation.ts';
import { randomChoice, randomMoves, randomStake } from '../testing/random-bet.ts';
import { playShared } from '../testing/random-shared.ts';
import { houseGames } from './registry.ts';

const ROUNDS = 200;
const AT = 1_763_000_000_000;

const floored = (stakeMinor: bigint, { num, den }: Fraction): bigint => (stakeMinor * num) / den;

describe.each(houseGames.solo)('a round of $id', (game) => {
  it('is paid its stake times its multiplier, floored', () => {
    const source = simulationSource(game.id);
    const config = game.defaultConfig as object;
    let wins = 0;
    for (let played = 0; played < ROUNDS;) {
      const [choice, stakeMinor] = [randomChoice(game, source), randomStake(config, source)];
      if (game.refusal(config, stakeMinor, choice) !== undefined) continue;
      const outcome = game.draw(source, config, choice) as object;
      const moves = randomMoves(game, { config, stakeMinor, outcome }, AT, source);
      const payoutMinor = game.payout(config, stakeMinor, choice, outcome, moves);
      expect(floored(stakeMinor, game.multiplier(config, stakeMinor, choice, outcome, moves))).toBe(payoutMinor);
      if (payoutMinor > 0n) wins += 1;
      played += 1;
    }
    expect(wins).toBeGreaterThan(0);
  });
});

describe.each(houseGames.shared)('a round of $id', (game) => {
  it('pays every bet its stake times its multiplier, floored', () => {
    const source = simulationSource(game.id);
    const config = game.defaultConfig as object;
    let wins = 0;
    for (let number = 1; number <= ROUNDS; number += 1) {
      const serverSeed = String(number).padStart(64, '0');
      const { events } = playShared(game, config, { id: `round ${number}`, number, serverSeed, at: AT }, source);
      const log = readSharedLog(events);
      if (log?.end.kind !== 'settled') continue;
      const { outcome, payoutsMinor } = log.end;
      const multipliers = game.multipliers(config, log.bets, outcome);
      expect(log.bets.map(({ stakeMinor }, index) => floored(stakeMinor, multipliers[index] as Fraction))).toEqual(
        payoutsMinor,
      );
      wins += payoutsMinor.filter((payout) => payout > 0n).length;
    }
    expect(wins).toBeGreaterThan(0);
  });
});
