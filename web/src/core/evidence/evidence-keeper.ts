import type { BetReceipt } from 'server/contract';
import {
  closingVerdict,
  isSigned,
  keptReceipt,
  lateCause,
  type Evidence,
  type SeenClosing,
  type SentBet,
} from './evidence.ts';
import { raiseAlarm, type AlarmCause } from './alarm-store.ts';
import { keepEvidence } from './evidence-store.ts';
import { logKey, shownLogKey } from './log-key.ts';

/** Why no signature is good: the log may have another key than this browser saw first. */
const unsignedCause = async (item: Evidence, cause: AlarmCause): Promise<AlarmCause> =>
  isSigned({ ...item, key: await shownLogKey() }) ? 'key' : cause;

/** A bet's receipt as it was answered; undefined: the round promises one and none came. */
export interface NotedReceipt {
  game: string;
  receipt: BetReceipt | undefined;
  sent: SentBet;
  at: number;
}

/** Checks a receipt and keeps it. Raises an alarm where it does not hold what was promised. */
export const keepReceipt = async ({ game, receipt, sent, at }: NotedReceipt): Promise<void> => {
  const { account, roundId } = sent;
  const raise = (cause: AlarmCause): void => raiseAlarm({ cause, account, game, roundId, lateMs: 0, clockMs: 0 });
  if (!receipt) return raise('missing');
  const item = keptReceipt(receipt, sent, { at, key: await logKey() });
  if (item.fault) raise(item.fault === 'unsigned' ? await unsignedCause(item, 'unsigned') : item.fault);
  return keepEvidence(item);
};

/** A closing as it was broadcast. */
export type NotedClosing = Omit<SeenClosing, 'kind' | 'id' | 'key'>;

/** Judges when a closing came and keeps it. Raises an alarm where it was late, or not signed. */
export const keepClosing = async ({ isAttentive, ...noted }: NotedClosing): Promise<void> => {
  const item = { ...noted, kind: 'closing', id: noted.roundId, key: await logKey() } as const;
  const verdict = closingVerdict({ ...item, isAttentive });
  const { account, roundId, at, beaconAt, houseClockMs: clockMs, closing } = item;
  const lateMs = beaconAt === null ? 0 : at - beaconAt;
  const about = { account, game: closing.game, roundId, lateMs, clockMs };
  if (verdict === 'late') raiseAlarm({ ...about, cause: lateCause(lateMs, clockMs) });
  const kept = { ...item, verdict };
  if (verdict === 'unsigned') raiseAlarm({ ...about, cause: await unsignedCause(kept, 'closing-unsigned') });
  return keepEvidence(kept);
};
