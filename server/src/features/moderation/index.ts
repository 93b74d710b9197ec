import { moderation as contract } from '../../../contract/features/moderation.contract.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { createModerationHandlers } from './moderation.handlers.ts';
import { moderationMessages } from './moderation.messages.ts';

/** What moderators do with accounts. */
export const moderation = defineFeature({
  contract,
  messages: moderationMessages,
  open: ({ db, mailer }) => ({ calls: createModerationHandlers({ db, mailer }) }),
});
