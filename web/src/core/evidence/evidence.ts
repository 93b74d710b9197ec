import {
  closingText,
  isSignatureOf,
  isSignedReceipt,
  receiptText,
  type Closing,
  type Receipt,
  type ReceiptProof,
  type SoloReceipt,
} from 'games-engine';
import { parseVerifierKey } from 'games-engine/log';
import type { BetReceipt } from 'server/contract';

/** A bet as the browser asked for it, in the words of its receipt, and the id that it was answered with. */
export interface SentBet {
  game: string;
  betId: string;
  roundId: string;
  commitment: string; // commitment that the player saw
  account: string; // the player's public id
  stakesMinor: readonly string[]; // base hundredths, by the course before and after the answer
  choice: string; // one word
  salt: string;
  minPlace: number; // behind the bets that the browser had heard of
  maxPlace: number;
}

/** Fault of a receipt: not signed by the key, or of another bet than was sent. */
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

/** Verdict on a closing's arrival: see `closingVerdict`. */
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
  houseClockMs: number; // lead of the house's clock over this browser's
  verdict: ClosingVerdict;
}

/** A receipt of a solo bet as this browser keeps it. One of the whole round takes the place of that of its bet. */
export interface KeptSolo {
  kind: 'solo';
  account: string;
  id: string; // the round's, which is the bet's
  roundId: string;
  at: number; // when it came, ms since epoch by this browser's own clock
  key: string;
  receipt: SoloReceipt;
  proof: ReceiptProof;
  fault: ReceiptFault | null;
}

/** A client seed of this browser, and the commitment that it had been shown before. Nobody signs what was shown. */
export interface KeptPair {
  kind: 'pair';
  account: string;
  id: string; // the client seed
  roundId: string; // empty
  at: number;
  key: string; // empty
  pair: { player: string; commitment: string; clientSeed: string };
  typed: string; // by the player
  bytes: string; // fresh ones of this browser, hex
}

export type Evidence = KeptReceipt | KeptClosing | KeptSolo | KeptPair;

/** True when the key of a verifier key text has signed the evidence. */
export const isSigned = (item: Evidence): boolean => {
  if (item.kind === 'pair') return false;
  const key = parseVerifierKey(item.key);
  if (!key) return false;
  if (item.kind === 'solo') return isSignedReceipt(item.receipt, item.proof, key);
  return item.kind === 'receipt'
    ? isSignatureOf(item.receipt.signature, receiptText(key.name, item.receipt), key)
    : isSignatureOf(item.signature, closingText(key.name, item.closing), key);
};

const isOfBet = (receipt: Receipt, sent: SentBet): boolean =>
  receipt.game === sent.game &&
  receipt.betId === sent.betId &&
  receipt.roundId === sent.roundId &&
  receipt.commitment === sent.commitment &&
  receipt.player === sent.account &&
  sent.stakesMinor.includes(receipt.stakeMinor) &&
  receipt.choice === sent.choice &&
  receipt.salt === sent.salt &&
  receipt.place >= sent.minPlace &&
  receipt.place <= sent.maxPlace;

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

/** Closing before its verdict. */
export interface SeenClosing extends Omit<KeptClosing, 'verdict'> {
  isAttentive: boolean; // the page was there, seen and connected all the while
  isLoaded: boolean; // it was not broadcast to this page: it came with the round, as after a reload
}

/**
 * Judges a closing's arrival. Late by a page that was away proves nothing: it may have waited on its way, or have been
 * broadcast before the page was there. The house's own clock takes no part.
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
