import {
  holdReceipt,
  soloReceiptDifference,
  type AnyGame,
  type AnySharedGame,
  type BettingClosed,
  type ReceiptFinding,
  type RoundRecord,
} from 'games-engine';
import {
  isSigned,
  lateCause,
  type Evidence,
  type KeptClosing,
  type KeptReceipt,
  type KeptSolo,
} from '../../../core/evidence/evidence.ts';

/** Verdict on a kept receipt beside its round's record. `ok`: nothing is wrong. */
export interface HeldReceipt {
  kind: ReceiptFinding['kind'] | 'same' | 'changed' | 'unsigned' | 'other'; // same, changed: of a round of one player
  ok: boolean;
  place: number; // place among one player's, in the pair
  fields: readonly string[];
}

/** A receipt that no key has signed proves nothing, whatever the record says. */
export const holdKept = (game: AnySharedGame, item: KeptReceipt, record: RoundRecord): HeldReceipt => {
  const { receipt } = item;
  const { place } = receipt;
  if (!isSigned(item)) return { kind: 'unsigned', ok: false, place, fields: [] };
  if (item.fault === 'other') return { kind: 'other', ok: false, place, fields: [] };
  const finding = holdReceipt(game, receipt, record);
  const fields = finding.kind === 'altered' ? finding.fields : [];
  return { kind: finding.kind, ok: finding.kind === 'kept', place, fields };
};

/** The same of a round of one player, whose receipt is the record as far as it had come. */
const holdSolo = (item: KeptSolo, record: RoundRecord): HeldReceipt => {
  const place = item.receipt.number;
  if (!isSigned(item)) return { kind: 'unsigned', ok: false, place, fields: [] };
  if (item.fault === 'other') return { kind: 'other', ok: false, place, fields: [] };
  const difference = soloReceiptDifference(item.receipt, record);
  if (!difference) return { kind: 'same', ok: true, place, fields: [] };
  return { kind: 'changed', ok: false, place, fields: [difference.path] };
};

/** Verdict on a kept closing beside its round's record. */
export interface HeldClosing {
  kind: 'in-time' | 'late' | 'unsure' | 'loaded' | 'no-beacon' | 'closing-unsigned' | 'closing-other';
  ok: boolean; // nothing of it contradicts the record; one that came late proves nothing by itself
  lateMs: number; // below zero: before the beacon
  lateBy: 'clock' | 'late'; // why it seems late, where it does
}

const isRecorded = ({ closing, signature }: KeptClosing, { events }: RoundRecord): boolean => {
  const closed = events.find(({ type }) => type === 'betting.closed') as BettingClosed | undefined;
  return (
    closed?.betsHash === closing.betsHash &&
    closed.signature === signature &&
    closed.at === closing.at &&
    closed.beaconRound === closing.beaconRound
  );
};

/** Another closing signed for the same round proves that its bets were changed after the first. */
export const holdClosing = (item: KeptClosing, record: RoundRecord): HeldClosing => {
  const lateMs = item.beaconAt === null ? 0 : item.at - item.beaconAt;
  const lateness = { lateMs, lateBy: lateCause(lateMs, item.houseClockMs) };
  if (item.verdict === 'unsigned' || !isSigned(item)) return { kind: 'closing-unsigned', ok: false, ...lateness };
  if (!isRecorded(item, record)) return { kind: 'closing-other', ok: false, ...lateness };
  return { kind: item.verdict, ok: true, ...lateness };
};

/** All that is kept of a round, held against its record. */
export interface HeldEvidence {
  receipts: readonly HeldReceipt[];
  closings: readonly HeldClosing[];
}

export const holdAll = (game: AnyGame, items: readonly Evidence[], record: RoundRecord): HeldEvidence => ({
  receipts: items.flatMap((item) => {
    if (item.kind === 'solo') return [holdSolo(item, record)];
    return item.kind === 'receipt' && game.hosting === 'shared' ? [holdKept(game, item, record)] : [];
  }),
  closings: items.filter((item) => item.kind === 'closing').map((item) => holdClosing(item, record)),
});

/** True when part of it contradicts the house. */
export const isContradicted = ({ receipts, closings }: HeldEvidence): boolean =>
  receipts.some(({ ok, kind }) => !ok && kind !== 'unreadable') || closings.some(({ ok }) => !ok);

/** True when the record contradicts the house's signatures. */
export const isRecordChanged = ({ receipts, closings }: HeldEvidence): boolean =>
  receipts.some(({ kind }) => kind === 'changed' || kind === 'altered' || kind === 'omitted') ||
  closings.some(({ kind }) => kind === 'closing-other');
