import { z } from 'zod';
import { uuid } from './ids.ts';

/** A signed-in browser as its owner sees it. Times are ms since epoch. */
export const sessionSchema = z.object({
  id: uuid,
  isCurrent: z.boolean(), // the one that asks
  device: z.string(), // browser and system: "Chrome, Windows"; empty where nothing is known
  country: z.string().nullable(), // ISO 3166-1 alpha-2 of the address at sign-in
  address: z.string(), // without its last part; empty where nothing is known
  method: z.string(), // password, registration, or a provider's name
  createdAt: z.int(),
  lastUsedAt: z.int(), // to the minute
});
export type SessionInfo = z.infer<typeof sessionSchema>;

/** A player's own sessions. Ending one drops its sockets. */
export const sessionsCalls = {
  'sessions.list': { auth: true, cost: 'read', payload: z.object({}), answer: z.array(sessionSchema) }, // the one that asks first
  // 404: no live session of this player has the id
  'sessions.end': { auth: true, cost: 'change', payload: z.object({ id: uuid }), answer: z.object({}) },
  'sessions.endOthers': { auth: true, cost: 'change', payload: z.object({}), answer: z.object({ ended: z.int() }) },
} as const;
