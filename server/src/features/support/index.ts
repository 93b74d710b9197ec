import { support as contract } from '../../../contract/features/support.contract.ts';
import { resealJob } from '../../core/documents/reseal-job.ts';
import { createDocumentStore } from '../../core/documents/document-store.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { texts } from '../../core/i18n/texts.ts';
import { supportLetterRoutes } from './support-letter.routes.ts';
import { createSupportNetworks } from './send-support.ts';
import { createSupportPushes } from './support-pushes.ts';
import { createMailJobs, mailVariables } from './support-mail.ts';
import { createSupportUpload } from './support-upload.ts';
import { createSupportCalls } from './support.handlers.ts';
import { supportRoutes } from './support.routes.ts';

const FORGET_EVERY_MS = 3_600_000;

/** Conversations of players and guests with the house. Their pictures lie sealed. */
export const support = defineFeature({
  contract,
  messages: texts('support'),
  variables: [mailVariables],
  open(featureTools) {
    const { settings, secrets, filesOf, db, em, staff, findSender, translate } = featureTools;
    const store = createDocumentStore(filesOf('support'), secrets, 'support');
    const tools = {
      ...featureTools,
      store,
      tell: createSupportPushes(featureTools),
      networks: createSupportNetworks(featureTools.buckets),
    };
    const upload = createSupportUpload(tools);
    const { publicOrigin } = settings;
    return {
      calls: createSupportCalls(tools),
      routes(app) {
        void app.register(supportRoutes, { db, em, staff, findSender, translate, publicOrigin, upload, store });
        void app.register(supportLetterRoutes, { ...tools, publicOrigin });
      },
      jobs: [
        { name: 'unsentPictures', everyMs: FORGET_EVERY_MS, run: () => upload.forget() },
        resealJob(store, featureTools.log),
        ...createMailJobs({ ...tools, upload }),
      ],
    };
  },
});
