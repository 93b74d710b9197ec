import {
  holdReceipt,
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
} from '../../../core/evidence/evidence.ts';

/** What a kept receipt comes to beside its round's record. `ok`: nothing is wrong. */
export interface HeldReceipt {
  kind: ReceiptFinding['kind'] | 'unsigned' | 'other';
  ok: boolean;
  place: number;
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

/** What a kept closing comes to beside its round's record. */
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
  const told = { lateMs, lateBy: lateCause(lateMs, item.houseClockMs) };
  if (item.verdict === 'unsigned' || !isSigned(item)) return { kind: 'closing-unsigned', ok: false, ...told };
  if (!isRecorded(item, record)) return { kind: 'closing-other', ok: false, ...told };
  return { kind: item.verdict, ok: true, ...told };
};

/** All that is kept of a round, held against its record. */
export interface HeldEvidence {
  receipts: readonly HeldReceipt[];
  closings: readonly HeldClosing[];
}

export const holdAll = (game: AnySharedGame, items: readonly Evidence[], record: RoundRecord): HeldEvidence => ({
  receipts: items.filter((item) => item.kind === 'receipt').map((item) => holdKept(game, item, record)),
  closings: items.filter((item) => item.kind === 'closing').map((item) => holdClosing(item, record)),
});

/** Whether something of it contradicts the house. */
export const isContradicted = ({ receipts, closings }: HeldEvidence): boolean =>
  receipts.some(({ ok, kind }) => !ok && kind !== 'unreadable') || closings.some(({ ok }) => !ok);
