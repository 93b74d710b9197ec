import { randomBytes } from 'node:crypto';
import { bonus } from 'db';
import { bonusCodes } from '../../../../contract/features/bonus-values.ts';
import {
  telegramGroupCodes,
  telegramStoryCodes,
  STORY_WAIT_MS,
} from '../../../../contract/features/telegram-bonus-values.ts';
import type {
  TelegramGroup,
  TelegramStory,
  telegramBonusRequests,
} from '../../../../contract/features/telegram-bonus.contract.ts';
import { readBonuses, type BonusPlayer, type BonusTools } from '../../../core/bonus/bonus-context.ts';
import { outsideCheckIn } from '../../../core/bonus/context-facts.ts';
import type { Bonus } from '../../../core/bonus/define-bonus.ts';
import { offerOf } from '../../../core/bonus/take-bonus.ts';
import type { RequestHandlers } from '../../../core/features/feature.ts';
import { CallError } from '../../../core/realtime/call-error.ts';
import { takeFor } from '../bonus.handlers.ts';
import { telegramGroup } from '../bonuses/telegram/telegram-group.ts';
import { telegramStory } from '../bonuses/telegram/telegram-story.ts';
import { checkGroup, type GroupPlace } from '../check-group.ts';
import type { OpenTelegram } from './open-telegram.ts';

const TOKEN_BYTES = 12;

const placeOf = ({ group: source }: OpenTelegram): GroupPlace => ({
  id: telegramGroup.id,
  provider: 'telegram',
  source,
  unknown: () => new CallError(telegramGroupCodes.unknown, { message: 'telegramUnknown' }),
  unavailable: () => new CallError(telegramStoryCodes.unavailable),
});

const isTaken = async ({ db }: BonusTools, { userId }: BonusPlayer, { id }: Bonus): Promise<boolean> =>
  (await bonus.bonusGrantRepository(db.orm.em.fork()).find(userId, id, '1')) !== null;

const groupOf = async (tools: BonusTools, telegram: OpenTelegram, player: BonusPlayer): Promise<TelegramGroup> => {
  const taken = await isTaken(tools, player, telegramGroup);
  const facts = taken
    ? { linked: true, member: true } // taken already: no need to ask Telegram
    : await checkGroup(tools, placeOf(telegram), player.userId, { isFresh: true });
  return { ...facts, taken, url: telegram.group?.url ?? '' };
};

const canTakeStory = (tools: BonusTools, player: BonusPlayer): Promise<boolean> =>
  readBonuses(tools, player, async (context) => {
    try {
      return (await offerOf(context, telegramStory, {})).offer.period !== '';
    } catch (error) {
      if (error instanceof CallError) return false;
      throw error;
    }
  });

/** Throws CallError BONUS_OFF. */
const storyOf = async (tools: BonusTools, { linkOf }: OpenTelegram, player: BonusPlayer): Promise<TelegramStory> => {
  if (!linkOf) throw new CallError(bonusCodes.off);
  const { db, clock } = tools;
  const subject = await bonus.linkedSubject(db.orm.em.fork(), player.userId, 'telegram');
  const stories = bonus.telegramStoryRepository(db.orm.em.fork());
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const story = subject === undefined ? null : await stories.begin(player.userId, token, clock.now());
  return {
    canTake: await canTakeStory(tools, player),
    taken: await isTaken(tools, player, telegramStory),
    timeActivate: story?.visitedAt == null ? null : story.visitedAt + STORY_WAIT_MS,
    linked: subject !== undefined,
    url: story && linkOf(story.token),
    serverTime: clock.now(),
  };
};

/** Looks the player's account up at Telegram. Throws CallError 10 when it no longer exists. */
const assertThere = async (tools: BonusTools, telegram: OpenTelegram, { userId }: BonusPlayer): Promise<void> => {
  if (telegram.group) await checkGroup(tools, placeOf(telegram), userId, { isFresh: false });
};

/** Requests of Telegram bonuses. */
export const createTelegramRequests = (
  tools: BonusTools,
  telegram: OpenTelegram,
): RequestHandlers<typeof telegramBonusRequests> => ({
  'bonus:telegramBonusCheck': { handle: (_payload, { player }) => groupOf(tools, telegram, player) },
  'bonus:telegramBonus': {
    async handle(_payload, { player }) {
      await tools.guard.assertMayPlay(player.userId);
      if (await isTaken(tools, player, telegramGroup)) throw new CallError(bonusCodes.taken);
      const { isDone: hasPassed } = await readBonuses(tools, player, (context) =>
        outsideCheckIn(context, telegramGroup.id, 'telegram'),
      );
      const { member } = await checkGroup(tools, placeOf(telegram), player.userId, { isFresh: false });
      if (hasPassed && !member) throw new CallError(telegramGroupCodes.subscribe, { message: 'telegramSubscribe' });
      return takeFor(tools, telegramGroup, player);
    },
  },
  'bonus:telegramStoryCheck': { handle: (_payload, { player }) => storyOf(tools, telegram, player) },
  'bonus:takeTelegramStoryBonus': {
    async handle(_payload, { player }) {
      await tools.guard.assertMayPlay(player.userId);
      if (await isTaken(tools, player, telegramStory))
        throw new CallError(telegramStoryCodes.used, { message: 'storyUsed' });
      await assertThere(tools, telegram, player);
      return takeFor(tools, telegramStory, player);
    },
  },
  'user:checkSubTelegramGroup': {
    async handle(_payload, { player }) {
      const { member } = await checkGroup(tools, placeOf(telegram), player.userId, { isFresh: true });
      return { success: member };
    },
  },
});
