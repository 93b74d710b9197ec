import { unlinkProfile, type Database } from 'db';
import type { LegacyData, legacyRequests } from '../../../contract/legacy.contract.ts';
import { socialCodes, type socialRequests } from '../../../contract/social.contract.ts';
import type { PersonWatch } from '../../core/auth/person-watch.ts';
import type { Mailer } from '../../core/mail/mailer.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { CallHandler } from '../../core/realtime/dispatcher.ts';
import { tellOwner } from './tell-owner.ts';

type SocialName = keyof typeof socialRequests;
type Handlers = { [N in SocialName]: CallHandler<(typeof legacyRequests)[N], LegacyData<N>> };

const refusals = { not_linked: socialCodes.notLinked, only_way: socialCodes.onlyWay } as const;

/** `user:unlinkSocial`. */
export const createSocialHandlers = (tools: { db: Database; mailer: Mailer; persons: PersonWatch }): Handlers => ({
  'user:unlinkSocial': {
    messages: 'social',
    async handle({ social }, { player }) {
      const result = await unlinkProfile(tools.db.pool, player.userId, social, null);
      if (result !== 'unlinked') throw new CallError(refusals[result]);
      await tools.persons.look(player.userId); // an excluded player's key stays, another's is forgotten
      await tellOwner(tools, 'socialUnlinked', player.userId, social);
      return { social };
    },
  },
});
