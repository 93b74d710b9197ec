import { type Database, inUnitOfWork, kyc, userRepository } from 'db';
import type { CallAnswer } from '../../../contract/calls.ts';
import type { kycCalls } from '../../../contract/features/kyc.contract.ts';
import { shownDocument, shownRequest } from '../../core/kyc-document.ts';
import { identityNeeded } from '../../core/identity/identity-gate.ts';
import type { CallHandler } from '../../core/realtime/dispatcher.ts';

type Handlers = { [N in keyof typeof kycCalls]: CallHandler<(typeof kycCalls)[N], CallAnswer<N>> };

/** `kyc.load`: one's own documents. The files themselves are never given back. */
export const createKycHandlers = (db: Database): Handlers => ({
  'kyc.load': {
    async handle(_payload, { player: { userId, lang } }) {
      const [user, documents, requests, mayAdd, reached] = await Promise.all([
        userRepository(db.orm.em.fork()).findById(userId),
        kyc.documentsOf(db.orm.em.fork(), userId),
        kyc.openRequests(db.orm.em.fork(), userId),
        kyc.mayAddDocument(db.orm.em.fork(), userId),
        inUnitOfWork(db, (unit) => identityNeeded(unit, { userId, at: Date.now() })),
      ]);
      return {
        status: user?.kycStatus ?? 'none',
        documents: documents.map((document) => shownDocument(document, lang)),
        requests: requests.map((request) => shownRequest(request, lang)),
        isHeld: reached !== undefined,
        mayAdd,
      };
    },
  },
});
