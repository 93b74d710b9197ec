import { createToken, peekToken, spendToken, type EntityManager } from 'db';
import { z } from 'zod';
import { signInMethods, type SignInMethod } from './session-cookie.ts';

const LIFE_MS = 60_000;

/** A sign-in that was proved and continues in the browser that began it. */
export interface Entry {
  userId: bigint;
  method: SignInMethod;
}

const payloadSchema = z.object({ method: z.enum(signInMethods), device: z.string() });

/**
 * A token for /auth/{token}. It works once, for a minute, and only in the browser that has this device cookie: a link
 * with it signs nobody else in, by mistake or by malice.
 */
export const createEntryToken = (em: EntityManager, { userId, method }: Entry, deviceHash: Buffer): Promise<string> =>
  createToken(em, {
    purpose: 'social_entry',
    userId,
    payload: { method, device: deviceHash.toString('hex') },
    lifeMs: LIFE_MS,
  });

/** Uses an entry token up, in its own browser; undefined when it opens nothing there. Another browser leaves it unused. */
export const spendEntryToken = async (
  em: EntityManager,
  token: string,
  deviceHash: Buffer | undefined,
): Promise<Entry | undefined> => {
  const waiting = await peekToken(em, 'social_entry', token);
  const { data } = payloadSchema.safeParse(waiting?.payload);
  if (!data || data.device !== deviceHash?.toString('hex')) return undefined;
  const spent = await spendToken(em, 'social_entry', token);
  return spent?.userId == null ? undefined : { userId: spent.userId, method: data.method };
};
