import { closingText, isSignatureOf, receiptText, type Closing, type Receipt } from 'games-engine';
import { parseVerifierKey } from 'games-engine/log';
import type { BetReceipt } from 'server/contract';

/** What the browser itself sent and saw of a bet. */
export interface SentBet {
  betId: string;
  roundId: string;
  stakeMinor: string; // base hundredths, as answered
  salt: string;
  commitment: string; // that stood beside the bet
  account: string; // the player's public id
}

/** What is wrong with a receipt: not signed by the key, or of something else than was sent. */
export type ReceiptFault = 'unsigned' | 'other';

/** A receipt as this browser keeps it. */
export interface KeptReceipt {
  kind: 'receipt';
  account: string; // public id of who was signed in
  id: string; // the bet's
  roundId: string;
  at: number; // when it came, ms since epoch by this browser's own clock
  key: string; // the verifier key of the log at that time
  receipt: BetReceipt;
  fault: ReceiptFault | null;
}

/** How a closing came: see `closingVerdict`. */
export type ClosingVerdict = 'in-time' | 'late' | 'unsure' | 'loaded' | 'unsigned' | 'no-beacon';

/** A closing as this browser keeps it. */
export interface KeptClosing {
  kind: 'closing';
  account: string; // empty: nobody was signed in
  id: string; // the round's
  roundId: string;
  at: number; // when it came, ms since epoch by this browser's own clock
  key: string;
  closing: Closing;
  signature: string; // base64
  beaconAt: number | null; // when the beacon's round may first be known, ms since epoch
  houseClockMs: number; // how far the house's clock seemed ahead of this browser's
  verdict: ClosingVerdict;
}

export type Evidence = KeptReceipt | KeptClosing;

/** Whether the key of a verifier key text has signed what the evidence holds. */
export const isSigned = (item: Evidence): boolean => {
  const key = parseVerifierKey(item.key);
  if (!key) return false;
  return item.kind === 'receipt'
    ? isSignatureOf(item.receipt.signature, receiptText(key.name, item.receipt), key)
    : isSignatureOf(item.signature, closingText(key.name, item.closing), key);
};

const isOfBet = (receipt: Receipt, sent: SentBet): boolean =>
  receipt.betId === sent.betId &&
  receipt.roundId === sent.roundId &&
  receipt.stakeMinor === sent.stakeMinor &&
  receipt.salt === sent.salt &&
  receipt.commitment === sent.commitment &&
  receipt.player === sent.account;

/** A receipt with what is wrong with it. */
export const keptReceipt = (
  receipt: BetReceipt,
  sent: SentBet,
  { at, key }: { at: number; key: string },
): KeptReceipt => {
  const { account, betId: id, roundId } = sent;
  const item: KeptReceipt = { kind: 'receipt', account, id, roundId, at, key, receipt, fault: null };
  return { ...item, fault: !isOfBet(receipt, sent) ? 'other' : isSigned(item) ? null : 'unsigned' };
};

/** What there is to say of a closing before its verdict. */
export interface SeenClosing extends Omit<KeptClosing, 'verdict'> {
  isAttentive: boolean; // the page was there, seen and connected all the while
  isLoaded: boolean; // it was not broadcast to this page: it came with the round, as after a reload
}

/**
 * How a closing came. Late by a page that was away proves nothing: it may have waited on its way, or have been broadcast
 * before the page was there. The house's own clock takes no part.
 */
export const closingVerdict = ({ isAttentive, isLoaded, ...seen }: SeenClosing): ClosingVerdict => {
  if (!isSigned({ ...seen, verdict: 'unsure' })) return 'unsigned';
  if (seen.beaconAt === null) return 'no-beacon';
  if (seen.at < seen.beaconAt) return 'in-time';
  if (isAttentive) return 'late';
  return isLoaded ? 'loaded' : 'unsure';
};

const DRIFT_MS = 1000; // by which clocks may differ without a word of it

/** Why a closing seems late: where this browser's clock is ahead of the house's by more, one of the two is wrong. */
export const lateCause = (lateMs: number, houseClockMs: number): 'clock' | 'late' =>
  -houseClockMs > DRIFT_MS && -houseClockMs > lateMs ? 'clock' : 'late';
