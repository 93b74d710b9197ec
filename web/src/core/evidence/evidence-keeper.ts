import { raiseAlarm } from './alarm-store.ts';
import { judgeClosing, judgeReceipt, type LogKeys, type NotedClosing, type NotedReceipt } from './evidence-judge.ts';
import { keepEvidence, keepFirst } from './evidence-store.ts';
import { logKey, shownLogKey } from './log-key.ts';

const siteKeys: LogKeys = { known: logKey, shown: shownLogKey };

/** Checks a receipt and keeps it. Raises an alarm where it does not hold what was promised. */
export const keepReceipt = async (noted: NotedReceipt): Promise<void> => {
  const { item, alarm } = await judgeReceipt(noted, siteKeys);
  if (alarm) raiseAlarm(alarm);
  if (item) await keepEvidence(item);
};

/** Judges when a closing came and keeps it: the first of its round. Raises an alarm where it was late, or not signed. */
export const keepClosing = async (noted: NotedClosing): Promise<void> => {
  const { item, alarm } = await judgeClosing(noted, siteKeys);
  if (alarm) raiseAlarm(alarm);
  if (item) await keepFirst(item);
};
