import { inUnitOfWork, unlinkProfile, type Database } from 'db';
import type { LegacyData, legacyRequests } from '../../../contract/legacy.contract.ts';
import { socialCodes, type socialRequests } from '../../../contract/social.contract.ts';
import type { PersonWatch } from '../../core/auth/person-watch.ts';
import type { Reauthentication } from '../../core/auth/reauthentication.ts';
import type { Mailer } from '../../core/mail/mailer.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { CallHandler } from '../../core/realtime/dispatcher.ts';
import { tellOfProfile } from './provider-accounts.ts';

type SocialName = keyof typeof socialRequests;
type Handlers = { [N in SocialName]: CallHandler<(typeof legacyRequests)[N], LegacyData<N>> };

const refusals = { not_linked: socialCodes.notLinked, only_way: socialCodes.onlyWay } as const;

interface Tools {
  db: Database;
  mailer: Mailer;
  persons: PersonWatch;
  reauthentication: Reauthentication;
}

/** `user:unlinkSocial`. */
export const createSocialHandlers = (tools: Tools): Handlers => ({
  'user:unlinkSocial': {
    messages: 'social',
    async handle({ social }, { player: { userId }, sessionId }) {
      await tools.reauthentication.require({ userId, sessionId });
      const result = await inUnitOfWork(tools.db, ({ em }) => unlinkProfile(em, userId, social, null));
      if (result !== 'unlinked') throw new CallError(refusals[result]);
      await tools.persons.look(userId); // an excluded player's key stays, another's is forgotten
      await tellOfProfile(tools, 'socialUnlinked', userId, social);
      return { social };
    },
  },
});
