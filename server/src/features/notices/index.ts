import { notices as contract } from '../../../contract/features/notices.contract.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { createNoticesHandlers } from './notices.handlers.ts';

/** Notices of what happened to a player while they were away. */
export const notices = defineFeature({
  contract,
  open: (tools) => ({
    calls: createNoticesHandlers(tools),
    on: {
      'notice.added': ({ userId }) => {
        const push = { channel: 'notices', type: 'changed', payload: {} };
        if (userId === undefined) tools.pushes.here.toAll(push);
        else tools.pushes.here.toUser(userId, push);
      },
    },
  }),
});
