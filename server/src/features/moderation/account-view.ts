import { avatarIds } from 'assets';
import {
  type AccountDetails,
  type AccountMatch as MatchRow,
  accountTrail,
  closureOf,
  type Database,
  endOfClosure,
  type FoundAccount as FoundRow,
  kyc,
  matchesOf,
  type Session,
  sessionRepository,
  statsOf,
  type TrailEvent,
} from 'db';
import type {
  AccountMatch,
  AccountTrailEvent,
  FoundAccount,
  ModeratedAccount,
} from '../../../contract/features/moderation.contract.ts';
import type { Language } from '../../../contract/languages.ts';
import { deviceNameOf } from '../../core/auth/device-name.ts';
import { shortEmail } from '../../core/auth/short-email.ts';
import type { Staff } from '../../core/auth/staff-gate.ts';
import { shownClosure } from '../../core/auth/shown-closure.ts';
import { shownDocument } from '../../core/kyc-document.ts';
import { isProtected } from '../../core/auth/act-on-account.ts';

const TRAIL_ROWS = 100;

/** A row of a search. */
export const shownAccount = (row: FoundRow, { isAdmin }: Staff): FoundAccount => ({
  userId: row.publicId,
  nick: row.nick,
  avatar: row.avatar ?? avatarIds[0],
  login: row.login,
  email: row.email === null || isAdmin ? row.email : shortEmail(row.email),
  roles: row.roles,
  kyc: row.kycStatus,
  isBlocked: row.blockedAt !== null,
  createdAt: row.createdAt.getTime(),
});

const shownSession = (session: Session): ModeratedAccount['sessions'][number] => ({
  device: session.userAgent ? deviceNameOf(session.userAgent) : null,
  address: session.address ?? null,
  country: session.country ?? null,
  method: session.method,
  createdAt: session.createdAt.getTime(),
  lastUsedAt: session.lastUsedAt.getTime(),
});

/** Details that are the owner's or an admin's alone. */
const PRIVATE = new Set(['email', 'before', 'after', 'from', 'to', 'subject']);

/** Details of a line of the trail: a browser by its name, not by its whole user agent. */
const shownDetails = (details: Record<string, unknown>, { isAdmin }: Staff): Record<string, unknown> => {
  const { userAgent, ...rest } = details;
  const entries = Object.entries(rest).filter(([name]) => isAdmin || !PRIVATE.has(name));
  return { ...Object.fromEntries(entries), ...(typeof userAgent === 'string' && { browser: deviceNameOf(userAgent) }) };
};

const shownEvent = ({ id, kind, actorNick, details, address, at }: TrailEvent, staff: Staff): AccountTrailEvent => ({
  id: String(id),
  kind,
  actor: actorNick,
  details: shownDetails(details, staff),
  address,
  at: at.getTime(),
});

const shownMatch = ({ excludedUntil, matchedAt, decidedAt, ...match }: MatchRow): AccountMatch => ({
  ...match,
  excludedUntil: excludedUntil ? endOfClosure(excludedUntil) : null,
  matchedAt: matchedAt.getTime(),
  decidedAt: decidedAt?.getTime() ?? null,
});

/** An account with sessions, trail, documents and figures. */
export const viewAccount = async (
  db: Database,
  row: AccountDetails,
  staff: Staff,
  lang: Language,
): Promise<ModeratedAccount> => {
  const at = Date.now();
  const [sessions, events, documents, stats, closure, matches] = await Promise.all([
    sessionRepository(db.orm.em.fork()).liveOf(row.id),
    accountTrail(db.orm.em.fork(), row.id, { limit: TRAIL_ROWS }),
    kyc.documentsOf(db.orm.em.fork(), row.id),
    statsOf(db.pool, row.id),
    closureOf(db.orm.em.fork(), row.id, at),
    matchesOf(db.orm.em.fork(), row.id, at),
  ]);
  const name = [row.firstName, row.lastName].filter(Boolean).join(' ');
  return {
    ...shownAccount(row, staff),
    number: Number(row.id),
    emailVerified: row.emailVerified,
    name: name === '' ? null : name,
    lang: row.lang,
    isHidden: row.hidden,
    blockedAt: row.blockedAt?.getTime() ?? null,
    blockedReason: row.blockedReason,
    hasTwoFactor: row.hasTwoFactor,
    restriction: shownClosure(closure),
    chatBannedUntil: row.chatBannedUntil?.getTime() ?? null,
    compointStatus: stats.vipStatus,
    stats: {
      totalBet: Number(stats.stakedMinor),
      totalGames: stats.totalGames,
      maxWin: Number(stats.maxWinMinor),
      maxCoef: stats.maxCoef,
    },
    sessions: sessions.map(shownSession),
    events: events.map((event) => shownEvent(event, staff)),
    documents: documents.map((document) => shownDocument(document, lang)),
    matches: matches.map(shownMatch),
    isProtected: isProtected(staff, row),
  };
};
