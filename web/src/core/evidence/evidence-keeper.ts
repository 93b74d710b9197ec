import type { ConfigRef } from 'games-engine';
import { queryClient } from '../connection/query.ts';
import { activeGameQuery } from '../games/active-game.ts';
import { raiseAlarm } from './alarm-store.ts';
import {
  judgeClosing,
  judgeReceipt,
  judgeSolo,
  type LogKeys,
  type NotedClosing,
  type NotedReceipt,
  type NotedSolo,
} from './evidence-judge.ts';
import { keepEvidence, keepFirst } from './evidence-store.ts';
import { logKey, shownLogKey } from './log-key.ts';

const siteKeys: LogKeys = { known: logKey, shown: shownLogKey };

/** Checks a receipt and keeps it. Raises an alarm where it does not hold what was promised. */
export const keepReceipt = async (noted: NotedReceipt): Promise<void> => {
  const { item, alarm } = await judgeReceipt(noted, siteKeys);
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
  const { item, alarm } = await judgeSolo(noted, isPlayedBy(noted.game, configHash), siteKeys);
  if (alarm) raiseAlarm(alarm);
  if (item) await keepEvidence(item);
};

/** Judges when a closing came and keeps it: the first of its round. Raises an alarm where it was late, or not signed. */
export const keepClosing = async (noted: NotedClosing): Promise<void> => {
  const { item, alarm } = await judgeClosing(noted, siteKeys);
  if (alarm) raiseAlarm(alarm);
  if (item) await keepFirst(item);
};
