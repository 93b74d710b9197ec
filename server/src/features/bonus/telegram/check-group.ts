import { bonus, outsideBonus } from 'db';
import { bonusCodes, bonusIds } from '../../../../contract/features/bonus-values.ts';
import { telegramGroupCodes, telegramStoryCodes } from '../../../../contract/features/telegram-bonus-values.ts';
import type { BonusTools } from '../../../core/bonus/bonus-context.ts';
import { CallError } from '../../../core/realtime/call-error.ts';
import type { GroupSource } from '../../../core/social/group-source.ts';
import { SocialError } from '../../../core/social/social-provider.ts';

const FRESH_MS = 5_000; // an answer this fresh is good enough for display

/** Throws CallError 10 when the account no longer exists at Telegram; TELEGRAM_UNAVAILABLE. */
const ask = async (tools: BonusTools, source: GroupSource, subject: string): Promise<boolean> => {
  try {
    const membership = await source.membershipOf(subject);
    if (membership !== 'unknown') return membership === 'member';
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    tools.log.warn({ err: error }, 'a member of the group could not be looked up');
    throw new CallError(telegramStoryCodes.unavailable);
  }
  throw new CallError(telegramGroupCodes.unknown, { message: 'telegramUnknown' });
};

/** A player's state at Telegram. */
export interface TelegramFacts {
  linked: boolean;
  member: boolean;
}

/**
 * Asks Telegram whether a player is in the group, outside any transaction, and stores the answer. `isFresh`: accepts a
 * recent answer. Throws CallError BONUS_OFF, 10, TELEGRAM_UNAVAILABLE.
 */
export const checkGroup = async (
  tools: BonusTools,
  source: GroupSource | undefined,
  userId: bigint,
  { isFresh }: { isFresh: boolean },
): Promise<TelegramFacts> => {
  if (!source) throw new CallError(bonusCodes.off);
  const subject = await bonus.linkedSubject(tools.db.pool, userId, 'telegram');
  if (subject === undefined) return { linked: false, member: false };
  const checks = outsideBonus.repostCheckRepository(tools.db.orm.em.fork());
  const known = await checks.find(userId, bonusIds.telegramGroup);
  const at = tools.clock.now();
  const isKnown = known?.subject === subject && known.post === source.group && at - known.checkedAt < FRESH_MS;
  if (isFresh && isKnown) return { linked: true, member: known.isReposted };
  const member = await ask(tools, source, subject);
  const check = { userId, bonus: bonusIds.telegramGroup, subject, post: source.group, isReposted: member };
  await checks.put({ ...check, checkedAt: at });
  return { linked: true, member };
};
