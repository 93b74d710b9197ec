import { endSessions, recordAccountEvent, sessionRepository, type Database, type Session } from 'db';
import { isIP } from 'node:net';
import type { CallAnswer } from '../../../contract/calls.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import type { sessionsCalls, SessionInfo } from '../../../contract/sessions.contract.ts';
import { networkOf } from '../../core/auth/client-address.ts';
import { deviceNameOf } from '../../core/auth/device-name.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { CallHandler } from '../../core/realtime/dispatcher.ts';

type Handlers = { [N in keyof typeof sessionsCalls]: CallHandler<(typeof sessionsCalls)[N], CallAnswer<N>> };

/** Enough of an address to know one's own by, and no more: 203.0.113.*, 2001:db8:1:2:* */
const shortened = (address: string): string => {
  const network = networkOf(address);
  if (isIP(network) === 4) return network.replace(/\d+$/, '*');
  return network.endsWith('::/64') ? network.replace('::/64', ':*') : '';
};

const shown = (session: Session, currentId: string): SessionInfo => ({
  id: session.id,
  isCurrent: session.id === currentId,
  device: deviceNameOf(session.userAgent ?? ''),
  country: session.country ?? null,
  address: shortened(session.address ?? ''),
  method: session.method,
  createdAt: session.createdAt.getTime(),
  lastUsedAt: session.lastUsedAt.getTime(),
});

/** `sessions.*`: where a player is signed in. Only their own sessions exist for them. */
export const createSessionsHandlers = (db: Database): Handlers => {
  const sessions = () => sessionRepository(db.orm.em.fork());
  return {
    'sessions.list': {
      async handle(_payload, { player, sessionId }) {
        const live = await sessions().liveOf(player.userId);
        const current = live.filter(({ id }) => id === sessionId);
        const others = live.filter(({ id }) => id !== sessionId);
        return [...current, ...others].map((session) => shown(session, sessionId));
      },
    },
    'sessions.end': {
      async handle({ id }, { player: { userId } }) {
        if (!(await sessions().endOwn(userId, id))) throw new CallError(generalCodes.unknownCall);
        await recordAccountEvent(db.orm.em.fork(), { userId, kind: 'session.ended', details: { sessionId: id } });
        return {};
      },
    },
    'sessions.endOthers': {
      async handle(_payload, { player: { userId }, sessionId }) {
        const ended = await endSessions(db.orm.em.fork(), userId, sessionId);
        if (ended > 0)
          await recordAccountEvent(db.orm.em.fork(), { userId, kind: 'sessions.ended', details: { ended } });
        return { ended };
      },
    },
  };
};
