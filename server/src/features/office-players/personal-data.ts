import { SessionEntity, socialProfilesOf, type AccountDetails, type EntityManager } from 'db';
import { isIP } from 'node:net';
import type { PersonalField } from '../../../contract/features/office-players-values.ts';
import { shortEmail } from '../../core/auth/short-email.ts';
import { maskPurse } from '../../core/payments/sealed-destination.ts';

const SHOWN = 50;
const HIDDEN = '••••';
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const LONG_NUMBER = /^\+?[\d ()-]{10,}$/;
const LONG_KEY = /^[\w:-]{16,}$/;

/** Initials of a name: "И•••• П••••". */
export const maskName = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...word][0]}${HIDDEN}`)
    .join(' ');

/** A search as the trail keeps it: without what would name a person to those who read the trail. */
export const tracedQuery = (query: string): string => {
  if (UUID.test(query)) return query;
  if (isIP(query) !== 0) return `${query.slice(0, query.length / 2)}${HIDDEN}`;
  if (query.includes('@')) return shortEmail(query);
  return LONG_NUMBER.test(query) || LONG_KEY.test(query) ? maskPurse(query) : query;
};

/** The name of an account's owner; null: it is not known. */
export const nameOf = ({ firstName, lastName }: Pick<AccountDetails, 'firstName' | 'lastName'>): string | null =>
  [firstName, lastName].filter(Boolean).join(' ') || null;

const readers: Readonly<
  Record<PersonalField, (em: EntityManager, account: AccountDetails) => Promise<(string | null)[]>>
> = {
  email: (_em, { email }) => Promise.resolve([email]),
  name: (_em, account) => Promise.resolve([nameOf(account)]),
  async networks(em, { id: userId }) {
    const sessions = await em.find(SessionEntity, { userId }, { orderBy: { createdAt: 'desc' }, limit: SHOWN });
    return [...new Set(sessions.map(({ address }) => address ?? null))];
  },
  async profiles(em, { id }) {
    const profiles = await socialProfilesOf(em, id);
    return profiles.map(({ provider, name, subject }) => `${provider}: ${name} (${subject})`);
  },
};

/** Personal data of a player, whole. */
export const readPersonal = async (
  em: EntityManager,
  account: AccountDetails,
  field: PersonalField,
): Promise<string[]> => (await readers[field](em, account)).filter((value) => value !== null);
