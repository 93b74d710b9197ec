import { hash, randomUUIDv7 } from 'node:crypto';
import { addKycDocument, mayAddKycDocument, type Database } from 'db';
import { generalCodes } from '../../../contract/errors.ts';
import { kycCodes, type KycKind, type KycMediaType } from '../../../contract/kyc.contract.ts';
import { tellPlayerChanged } from '../../core/auth/changes.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { TokenBuckets, type BucketRate } from '../../core/realtime/token-bucket.ts';
import { cleanDocument } from './document-content.ts';
import { DocumentRefused } from './document-refused.ts';
import type { DocumentStore } from './document-store.ts';

const FILES: BucketRate = { perSecond: 0.2, burst: 15 }; // of one player: each costs a decoder

/** A file as it was sent. */
export interface SentFile {
  userId: bigint;
  kind: KycKind;
  mediaType: KycMediaType;
  bytes: Buffer;
  address: string;
}

/** Takes players' documents. Refusals are CallErrors with the codes of the contract. */
export interface KycUpload {
  /** Before a byte is read. */
  admit(userId: bigint): Promise<void>;
  take(file: SentFile): Promise<{ id: string }>;
}

const refused = { too_many: kycCodes.tooMany, duplicate: kycCodes.duplicate } as const;

export const createKycUpload = (
  { pool }: Pick<Database, 'pool'>,
  store: DocumentStore,
  { files = FILES }: { files?: BucketRate } = {},
): KycUpload => {
  const buckets = new TokenBuckets(files);

  const clean = async ({ bytes, mediaType }: SentFile): Promise<Buffer> => {
    try {
      return await cleanDocument(bytes, mediaType);
    } catch (error) {
      throw error instanceof DocumentRefused ? new CallError(error.fault) : error;
    }
  };

  /** The file first: a row never names one that is not there. */
  const keep = async (file: SentFile, content: Buffer): Promise<string> => {
    const { userId, kind, mediaType, address } = file;
    const id = randomUUIDv7();
    await store.put(id, content);
    const sha256 = hash('sha256', file.bytes, 'buffer');
    const row = { id, userId, kind, mediaType, bytes: content.length, sha256, address };
    const result = await addKycDocument(pool, row).catch(async (error: unknown) => {
      await store.remove(id);
      throw error;
    });
    if (result === 'added') return id;
    await store.remove(id);
    throw new CallError(refused[result]);
  };

  return {
    async admit(userId) {
      const retryAfterMs = buckets.take(String(userId), performance.now());
      if (retryAfterMs > 0) throw new CallError(generalCodes.tooManyCalls, { retryAfterMs });
      if (!(await mayAddKycDocument(pool, userId))) throw new CallError(kycCodes.tooMany);
    },
    async take(file) {
      const id = await keep(file, await clean(file));
      await tellPlayerChanged(pool, file.userId);
      return { id };
    },
  };
};
