import type { ConsistencyAnswer } from 'server/contract';
import { siteLog } from '../log-source.ts';
import type { HeadSource } from './head-check.ts';
import type { RangeSource } from './log-range.ts';

const answered = async (path: string, signal?: AbortSignal): Promise<Response> => {
  const answer = await fetch(`/api/log/${path}`, signal ? { signal } : {});
  if (!answer.ok) throw new Error(`the log answered ${answer.status}`);
  return answer;
};

const consistency = async (from: number, to: number): Promise<ConsistencyAnswer> =>
  (await answered(`proof/consistency?from=${from}&to=${to}`)).json() as Promise<ConsistencyAnswer>;

/** The heads' part of the log of the site that serves this page. */
export const siteHeads: HeadSource = { key: siteLog.key, consistency };

/** The entries of the log of the site that serves this page. */
export const siteRange: RangeSource = {
  entries: async ({ from, to }, signal) => (await answered(`entries?from=${from}&to=${to}`, signal)).text(),
  consistency: async (from, to) => (await consistency(from, to)).proof,
};
