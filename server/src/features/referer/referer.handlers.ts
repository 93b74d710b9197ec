import { avatarIds } from 'assets';
import { partner, userRepository, type Database } from 'db';
import type { LegacyData } from '../../../contract/legacy.contract.ts';
import type { refererRequests } from '../../../contract/referer.contract.ts';
import { publicNick } from '../../core/public-nick.ts';
import type { CallHandler } from '../../core/realtime/dispatcher.ts';

type Handlers = { [N in keyof typeof refererRequests]: CallHandler<(typeof refererRequests)[N], LegacyData<N>> };

const LINK = /^[A-Za-z0-9_-]{6,128}$/;

/** `refererInfo:request`: who invited a visitor, by the public id or the promo code of their link. */
export const createRefererHandlers = (db: Database): Handlers => ({
  'refererInfo:request': {
    async handle({ id, hashids }) {
      const link = id ?? hashids ?? '';
      const userId = LINK.test(link) ? await partner.partnerOfLink(db.pool, link) : undefined;
      const user = userId === undefined ? null : await userRepository(db.orm.em.fork()).findById(userId);
      if (!user || user.blockedAt) return null;
      return { nick: publicNick({ nick: user.nick, isHidden: user.hidden }), avatar: user.avatar ?? avatarIds[0] };
    },
  },
});
