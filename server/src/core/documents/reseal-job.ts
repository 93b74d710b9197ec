import type { Job } from '../features/jobs.ts';
import type { Logger } from '../observability/logger.ts';
import type { DocumentStore } from './document-store.ts';

const EVERY_MS = 3_600_000;

/** Seals documents by the present of SEALING_SECRETS, so that the former ones can be left out. Nothing is done when all are. */
export const resealJob = (store: DocumentStore, log: Logger): Job => ({
  name: 'reseal',
  everyMs: EVERY_MS,
  async run() {
    const failed = (id: string, error: unknown): void =>
      log.error({ err: error, document: id }, 'a document does not open: its key or its store is not configured');
    const count = await store.reseal(failed);
    if (count > 0) log.info({ count }, 'documents were sealed by the present key');
  },
});
