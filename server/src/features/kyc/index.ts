import { kyc as contract } from '../../../contract/features/kyc.contract.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { createDocumentStore } from '../../core/documents/document-store.ts';
import { resealJob } from '../../core/documents/reseal-job.ts';
import { createKycUpload } from './kyc-upload.ts';
import { createKycHandlers } from './kyc.handlers.ts';
import { texts } from '../../core/i18n/texts.ts';
import { kycRoutes } from './kyc.routes.ts';

/** Identity documents. They lie sealed where every process finds them. */
export const kyc = defineFeature({
  contract,
  messages: texts('kyc'),
  open({ buckets, db, filesOf, log, settings, secrets, persons, staff, findSender, translate }) {
    const { publicOrigin } = settings;
    const store = createDocumentStore(filesOf('kyc'), secrets, 'kyc');
    const upload = createKycUpload(db, { store, persons }, { buckets });
    return {
      calls: createKycHandlers(db),
      jobs: [resealJob(store, log)],
      routes: (app) => void app.register(kycRoutes, { db, staff, upload, store, findSender, translate, publicOrigin }),
    };
  },
});
