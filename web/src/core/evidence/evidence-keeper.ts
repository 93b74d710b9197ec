import type { ConfigRef } from 'games-engine';
import { formatVerifierKey, KEY_LAG_MS, keyInForce, openKeys, type KeyList } from 'games-engine/log';
import { queryClient } from '../connection/query.ts';
import { activeGameQuery } from '../games/active-game.ts';
import { raiseAlarm, type Alarm } from './alarm-store.ts';
import {
  judgeClosing,
  judgeReceipt,
  judgeSolo,
  type LogKeys,
  type NotedClosing,
  type NotedReceipt,
  type NotedSolo,
} from './evidence-judge.ts';
import { changeLogKey, keepEvidence, keepFirst, keyBeside } from './evidence-store.ts';
import { logKey, shownLogKey } from './log-key.ts';

/**
 * Takes the key that the log has changed to, when the known one has signed for it and the change stands in the log. False: the
 * site shows another key, and nothing that the known one signed leads there.
 */
export const followKey = (list: KeyList, known: string): boolean => {
  const opened = openKeys(list, known);
  if ('difference' in opened) return false;
  const next = opened.chain[opened.chain.findIndex(({ key }) => formatVerifierKey(key) === known) + 1];
  if (!next) return false;
  changeLogKey({ key: known, until: next.from + KEY_LAG_MS }, formatVerifierKey(keyInForce(opened.chain)));
  return true;
};

const followSiteKey = async (known: string): Promise<boolean> => {
  const answer = await fetch('/api/log/keys');
  return answer.ok && followKey((await answer.json()) as KeyList, known);
};

const siteKeys: LogKeys = { known: logKey, shown: shownLogKey };

/**
 * Judges by the key that this browser knows; where the log has changed it, by the one that it leads to, and for a while by the one
 * before: not every process of the house changes in one moment.
 */
const judged = async <Result extends { alarm?: Alarm }>(judge: (keys: LogKeys) => Promise<Result>): Promise<Result> => {
  const first = await judge(siteKeys);
  const cause = first.alarm?.cause;
  if (cause === 'key') return (await followSiteKey(await logKey())) ? judge(siteKeys) : first;
  const beside = cause === 'unsigned' || cause === 'closing-unsigned' ? keyBeside(Date.now()) : undefined;
  if (beside === undefined) return first;
  const second = await judge({ ...siteKeys, known: async () => beside });
  return second.alarm ? first : second;
};

/** Checks a receipt and keeps it. Raises an alarm where it does not hold what was promised. */
export const keepReceipt = async (noted: NotedReceipt): Promise<void> => {
  const { item, alarm } = await judged((keys) => judgeReceipt(noted, keys));
  if (alarm) raiseAlarm(alarm);
  if (item) await keepEvidence(item);
};

/** The config's hash that this browser saw, or sees when it looks again: another may have come into force with the bet. */
const isPlayedBy =
  (game: string, seen: string | undefined) =>
  async ({ hash }: ConfigRef): Promise<boolean> =>
    hash === seen || hash === (await queryClient.fetchQuery({ ...activeGameQuery(game), staleTime: 0 })).hash;

/** Checks the receipt of a solo bet and keeps it. `configHash`: of the config on the screen. */
export const keepSolo = async (noted: NotedSolo, configHash: string | undefined): Promise<void> => {
  const { item, alarm } = await judged((keys) => judgeSolo(noted, isPlayedBy(noted.game, configHash), keys));
  if (alarm) raiseAlarm(alarm);
  if (item) await keepEvidence(item);
};

/** Judges when a closing came and keeps it: the first of its round. Raises an alarm where it was late, or not signed. */
export const keepClosing = async (noted: NotedClosing): Promise<void> => {
  const { item, alarm } = await judged((keys) => judgeClosing(noted, keys));
  if (alarm) raiseAlarm(alarm);
  if (item) await keepFirst(item);
};
