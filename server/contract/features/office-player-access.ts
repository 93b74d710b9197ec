import { z } from 'zod';
import { publicPlayerId, uuid } from '../ids.ts';
import { forStaff } from '../staff.contract.ts';
import { linkKinds } from './office-players-values.ts';

const at = z.int(); // ms since epoch

/** A session. Addresses are masked, as everywhere here. */
export const playerSessionSchema = z.object({
  id: uuid,
  browser: z.string().nullable(),
  device: z.string().nullable(), // its mark among the player's devices
  network: z.string().nullable(),
  country: z.string().nullable(),
  method: z.string(), // password, registration, or a provider's name
  createdAt: at,
  lastUsedAt: at,
  isLive: z.boolean(),
});
export type PlayerSession = z.infer<typeof playerSessionSchema>;

/** A device or a network. `others`: accounts beside this one, at most 20 are counted. */
const place = z.object({ mark: z.string(), firstAt: at, lastAt: at, others: z.int() });
export type PlayerPlace = z.infer<typeof place>;

/** An account in the picture of connections. */
export const linkedAccountSchema = z.object({
  userId: publicPlayerId,
  nick: z.string(),
  isStaff: z.boolean(),
  isBlocked: z.boolean(),
  isExcluded: z.boolean(), // a self-exclusion runs
});
export type LinkedAccount = z.infer<typeof linkedAccountSchema>;

/** Something that two accounts have in common; `count`: how many of it. */
export const accountLinkSchema = z.object({
  from: publicPlayerId,
  to: publicPlayerId,
  kind: z.enum(linkKinds),
  count: z.int(),
});
export type AccountLink = z.infer<typeof accountLinkSchema>;

const player = z.object({ userId: publicPlayerId });

export const playerAccessCalls = {
  ...forStaff('accounts', {
    'officePlayers.sessions': {
      auth: true,
      cost: 'read',
      payload: player.extend({ cursor: uuid.optional() }),
      answer: z.object({ sessions: z.array(playerSessionSchema), cursor: uuid.nullable() }),
    },
    /** The devices and networks that were used last. */
    'officePlayers.places': {
      auth: true,
      cost: 'survey',
      payload: player,
      answer: z.object({ devices: z.array(place), networks: z.array(place) }),
    },
  }),
  ...forStaff('playerRisk', {
    /** Accounts that share something with the player's, and what all of them share among one another. */
    'officePlayers.links': {
      auth: true,
      cost: 'survey',
      payload: player,
      answer: z.object({
        accounts: z.array(linkedAccountSchema), // the player's own first
        links: z.array(accountLinkSchema),
        hasMore: z.boolean(), // there are more accounts than are looked at
      }),
    },
  }),
} as const;
