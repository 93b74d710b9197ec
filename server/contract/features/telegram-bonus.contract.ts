import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { takenSchema } from './bonus.contract.ts';

export * from './telegram-bonus-values.ts';

const none = z.object({});

/** A player's progress with the group. */
export const telegramGroupSchema = z.object({
  linked: z.boolean(), // an account of Telegram
  member: z.boolean(),
  taken: z.boolean(),
  url: z.string(), // address to join at: absolute, or a path of this site
});
export type TelegramGroup = z.infer<typeof telegramGroupSchema>;

/** A player's progress with their story. Times are ms since epoch. */
export const telegramStorySchema = z.object({
  canTake: z.boolean(),
  taken: z.boolean(),
  timeActivate: z.int().nullable(), // from when on it can be taken; null: nobody has followed its link yet
  linked: z.boolean(),
  url: z.string().nullable(), // the link that belongs into the story; null: no account of Telegram is linked
  serverTime: z.int(),
});
export type TelegramStory = z.infer<typeof telegramStorySchema>;

export const telegramBonusRequests = {
  // asks Telegram at most once in a while: a page that shows it must not use up what its buttons need
  'bonus:telegramBonusCheck': { auth: true, cost: 'read', payload: none, data: telegramGroupSchema },
  'bonus:telegramBonus': { auth: true, cost: 'change', payload: none, data: takenSchema },
  'bonus:telegramStoryCheck': { auth: true, cost: 'survey', payload: none, data: telegramStorySchema },
  'bonus:takeTelegramStoryBonus': { auth: true, cost: 'change', payload: none, data: takenSchema },
  'user:checkSubTelegramGroup': {
    auth: true,
    cost: 'change',
    payload: none,
    data: z.object({ success: z.boolean() }), // true when they are in the group
  },
} as const;

/** Bonuses for what players do at Telegram: being in the group of the house, and a story. */
export const telegramBonus = defineContract({ requests: telegramBonusRequests });
