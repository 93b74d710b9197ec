import { randomUUIDv7 } from 'node:crypto';
import {
  accountDetails,
  chat,
  closureOf,
  dayOf,
  dayStart,
  giveaways,
  inUnitOfWork,
  recordAccountEvent,
  retryingConflicts,
  userRepository,
  type UnitOfWork,
} from 'db';
import { chatCodes } from '../../../contract/features/chat-values.ts';
import { moderationCodes } from '../../../contract/features/moderation.contract.ts';
import { quizCodes } from '../../../contract/features/quiz-values.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import { isProtected } from '../../core/auth/act-on-account.ts';
import { assertOtherPerson, type Staff } from '../../core/auth/staff-gate.ts';
import type { BonusTools } from '../../core/bonus/bonus-context.ts';
import { tellBonus } from '../../core/bonus/tell-bonus.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { grantPrize } from './quiz-grants.ts';

const HUNDREDTHS = 100n;

/** The operator's limits, DIC of a Moscow day. */
export interface PrizeLimits {
  perModeratorDic: number;
  perPlayerDic: number;
}

export type PrizeTools = BonusTools & { limits: PrizeLimits };

interface AskedPrize {
  userId?: string | undefined; // public id
  uid?: string | undefined; // a message of the player
  amount: number; // DIC
  requestId?: string | undefined;
}

/** Public id of the player. Throws CallError 404. */
const publicIdOf = async ({ em }: UnitOfWork, { userId, uid }: AskedPrize): Promise<string> => {
  if (userId !== undefined) return userId;
  const message = uid === undefined ? undefined : await chat.findChatMessage(em, uid);
  const author = message?.authorId == null ? null : await userRepository(em).findById(message.authorId);
  if (!author) throw new CallError(quizCodes.notFound);
  return author.publicId;
};

/** The account, which is somebody else's, may have offers and is no staff's. Throws CallError. */
const accountFor = async (unit: UnitOfWork, staff: Staff, asked: AskedPrize, at: number) => {
  const account = await accountDetails(unit.em, await publicIdOf(unit, asked), { lock: true });
  if (!account) throw new CallError(quizCodes.notFound);
  if (isProtected(staff, account) || account.roles.length > 0) throw new CallError(moderationCodes.protectedAccount);
  await assertOtherPerson(unit.em, staff, account.id);
  const isOut = (await closureOf(unit.em, account.id, at)) ?? (await chat.chatBanOf(unit.em, account.id, at));
  if (isOut) throw new CallError(chatCodes.onBreak);
  return account;
};

/** Throws CallError QUIZ_LIMIT when a day's prizes of the moderator or of the player would be too much. */
const assertLimits = async (
  unit: UnitOfWork,
  { moderatorId, userId, amountMinor, at }: { moderatorId: bigint; userId: bigint; amountMinor: bigint; at: number },
  { perModeratorDic, perPlayerDic }: PrizeLimits,
): Promise<void> => {
  await giveaways.lockQuiz(unit.client);
  const prizes = giveaways.quizPrizeRepository(unit.em);
  const since = dayStart(dayOf(at));
  for (const [who, limit] of [[{ moderatorId }, perModeratorDic] as const, [{ userId }, perPlayerDic] as const]) {
    const sum = await prizes.sumSince(who, since); // oxlint-disable-line no-await-in-loop -- two sums, one client
    if (sum + amountMinor > BigInt(limit) * HUNDREDTHS) throw new CallError(quizCodes.limit, { limit: String(limit) });
  }
};

const giveWithin = async (
  tools: PrizeTools,
  unit: UnitOfWork,
  { staff, asked, uid }: { staff: Staff; asked: AskedPrize; uid: string },
): Promise<bigint> => {
  const at = tools.clock.now();
  const account = await accountFor(unit, staff, asked, at);
  const { actorId: moderatorId } = staff;
  const { id: userId } = account;
  const amountMinor = BigInt(asked.amount) * HUNDREDTHS;
  const prizes = giveaways.quizPrizeRepository(unit.em);
  const before = await prizes.find(uid);
  if (before) {
    if (before.moderatorId === moderatorId && before.userId === userId && before.amount === amountMinor) return userId;
    throw new CallError(generalCodes.idempotencyConflict);
  }
  await assertLimits(unit, { moderatorId, userId, amountMinor, at }, tools.limits);
  const { id: grantId } = await grantPrize(tools, unit, { userId, uid, amountMinor, at });
  await prizes.add({ uid, moderatorId, userId, amount: amountMinor, grantId, at });
  const { address } = staff;
  const details = { dic: asked.amount, grant: String(grantId) };
  await recordAccountEvent(unit.em, { userId, actorId: moderatorId, kind: 'chat.quizPrize', details, address });
  return userId;
};

/**
 * Gives a player a prize of a moderator's quiz, once per request. Throws CallError 404, PROTECTED_ACCOUNT, SAME_PERSON,
 * CHAT_ON_BREAK, QUIZ_LIMIT, 409.
 */
export const givePrize = async (tools: PrizeTools, staff: Staff, asked: AskedPrize): Promise<void> => {
  const uid = asked.requestId ?? randomUUIDv7();
  const userId = await retryingConflicts(() =>
    inUnitOfWork(tools.db, (unit) => giveWithin(tools, unit, { staff, asked, uid })),
  );
  await tellBonus(tools, userId);
};
