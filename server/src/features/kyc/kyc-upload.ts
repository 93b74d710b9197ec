import { hash, randomUUIDv7 } from 'node:crypto';
import { type Database, inUnitOfWork, kyc, type UnitOfWork } from 'db';
import { generalCodes } from '../../../contract/general-codes.ts';
import { kycCodes, type KycKind } from '../../../contract/features/kyc-values.ts';
import { tellPlayerChanged } from '../../core/auth/changes.ts';
import type { PersonWatch } from '../../core/auth/person-watch.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { ownBuckets, type MakeBuckets } from '../../core/realtime/limit-share.ts';
import type { BucketRate } from '../../core/realtime/token-bucket.ts';
import { DOCUMENT_TYPE, redrawUpload } from '../../core/documents/document-upload.ts';
import type { DocumentStore } from '../../core/documents/document-store.ts';

const FILES: BucketRate = { perSecond: 0.2, burst: 15 }; // rate of one player: each file costs a decoder

/** A file as it was sent. */
export interface SentFile {
  userId: bigint;
  kind: KycKind;
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
  db: Pick<Database, 'pool' | 'orm'>,
  { store, persons }: { store: DocumentStore; persons: PersonWatch },
  { files = FILES, buckets: make = ownBuckets }: { files?: BucketRate; buckets?: MakeBuckets } = {},
): KycUpload => {
  const buckets = make('kyc.files', files);

  /** The file first: a row never names one that is not there. */
  const keep = async (file: SentFile, content: Buffer): Promise<string> => {
    const { userId, kind, address } = file;
    const id = randomUUIDv7();
    await store.put(id, content);
    const hashes = {
      sha256: hash('sha256', file.bytes, 'buffer'),
      pictureSha256: hash('sha256', content, 'buffer'),
    };
    const row = { id, userId, kind, mediaType: DOCUMENT_TYPE, bytes: content.length, ...hashes, address };
    const add = async ({ em }: UnitOfWork): Promise<kyc.Added> => {
      const added = await kyc.addDocument(em, row);
      const request = kind === 'funds_proof' && added === 'added' ? await kyc.openFundsRequest(em, userId) : null;
      if (request) await kyc.noteFunds(em, request, { kind: 'fundsSent', actorId: null, at: Date.now() });
      return added;
    };
    const result = await inUnitOfWork(db, add).catch(async (error: unknown) => {
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
      if (!(await kyc.mayAddDocument(db.orm.em.fork(), userId))) throw new CallError(kycCodes.tooMany);
    },
    async take(file) {
      const id = await keep(file, await redrawUpload(file.bytes));
      await persons.look(file.userId);
      await tellPlayerChanged(db.orm.em.fork(), file.userId);
      return { id };
    },
  };
};
