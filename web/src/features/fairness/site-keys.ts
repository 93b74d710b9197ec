import {
  firstKey,
  formatVerifierKey,
  keyInForce,
  openKeys,
  parseVerifierKey,
  type KeyChain,
  type KeyList,
} from 'games-engine/log';
import { siteLog } from './log-check.ts';

/** Keys of the log of the site that serves this page, and where in the log each was named. */
export interface SiteKeys {
  chain: KeyChain;
  indexes: readonly number[]; // entries of the changes
  isProved: boolean; // false: the changes do not lead from one key to the next, or are not in the log
}

/** The keys of a list, checked in this browser. */
export const readKeys = (list: KeyList): SiteKeys | undefined => {
  const opened = openKeys(list, undefined);
  const indexes = list.keys?.map(({ index }) => index) ?? [];
  if ('chain' in opened) return { chain: opened.chain, indexes, isProved: true };
  const key = parseVerifierKey(list.key);
  return key && { chain: firstKey(key), indexes: [], isProved: false };
};

/** Asks the site for its log's keys; of a log without entries there is the one that it shows. */
export const siteKeys = async (): Promise<SiteKeys> => {
  const answer = await fetch('/api/log/keys');
  const keys = answer.ok ? readKeys((await answer.json()) as KeyList) : undefined;
  if (keys) return keys;
  const key = parseVerifierKey((await siteLog.key()).trim());
  if (!key) throw new Error('the log shows no verifier key');
  return { chain: firstKey(key), indexes: [], isProved: true };
};

/** The key that signs heads of so many entries. */
export const keyOfHead = ({ chain, indexes }: SiteKeys, size: number): string => {
  const within = indexes.filter((index) => index < size).length;
  return formatVerifierKey((chain[within] ?? { key: keyInForce(chain) }).key);
};
