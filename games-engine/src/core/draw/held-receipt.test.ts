import { describe, expect, it } from 'vitest';
import { houseGames } from '../../games/registry.ts';
import { playShared } from '../../testing/random-shared.ts';
import type { RoundRecord } from '../record.ts';
import type { SharedBetPlaced, SharedEvent } from '../shared-round.ts';
import { simulationSource } from '../simulation.ts';
import type { AnySharedGame } from '../define-game.ts';
import type { Receipt } from './closing.ts';
import { defaultDrawConfig } from './draw-config.ts';
import { holdReceipt } from './held-receipt.ts';

const tableOf = (id: string) => ({ id, number: 7, serverSeed: 'ab'.repeat(32), at: 1_763_000_000_000 });

/** A round with a bet at least, and the receipt that an honest house gave for its last one. */
const played = (game: AnySharedGame): { record: RoundRecord; receipt: Receipt } => {
  const config = { ...game.defaultConfig, draw: defaultDrawConfig };
  for (let seed = 0; ; seed += 1) {
    const { id, number, commitment, events } = playShared(game, config, tableOf('round'), simulationSource(`${seed}`));
    const bets = events.filter((event): event is SharedBetPlaced => event.type === 'bet.placed');
    const bet = bets.at(-1);
    if (!bet) continue;
    const record = { id, number, commitment, events, game: game.id, kind: 'round', final: {}, config: {} };
    const { betId, player, stakeMinor, salt = '', at } = bet;
    const choice = game.choiceWord(bet.choice);
    const receipt = {
      game: game.id,
      roundId: id,
      commitment,
      place: bets.length,
      betId,
      player,
      stakeMinor,
      choice,
      salt,
      at,
    };
    return { record: record as unknown as RoundRecord, receipt };
  }
};

const withBet = (record: RoundRecord, betId: string, change: object): RoundRecord => ({
  ...record,
  events: (record.events as readonly SharedEvent[]).map((event) =>
    event.type === 'bet.placed' && event.betId === betId ? { ...event, ...change } : event,
  ),
});

describe.each(houseGames.shared.map((game) => [game.id, game] as const))('a receipt of %s', (_id, game) => {
  const { record, receipt } = played(game);

  it('is kept by an honest record', () => {
    expect(holdReceipt(game, receipt, record)).toEqual({ kind: 'kept' });
  });

  it('shows that its bet was left out', () => {
    const events = (record.events as readonly SharedEvent[]).filter(
      (event) => event.type !== 'bet.placed' || event.betId !== receipt.betId,
    );
    expect(holdReceipt(game, receipt, { ...record, events })).toEqual({ kind: 'omitted' });
  });

  it.each([
    ['stakeMinor', { stakeMinor: '999' }],
    ['salt', { salt: '0'.repeat(32) }],
    ['player', { player: 'somebody' }],
    ['at', { at: 1 }],
  ] as const)('shows that its %s was altered', (field, change) => {
    const altered = withBet(record, receipt.betId, change);
    expect(holdReceipt(game, receipt, altered)).toEqual({ kind: 'altered', fields: [field] });
  });

  it('shows another round, seed or place', () => {
    expect(holdReceipt(game, receipt, { ...record, id: 'other' })).toEqual({ kind: 'altered', fields: ['roundId'] });
    expect(holdReceipt(game, receipt, { ...record, commitment: 'cd'.repeat(32) })).toEqual({
      kind: 'altered',
      fields: ['commitment'],
    });
    expect(holdReceipt(game, { ...receipt, place: 99 }, record)).toEqual({ kind: 'altered', fields: ['place'] });
    expect(holdReceipt(game, { ...receipt, choice: 'other' }, record)).toEqual({ kind: 'altered', fields: ['choice'] });
  });

  it('says nothing of a record that cannot be read', () => {
    expect(holdReceipt(game, receipt, { ...record, events: record.events.slice(1) })).toEqual({ kind: 'unreadable' });
  });
});
