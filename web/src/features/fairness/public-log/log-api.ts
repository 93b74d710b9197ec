import type { ConsistencyAnswer } from 'server/contract';
import { siteLog } from '../log-source.ts';
import type { HeadSource } from './head-check.ts';
import type { RangeSource } from './log-range.ts';

const TOO_MANY = 429;

/** Waits as long as a refused request is told to. Throws when it is aborted meanwhile. */
const waitFor = async ({ headers }: Response, signal: AbortSignal | undefined): Promise<void> => {
  const seconds = Math.max(1, Number(headers.get('retry-after')) || 1);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  signal?.throwIfAborted();
};

const answered = async (path: string, signal?: AbortSignal): Promise<Response> => {
  const answer = await fetch(`/api/log/${path}`, signal ? { signal } : {});
  if (answer.status === TOO_MANY) {
    await waitFor(answer, signal);
    return answered(path, signal);
  }
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
