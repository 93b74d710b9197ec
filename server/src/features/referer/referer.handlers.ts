import { avatarIds } from 'assets';
import { userRepository, type Database } from 'db';
import type { LegacyData } from '../../../contract/legacy.contract.ts';
import type { refererRequests } from '../../../contract/referer.contract.ts';
import { publicNick } from '../../core/public-nick.ts';
import type { CallHandler } from '../../core/realtime/dispatcher.ts';

type Handlers = { [N in keyof typeof refererRequests]: CallHandler<(typeof refererRequests)[N], LegacyData<N>> };

const PUBLIC_ID = /^[a-z2-7]{12}$/;

/** `refererInfo:request`: who invited a visitor, by the public id of their link. */
export const createRefererHandlers = (db: Database): Handlers => ({
  'refererInfo:request': {
    async handle({ id, hashids }) {
      const publicId = id ?? hashids ?? '';
      const user = PUBLIC_ID.test(publicId) ? await userRepository(db.orm.em.fork()).findByPublicId(publicId) : null;
      if (!user || user.blockedAt) return null;
      return { nick: publicNick({ nick: user.nick, isHidden: user.hidden }), avatar: user.avatar ?? avatarIds[0] };
    },
  },
});
