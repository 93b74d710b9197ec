import { moderation as contract } from '../../../contract/features/moderation.contract.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { createModerationHandlers } from './moderation.handlers.ts';
import { texts } from '../../core/i18n/texts.ts';

/** Calls of moderators about accounts. */
export const moderation = defineFeature({
  contract,
  messages: texts('moderation'),
  isReserved: true,
  open: ({ db, mailer }) => ({ calls: createModerationHandlers({ db, mailer }) }),
});
