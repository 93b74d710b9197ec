import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SheetSubject } from './report-sheets.ts';

/** A PAR sheet whose hash is asked for. */
export interface AskedSheet extends SheetSubject {
  issuedAt: string; // ISO 8601
}

/**
 * SHA-256 of the PAR sheets of the house's own games, in order; undefined where one cannot be made. In a thread of its own:
 * the exact maths of a game take a second, and bets go on meanwhile. Rejects when the signal is aborted.
 */
export const hashSheets = async (
  asked: readonly AskedSheet[],
  signal: AbortSignal,
): Promise<readonly (string | undefined)[]> => {
  if (asked.length === 0) return [];
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { workerData: asked });
  try {
    const [hashes] = (await once(worker, 'message', { signal })) as [readonly (string | undefined)[]];
    return hashes;
  } finally {
    await worker.terminate();
  }
};
