import { notices as contract } from '../../../contract/features/notices.contract.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { texts } from '../../core/i18n/texts.ts';
import { noticeJobs } from './notice-jobs.ts';
import { createNoticesHandlers } from './notices.handlers.ts';
import { pushVariables, readPushKeys } from './push-keys.ts';
import { createPushSender } from './push-sender.ts';

const PUSH_EVERY_MS = 30_000; // for what failed, and what a process left behind

/** Notices of what happened to a player while they were away: in the site, and pushed to browsers. */
export const notices = defineFeature({
  contract,
  messages: texts('notices'),
  variables: [pushVariables],
  open(tools) {
    const { pushes, log } = tools;
    const keys = readPushKeys(tools);
    const sender = createPushSender({ ...tools, keys });
    let sending = Promise.resolve();
    return {
      calls: createNoticesHandlers({ ...tools, pushKey: keys.publicKey }),
      jobs: [...noticeJobs(tools), { name: 'push', everyMs: PUSH_EVERY_MS, run: () => sender.sendDue() }],
      on: {
        'notice.added': ({ userId }) => {
          const push = { channel: 'notices', type: 'changed', payload: {} };
          if (userId === undefined) pushes.here.toAll(push);
          else pushes.here.toUser(userId, push);
          sending = sender
            .sendDue()
            .catch((error: unknown) => log.error({ err: error }, 'pushes cannot be sent: they are tried again'));
        },
      },
      close: () => sending,
    };
  },
});
