import { createToken, peekToken, spendToken, type Database } from 'db';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { deviceHashOf, type SessionCookies } from '../../core/auth/session-cookie.ts';
import type { Person } from '../../core/social/social-provider.ts';
import type { Purpose } from './complete-sign-in.ts';

const LIFE_MS = 5 * 60_000;
const TOKEN = /^[\w-]{43}$/;

const personSchema = z.object({
  subject: z.string(),
  name: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  url: z.string().nullable(),
  email: z.string().nullable(),
}) satisfies z.ZodType<Person>;

const payloadSchema = z.object({
  social: z.enum(['telegram', 'twitter']),
  device: z.string(), // hash of the browser's id
  person: personSchema.nullable(), // null: somebody is allowed to begin linking
  refererId: z.string().nullable(),
  backTo: z.string().nullable(),
});

/** Data that a browser carries from one page of ours to the next, under a token that it alone can use, once. */
export interface Exchange extends Purpose {
  social: 'telegram' | 'twitter';
  person: Person | null;
  refererId: string | null;
}

/** True for the form of such a token. A person's bare id does not have it. */
export const isExchangeToken = (text: string): boolean => TOKEN.test(text);

/** A token bound to an address of ours: useless to anybody else. */
export const createExchangeToken = (
  { db, cookies }: { db: Database; cookies: SessionCookies },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { userId, ...rest }: Exchange,
): Promise<string> => {
  const payload = { ...rest, device: cookies.identify(request, reply).toString('hex') };
  return createToken(db.orm.em.fork(), { purpose: 'social_person', userId, payload, lifeMs: LIFE_MS });
};

/** Uses a token up; undefined when it is over, unknown or of another browser, which leaves it unused. */
export const spendExchangeToken = async (
  db: Database,
  request: FastifyRequest,
  { social, token }: { social: Exchange['social']; token: string },
): Promise<Exchange | undefined> => {
  const waiting = await peekToken(db.orm.em.fork(), 'social_person', token);
  const { data } = payloadSchema.safeParse(waiting?.payload);
  if (!data || data.social !== social || data.device !== deviceHashOf(request)?.toString('hex')) return undefined;
  const spent = await spendToken(db.orm.em.fork(), 'social_person', token);
  const { person, refererId, backTo } = data;
  return spent && { social, person, userId: spent.userId, backTo, refererId };
};
