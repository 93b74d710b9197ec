import type { BetReceipt } from 'server/contract';
import type { Alarm, AlarmCause } from './alarm-store.ts';
import {
  closingVerdict,
  isSigned,
  keptReceipt,
  lateCause,
  type Evidence,
  type KeptClosing,
  type KeptReceipt,
  type SeenClosing,
  type SentBet,
} from './evidence.ts';

/** The log's verifier keys. */
export interface LogKeys {
  known(): Promise<string>; // as this browser saw it first
  shown(): Promise<string>; // by the site, now
}

/** What came of a look at evidence: what to keep, and what to tell the player. */
interface Judged<Item extends Evidence> {
  item?: Item;
  alarm?: Alarm;
}

/** Why no signature is good: the log may have another key than this browser saw first. */
const unsignedCause = async (item: Evidence, cause: AlarmCause, keys: LogKeys): Promise<AlarmCause> =>
  isSigned({ ...item, key: await keys.shown() }) ? 'key' : cause;

/** A bet's receipt as it was answered; undefined: the round promises one and none came. */
export interface NotedReceipt {
  game: string;
  receipt: BetReceipt | undefined;
  sent: SentBet;
  at: number;
}

/** Checks a receipt. There is an alarm where it does not hold what was promised. */
export const judgeReceipt = async (
  { game, receipt, sent, at }: NotedReceipt,
  keys: LogKeys,
): Promise<Judged<KeptReceipt>> => {
  const { account, roundId } = sent;
  const alarm = (cause: AlarmCause): Alarm => ({ cause, account, game, roundId, lateMs: 0, clockMs: 0 });
  if (!receipt) return { alarm: alarm('missing') };
  const item = keptReceipt(receipt, sent, { at, key: await keys.known() });
  if (!item.fault) return { item };
  return { item, alarm: alarm(item.fault === 'unsigned' ? await unsignedCause(item, 'unsigned', keys) : item.fault) };
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
