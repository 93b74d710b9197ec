import type { FastifyInstance } from 'fastify';
import { createDocumentStore } from '../features/kyc/document-store.ts';
import { createKycUpload } from '../features/kyc/kyc-upload.ts';
import { kycRoutes } from '../features/kyc/kyc.routes.ts';
import type { Translate } from '../core/i18n/translate.ts';
import type { Accounts } from './accounts.ts';

/** Documents over HTTP. They lie sealed in the data directory. */
export const serveKyc = async (
  app: FastifyInstance,
  { db, config, secrets, persons, findSender, staff }: Accounts,
  translate: Translate,
): Promise<void> => {
  const store = createDocumentStore(config.dataDir, secrets.keyFor('kyc'));
  const upload = createKycUpload(db, { store, persons });
  await app.register(kycRoutes, { db, staff, upload, store, findSender, translate, publicOrigin: config.publicOrigin });
};
