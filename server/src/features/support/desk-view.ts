import { accountsOf, closureOf, support, userRepository, vipStatusesOf, type Database } from 'db';
import type {
  OfficeConversation,
  OfficeEvent,
  OfficeMessage,
  OfficePlayer,
} from '../../../contract/features/office-support.contract.ts';
import { supportQueueRoles, supportQueues, type SupportQueue } from '../../../contract/features/support-values.ts';
import { isLanguage, languages } from '../../../contract/languages.ts';
import { shortEmail } from '../../core/auth/short-email.ts';
import { ownAccounts, type Staff } from '../../core/auth/staff-gate.ts';
import { findCards, shownCard } from './cards.ts';

const MESSAGES = 300; // the last ones of a conversation
const PAYMENTS = 5;

const isAmong = (staff: Pick<Staff, 'roles'>, roles: readonly string[]): boolean =>
  staff.roles.some((role) => roles.includes(role));

/** The queues that somebody of the staff sees, by their roles. */
export const queuesOf = (staff: Pick<Staff, 'roles'>): SupportQueue[] =>
  supportQueues.filter((queue) => isAmong(staff, supportQueueRoles[queue]));

const colleague = (person: { publicId: string; nick: string } | null) =>
  person && { userId: person.publicId, nick: person.nick };
const languageOf = (lang: string) => (isLanguage(lang) ? lang : languages[0]);

/** Conversations as this member of staff sees them. */
export const shownDesk = async (
  { pool, orm }: Pick<Database, 'pool' | 'orm'>,
  rows: readonly support.DeskConversation[],
  staff: Staff,
): Promise<OfficeConversation[]> => {
  const cards = await findCards(pool, rows);
  const ownIds = await ownAccounts(
    orm.em.fork(),
    staff,
    rows.map(({ userId }) => userId),
  );
  return rows.map((row, place) => {
    const { uid, unread, lastText, createdAt, lastAt, waitingSince, firstAnswerAt, closedAt, rating, ratingComment } =
      row;
    return {
      uid,
      player: colleague(row.player),
      email: row.guestEmail === null || staff.isAdmin ? row.guestEmail : shortEmail(row.guestEmail),
      language: languageOf(row.language),
      topic: row.topic as OfficeConversation['topic'],
      card: cards[place] ?? null,
      queue: row.queue as OfficeConversation['queue'],
      state: row.state as OfficeConversation['state'],
      assignee: colleague(row.assignee),
      isMine: row.assigneeId === staff.actorId,
      isOwn: ownIds.has(row.userId),
      unread,
      lastText,
      createdAt,
      lastAt,
      waitingSince,
      firstAnswerAt,
      closedAt,
      rating,
      ratingComment,
    };
  });
};

export const shownDeskMessage = (row: support.SupportMessageRow): OfficeMessage => {
  const { uid, seq, side, author, text, via, attachments, at } = row;
  return { uid, seq, side, author: colleague(author), text, via, attachments, at };
};

/** The player beside a conversation. Their balance: for who works with payments. */
const playerOf = async (db: Database, userId: bigint, staff: Staff, at: number): Promise<OfficePlayer | null> => {
  const user = await userRepository(db.orm.em.fork()).findById(userId);
  if (!user) return null;
  const seesMoney = isAmong(staff, supportQueueRoles.payments);
  const [levels, closure, accounts, conversations, payments] = await Promise.all([
    vipStatusesOf(db.pool, [userId]),
    closureOf(db.orm.em.fork(), userId, at),
    accountsOf(db.pool, userId),
    support.countSupportConversations(db.pool, userId),
    support.lastSupportPayments(db.pool, userId, { isWithdrawal: null, limit: PAYMENTS }),
  ]);
  return {
    userId: user.publicId,
    nick: user.nick,
    language: languageOf(user.lang),
    createdAt: user.createdAt.getTime(),
    vip: levels.get(userId) ?? 0,
    kyc: user.kycStatus,
    isBlocked: user.blockedAt != null,
    isOnBreak: closure !== undefined,
    conversations,
    balanceMinor: seesMoney ? Number(accounts.real?.balanceMinor ?? 0n) : null,
    payments: payments.map(shownCard),
  };
};

/** Everything about a conversation, and marks it seen by the house. */
export const viewConversation = async (
  db: Database,
  row: support.DeskConversation,
  staff: Staff,
  at: number,
): Promise<{ messages: OfficeMessage[]; events: OfficeEvent[]; player: OfficePlayer | null }> => {
  await support.markSupportSeen(db.pool, row.id);
  const [messages, events, player] = await Promise.all([
    support.allSupportMessages(db.pool, row.id, MESSAGES),
    support.supportEventsOf(db.pool, row.id),
    row.userId === null ? null : playerOf(db, row.userId, staff, at),
  ]);
  return { messages: messages.map(shownDeskMessage), events: events as OfficeEvent[], player };
};
