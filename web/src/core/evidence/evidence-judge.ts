import { soloReceipt, type ConfigRef, type RoundEvent } from 'games-engine';
import type { BetReceipt, DrawReceipt } from 'server/contract';
import type { Alarm, AlarmCause } from './alarm-store.ts';
import {
  closingVerdict,
  isSigned,
  keptReceipt,
  lateCause,
  type Evidence,
  type KeptClosing,
  type KeptReceipt,
  type KeptSolo,
  type SeenClosing,
  type SentBet,
} from './evidence.ts';

/** The log's verifier keys. */
export interface LogKeys {
  known(): Promise<string>; // as this browser saw it first
  shown(): Promise<string>; // by the site, now
}

/** Result of judging evidence: items to keep, and the alarm for the player. */
interface Judged<Item extends Evidence> {
  item?: Item;
  alarm?: Alarm;
}

/** Why no signature is good: the log may have another key than this browser saw first. */
const unsignedCause = async (item: Evidence, cause: AlarmCause, keys: LogKeys): Promise<AlarmCause> =>
  isSigned({ ...item, key: await keys.shown() }) ? 'key' : cause;

/** A bet's receipt as it was answered; undefined: the round promises one and none came. */
export interface NotedReceipt {
  receipt: BetReceipt | undefined;
  sent: SentBet;
  at: number;
}

/** Checks a receipt. There is an alarm where it does not hold what was promised. */
export const judgeReceipt = async (
  { receipt, sent, at }: NotedReceipt,
  keys: LogKeys,
): Promise<Judged<KeptReceipt>> => {
  const { account, game, roundId } = sent;
  const alarm = (cause: AlarmCause): Alarm => ({ cause, account, game, roundId, lateMs: 0, clockMs: 0 });
  if (!receipt) return { alarm: alarm('missing') };
  const item = keptReceipt(receipt, sent, { at, key: await keys.known() });
  if (!item.fault) return { item };
  return { item, alarm: alarm(item.fault === 'unsigned' ? await unsignedCause(item, 'unsigned', keys) : item.fault) };
};

/** A solo bet as it was answered, and whether that is what was asked. */
export interface NotedSolo {
  account: string;
  game: string;
  id: string;
  commitment: string;
  number: number; // the nonce
  events: readonly RoundEvent[];
  proof: DrawReceipt['proof'] | undefined; // undefined: no receipt came
  isAsked: boolean; // choice, stake, moves, player, client seed and number are those of this browser
  at: number;
}

/** Checks the receipt of a solo bet. `isPlayed`: whether a config is the one that this browser saw in force. */
export const judgeSolo = async (
  { account, game, id, commitment, number, events, proof, isAsked, at }: NotedSolo,
  isPlayed: (config: ConfigRef) => Promise<boolean>,
  keys: LogKeys,
): Promise<Judged<KeptSolo>> => {
  const alarm = (cause: AlarmCause): Alarm => ({ cause, account, game, roundId: id, lateMs: 0, clockMs: 0 });
  if (!proof) return { alarm: alarm('missing') };
  const { bets, config, index, path, signature } = proof;
  const receipt = soloReceipt({ commitment, config, events, game, id, number });
  const key = await keys.known();
  const noted = { kind: 'solo', account, id, roundId: id, at, key, receipt } as const;
  const item: KeptSolo = { ...noted, proof: { bets, index, path, signature }, fault: null };
  if (!isAsked || !(await isPlayed(config))) return { item: { ...item, fault: 'other' }, alarm: alarm('other') };
  if (isSigned(item)) return { item };
  return { item: { ...item, fault: 'unsigned' }, alarm: alarm(await unsignedCause(item, 'unsigned', keys)) };
};

/** A closing as it was broadcast, or came with its round. */
export type NotedClosing = Omit<SeenClosing, 'kind' | 'id' | 'key'>;

/** Judges when a closing came. There is an alarm where it was late, or not signed. */
export const judgeClosing = async (
  { isAttentive, isLoaded, ...noted }: NotedClosing,
  keys: LogKeys,
): Promise<Judged<KeptClosing>> => {
  const seen = { ...noted, kind: 'closing', id: noted.roundId, key: await keys.known() } as const;
  const item: KeptClosing = { ...seen, verdict: closingVerdict({ ...seen, isAttentive, isLoaded }) };
  const { account, roundId, at, beaconAt, houseClockMs: clockMs, closing, verdict } = item;
  const lateMs = beaconAt === null ? 0 : at - beaconAt;
  const about = { account, game: closing.game, roundId, lateMs, clockMs };
  if (verdict === 'late') return { item, alarm: { ...about, cause: lateCause(lateMs, clockMs) } };
  if (verdict !== 'unsigned') return { item };
  return { item, alarm: { ...about, cause: await unsignedCause(item, 'closing-unsigned', keys) } };
};
