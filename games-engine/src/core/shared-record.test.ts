import { describe, expect, it } from 'vitest';
import { battle, type BattleChoice } from '../games/battle/index.ts';
import { canonicalText, contentHash } from './canonical.ts';
import type { SharedBet } from './define-game.ts';
import { entropyOfBets } from './shared-rebuild.ts';
import { createSharedRecorder, type FinishedSharedRound } from './shared-record.ts';
import {
  roundClosed,
  roundOpened,
  roundSettled,
  roundVoided,
  sharedBetPlaced,
  sharedOutcomeDrawn,
  type SharedEvent,
} from './shared-round.ts';
import { UnreplayableRoundError } from './record.ts';
import { firstVersionOf } from './draw/draw-config.ts';

const config = firstVersionOf(battle.defaultConfig);
const record = createSharedRecorder(battle, { config, hash: contentHash(config), version: 3 });
const commitment = 'c'.repeat(64);

const bet = (id: string, team: BattleChoice['team'], at: number): SharedBet<BattleChoice> => ({
  account: 'real',
  at,
  choice: { team },
  clientSeed: `seed-of-${id}`,
  currencyId: 1,
  id,
  player: `player-${id}`,
  stakeMinor: 1000n,
});

const bets = [bet('a', 'red', 10), bet('b', 'blue', 20)];
const closedAt = 20 + config.countdownMs;
const settled: SharedEvent[] = [
  roundOpened(5, commitment, 9),
  ...bets.map(sharedBetPlaced),
  roundClosed(closedAt),
  sharedOutcomeDrawn(closedAt + 1, entropyOfBets(bets), { number: 7 }),
  roundSettled(closedAt + 1 + config.spinMs, [1950n, 0n]),
];
const roundOf = (events: readonly SharedEvent[]): FinishedSharedRound => ({
  id: 'round',
  number: 9,
  commitment,
  events,
});

describe('a recorder of shared rounds', () => {
  it('makes the record of a settled round from its events as they were stored', () => {
    const { final, ...rest } = record(roundOf(settled));
    expect(final).toMatchObject({ number: 7, state: 'rewarded' });
    expect(rest).toEqual({
      commitment,
      config: { hash: contentHash(config), version: 3 },
      events: settled,
      game: 'battle',
      id: 'round',
      kind: 'round',
      number: 9,
    });
  });

  it('makes the record of a void round', () => {
    const { final, events } = record(roundOf([...settled.slice(0, 3), roundVoided(30, 'interrupted')]));
    expect(final['state']).toBe('voided');
    expect(events.length).toBe(4);
  });

  it('gives the same record for events that a database has stored in another order of keys', () => {
    const shuffled = settled.map((event) => Object.fromEntries(Object.entries(event).toReversed())) as never;
    expect(canonicalText(record(roundOf(shuffled)))).toBe(canonicalText(record(roundOf(settled))));
  });

  it('has its keys in canonical order', () => {
    const recorded = record(roundOf(settled));
    expect(JSON.stringify(recorded)).toBe(canonicalText(recorded));
  });

  it('throws for a round that the machine refuses, or tells and records where it stopped', () => {
    const overpaid = roundOf([...settled.slice(0, -1), roundSettled(closedAt + 1 + config.spinMs, [1951n, 0n])]);
    expect(() => record(overpaid)).toThrow(UnreplayableRoundError);
    const parts: string[] = [];
    const lenient = createSharedRecorder(battle, { config, hash: '', version: 1 }, ({ message }) =>
      parts.push(message),
    );
    expect(lenient(overpaid).final['state']).toBe('spinning');
    expect(parts).toEqual(['round round: the machine refused event 5 (round.settled) in state spinning']);
  });
});
