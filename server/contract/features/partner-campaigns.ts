import { z } from 'zod';
import { minor } from '../money.ts';
import {
  CAMPAIGN_TAG,
  deliveryStates,
  MAX_CAMPAIGN_LINKS,
  POSTBACK_URL_MAX,
  postbackEvents,
  SHOWN_DELIVERIES,
} from './partner-values.ts';

const day = z.int().min(0); // Moscow day, 0 is 1 January 1970
const tag = z.string().regex(CAMPAIGN_TAG);

const figures = z.object({
  clicks: z.int(),
  registrations: z.int(),
  firstDeposits: z.int(),
  active: z.int(), // have staked enough in the range
  earned: minor.nullable(), // their part of the formula; null where it would be the money of one or two players
});

/** Clicks and players that came by a campaign; an empty tag: by a link without one. */
export const campaignRowSchema = figures.extend({ tag: z.string() });
export type CampaignRow = z.infer<typeof campaignRowSchema>;

/** The same of one sub-id of a campaign. */
export const subIdRowSchema = campaignRowSchema.extend({ subId: z.string() });
export type SubIdRow = z.infer<typeof subIdRowSchema>;

export const deliverySchema = z.object({
  id: z.int(),
  event: z.enum(postbackEvents),
  at: z.int(),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  nextAt: z.int().nullable(),
  triedAt: z.int().nullable(),
  status: z.int().nullable(), // HTTP status of the last attempt
  problem: z.string().nullable(), // why the last attempt had no answer
});
export type Delivery = z.infer<typeof deliverySchema>;

const done = z.object({ success: z.literal(true) });
const secret = z.object({ secret: z.string() }); // shown this once

/** Campaigns and postbacks of a partner. */
export const campaignCalls = {
  'partner.campaigns': {
    auth: true,
    cost: 'read',
    payload: z.object({ from: day, to: day }).refine(({ from, to }) => to >= from && to - from < 366, { path: ['to'] }),
    answer: z.object({
      tags: z.array(z.string()), // campaigns that have a name, the newest first
      rows: z.array(campaignRowSchema),
      subIds: z.array(subIdRowSchema).max(MAX_CAMPAIGN_LINKS),
      days: z.array(figures.pick({ clicks: true, registrations: true, firstDeposits: true }).extend({ day })),
      telegramLink: z.string().nullable(), // beginning of a link in Telegram; null: the house has no bot
    }),
  },
  'partner.addCampaign': { auth: true, cost: 'change', payload: z.object({ tag }), answer: done },
  'partner.removeCampaign': { auth: true, cost: 'change', payload: z.object({ tag }), answer: done },
  'partner.postback': {
    auth: true,
    cost: 'read',
    payload: z.object({}),
    answer: z.object({
      url: z.string().nullable(),
      deliveries: z.array(deliverySchema).max(SHOWN_DELIVERIES), // newest first
    }),
  },
  /** Sets the address. The first one brings a secret. */
  'partner.setPostback': {
    auth: true,
    cost: 'change',
    payload: z.object({ url: z.string().trim().max(POSTBACK_URL_MAX) }),
    answer: z.object({ secret: z.string().nullable() }),
  },
  'partner.rotateSecret': { auth: true, cost: 'change', payload: z.object({}), answer: secret },
  'partner.removePostback': { auth: true, cost: 'change', payload: z.object({}), answer: done },
  /** Has a test sent with the next turn: its outcome stands in the log. */
  'partner.testPostback': { auth: true, cost: 'change', payload: z.object({}), answer: done },
} as const;
