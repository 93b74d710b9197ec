import { unlinkProfile, type Database } from 'db';
import type { LegacyData, legacyRequests } from '../../../contract/legacy.contract.ts';
import type { socialRequests } from '../../../contract/social.contract.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { CallHandler } from '../../core/realtime/dispatcher.ts';

type SocialName = keyof typeof socialRequests;
type Handlers = { [N in SocialName]: CallHandler<(typeof legacyRequests)[N], LegacyData<N>> };

/** `user:unlinkSocial`. */
export const createSocialHandlers = ({ pool }: Pick<Database, 'pool'>): Handlers => ({
  'user:unlinkSocial': {
    messages: 'social',
    async handle({ social }, { player }) {
      const result = await unlinkProfile(pool, player.userId, social, null);
      if (result !== 'unlinked') throw new CallError(result);
      return { social };
    },
  },
});
