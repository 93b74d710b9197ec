import { randomUUIDv7 } from 'node:crypto';
import { support } from 'db';
import { generalCodes } from '../../../contract/general-codes.ts';
import type { SupportAttachment } from '../../../contract/features/support.contract.ts';
import { MAX_SUPPORT_FILES_A_DAY, supportCodes } from '../../../contract/features/support-values.ts';
import type { DocumentStore } from '../../core/documents/document-store.ts';
import { DOCUMENT_TYPE, redrawUpload } from '../../core/documents/document-upload.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { ownBuckets, type MakeBuckets } from '../../core/realtime/limit-share.ts';
import type { BucketRate } from '../../core/realtime/token-bucket.ts';

const FILES: BucketRate = { perSecond: 0.2, burst: 15 }; // rate of one network: each file costs a decoder
const DAY_MS = 86_400_000;

/** Takes pictures for messages that are not sent yet, as identity pictures are taken. Refusals are CallErrors. */
export interface SupportUpload {
  /** Before a byte is read. */
  admit(owner: support.SupportOwner, network: string): Promise<void>;
  take(owner: support.SupportOwner, bytes: Buffer): Promise<SupportAttachment>;
  /** Removes what was never sent. */
  forget(): Promise<void>;
}

type Tools = Pick<FeatureTools, 'db' | 'em' | 'clock'> & { store: DocumentStore; buckets?: MakeBuckets };

export const createSupportUpload = ({ db, em, clock, store, buckets: make = ownBuckets }: Tools): SupportUpload => {
  const buckets = make('support.files', FILES);
  return {
    async admit(owner, network) {
      const retryAfterMs = buckets.take(network, performance.now());
      if (retryAfterMs > 0) throw new CallError(generalCodes.tooManyCalls, { retryAfterMs });
      const taken = await support.countSupportAttachments(em(), owner, clock.now() - DAY_MS);
      if (taken >= MAX_SUPPORT_FILES_A_DAY) throw new CallError(supportCodes.tooManyFiles);
    },
    /** The file first: a row never names one that is not there. */
    async take(owner, sent) {
      const content = await redrawUpload(sent);
      const uid = randomUUIDv7();
      await store.put(uid, content);
      const row = { uid, mime: DOCUMENT_TYPE, bytes: content.length };
      await support.addSupportAttachment(em(), { ...row, owner, at: clock.now() }).catch(async (error: unknown) => {
        await store.remove(uid);
        throw error;
      });
      return row;
    },
    async forget() {
      const before = clock.now() - DAY_MS;
      const unsent = await support.forgetUnsentAttachments(db.pool, before);
      const left = await support.filesOfNoAttachment(db.pool, before); // the store was away, or a row was never written
      for (const uid of new Set([...unsent, ...left])) await store.remove(uid);
    },
  };
};
