import { avatarIds } from 'assets';
import { findAccounts, officePlayer, UserEntity, vipStatusesOf, type User } from 'db';
import { isIP } from 'node:net';
import { z } from 'zod';
import type { CallAnswer } from '../../../contract/calls.ts';
import { PLAYERS_PAGE, type FoundKind, type FoundPlayer } from '../../../contract/features/office-players.contract.ts';
import { socials } from '../../../contract/profile.contract.ts';
import { identityKey } from '../../core/auth/identity-key.ts';
import { IDENTITY_SECRET } from '../../core/auth/person-watch.ts';
import { shortEmail } from '../../core/auth/short-email.ts';
import type { FeatureTools } from '../../core/features/feature.ts';

type Tools = Pick<FeatureTools, 'db' | 'em' | 'secrets'>;

const MIN_KEY = 3; // characters of a key that is compared whole
const MAX_NUMBER = 2_147_483_647; // greatest number of a payment
const ACCOUNT = /^#?(\d{1,18})$/;
const PHONE = /^\+?[\d ()-]{7,}$/;

/** A phone or a card as withdrawals have them: without what people write between the digits. */
const withoutGaps = (text: string): string => (PHONE.test(text) ? text.replaceAll(/\D/g, '') : text);

const keysOf = ({ secrets }: Tools, text: string): officePlayer.PlayerKeys => {
  const secret = secrets.keyFor(IDENTITY_SECRET);
  const digits = ACCOUNT.exec(text)?.[1];
  const number = digits === undefined ? null : BigInt(digits);
  const hash = (kind: 'email' | 'destination', value: string): Buffer =>
    identityKey(secret, { kind, value, isProven: true }).hash;
  return {
    text,
    lower: text.toLowerCase(),
    number,
    paymentId: number === null || number > MAX_NUMBER ? null : Number(number),
    uuid: z.uuid().safeParse(text).success ? text : null,
    emailHash: text.includes('@') ? hash('email', text) : null,
    destinationHash: text.length < MIN_KEY ? null : hash('destination', withoutGaps(text)),
    address: isIP(text) === 0 ? null : text,
    socials,
  };
};

const shownPlayer = (user: User, foundBy: FoundKind, vip: number): FoundPlayer => ({
  userId: user.publicId,
  number: Number(user.id),
  nick: user.nick,
  avatar: user.avatar ?? avatarIds[0],
  login: user.login ?? null,
  email: user.email == null ? null : shortEmail(user.email),
  foundBy,
  vip,
  kyc: user.kycStatus,
  isBlocked: user.blockedAt != null,
  isHeld: user.blockWithdraw,
  isStaff: user.roles.length > 0,
  createdAt: user.createdAt.getTime(),
});

/**
 * Players by anything that leads to one: those of a whole key first, then those whose name begins so, the newest first. A
 * further page has only the latter.
 */
export const findPlayers = async (
  tools: Tools,
  { query, cursor }: { query: string; cursor?: number | undefined },
): Promise<CallAnswer<'officePlayers.find'>> => {
  const em = tools.em();
  const text = query.trim();
  const isFirst = cursor === undefined;
  const before = isFirst ? null : BigInt(cursor);
  const exact = isFirst && text !== '' ? await officePlayer.findPlayersByKey(tools.db.pool, keysOf(tools, text)) : [];
  const named = await findAccounts(em, { text, filter: 'all', before, limit: PLAYERS_PAGE });
  const kinds = new Map<bigint, FoundKind>(exact.map(({ userId, kind }) => [userId, kind]));
  for (const { id } of named) if (!kinds.has(id)) kinds.set(id, 'name');
  const ids = [...kinds.keys()];
  const users = new Map((await em.find(UserEntity, { id: { $in: ids } })).map((user) => [user.id, user]));
  const levels = await vipStatusesOf(tools.db.pool, ids);
  const last = named.length === PLAYERS_PAGE ? named.at(-1) : undefined;
  return {
    players: [...kinds].flatMap(([id, kind]) => {
      const user = users.get(id);
      return user ? [shownPlayer(user, kind, levels.get(id) ?? 1)] : [];
    }),
    cursor: last ? Number(last.id) : null,
  };
};
