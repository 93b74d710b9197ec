import type { AnySharedGame } from '../define-game.ts';
import type { RoundRecord } from '../record.ts';
import { createSharedReader } from '../shared-shape.ts';
import type { Receipt } from './closing.ts';

/** Fields in which a record can contradict a receipt. */
export const receiptFields = [
  'game',
  'roundId',
  'commitment',
  'place',
  'player',
  'stakeMinor',
  'choice',
  'salt',
  'at',
] as const satisfies readonly (keyof Receipt)[];
export type ReceiptField = (typeof receiptFields)[number];

/**
 * A receipt held against the record of its round. kept: the bet is in it as promised. omitted: it is not in it.
 * altered: it is in it otherwise. unreadable: the record's events are not those of a round.
 */
export type ReceiptFinding =
  | { readonly kind: 'kept' | 'omitted' | 'unreadable' }
  | { readonly kind: 'altered'; readonly fields: readonly ReceiptField[] };

/** Holds a receipt against a record. Says nothing of the receipt's signature, nor of the record's place in the log. */
export const holdReceipt = (game: AnySharedGame, receipt: Receipt, record: RoundRecord): ReceiptFinding => {
  const log = createSharedReader(game).read(record.events);
  if (!log) return { kind: 'unreadable' };
  const index = log.bets.findIndex(({ id }) => id === receipt.betId);
  const bet = log.bets[index];
  if (!bet) return { kind: 'omitted' };
  const recorded: Record<ReceiptField, string | number | undefined> = {
    game: record.game,
    roundId: record.id,
    commitment: record.commitment,
    place: index + 1,
    player: bet.player,
    stakeMinor: String(bet.stakeMinor),
    choice: game.choiceWord(bet.choice),
    salt: bet.salt,
    at: bet.at,
  };
  const fields = receiptFields.filter((field) => recorded[field] !== receipt[field]);
  return fields.length === 0 ? { kind: 'kept' } : { kind: 'altered', fields };
};
