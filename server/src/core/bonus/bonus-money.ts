import {
  accountOf,
  bonus,
  houseAccountId,
  postTransaction,
  type EntryInput,
  type PlayerAccountKind,
  type Unit,
} from 'db';
import { hash } from 'node:crypto';
import type { BonusContext } from './bonus-context.ts';

type GrantAccount = bonus.GrantAccount;

const units = {
  real: 'BASE',
  bonus: 'BASE',
  dic: 'DIC',
  dicLocked: 'DIC',
  usdic: 'USDIC',
  usdicLocked: 'USDIC',
} as const satisfies Partial<Record<PlayerAccountKind, Unit>>;
type BonusAccount = keyof typeof units;

interface Movement {
  kind: 'bonus.grant' | 'bonus.release' | 'bonus.lapse' | 'bonus.convert';
  key: string; // idempotency key
  entries: readonly EntryInput[];
}

/** Posts a transaction under its key. Locks and statuses ensure that a key is used once. */
const post = async ({ unit, userId, at }: BonusContext, { kind, key, entries }: Movement): Promise<string> => {
  const requestHash = hash('sha256', `${kind} ${entries.map(({ amount }) => amount).join(' ')}`, 'buffer');
  const scope = `bonus:${userId}`;
  const { status, id } = await postTransaction(unit.client, { kind, scope, key, requestHash, at, entries });
  if (status !== 'done') throw new Error(`${kind} ${key} of user ${userId} was posted before`);
  return id;
};

const balanceOf = async ({ unit, userId }: BonusContext, kind: BonusAccount): Promise<bigint> =>
  (await accountOf(unit.client, userId, kind)).id;

const house = ({ unit }: BonusContext, account: BonusAccount): Promise<bigint> =>
  houseAccountId(unit.client, 'house.bonuses', units[account]);

/** Credits `amount` of a grant to its account. */
export const postGrant = async (context: BonusContext, grant: bonus.BonusGrantRow): Promise<void> => {
  const { id: grantId, userId, account, amount, bonus: name, period } = grant;
  const transactionId = await post(context, {
    kind: 'bonus.grant',
    key: `${name}:${period}`,
    entries: [
      { accountId: await balanceOf(context, account), amount },
      { accountId: await house(context, account), amount: -amount },
    ],
  });
  const event = { userId, grantId, kind: 'granted', account, amount, transactionId, at: context.at } as const;
  await bonus.bonusEventRepository(context.unit.em).add(event);
};

/** A debit of an account: of one grant, or of the whole account. */
export interface Leaving {
  grantId: bigint | null;
  from: GrantAccount;
  amount: bigint;
  key: string;
  shares?: Readonly<Record<string, string>>; // part of each grant, by grant id
}

/** Moves released money to its final account. */
export const postRelease = async (
  context: BonusContext,
  { grantId, from, amount, key, shares }: Leaving,
  to: 'real' | 'dic' | 'usdic',
): Promise<void> => {
  const transactionId = await post(context, {
    kind: 'bonus.release',
    key: `release:${key}`,
    entries: [
      { accountId: await balanceOf(context, from), amount: -amount },
      { accountId: await balanceOf(context, to), amount },
    ],
  });
  const { userId, at, unit } = context;
  await bonus.bonusEventRepository(unit.em).add({
    userId,
    grantId,
    kind: 'released',
    account: from,
    amount,
    transactionId,
    at,
    details: { to, ...(shares && { shares }) },
  });
};

/** Returns money to the house. */
export const postLapse = async (context: BonusContext, { grantId, from, amount, key }: Leaving): Promise<void> => {
  const transactionId = await post(context, {
    kind: 'bonus.lapse',
    key: `lapse:${key}`,
    entries: [
      { accountId: await balanceOf(context, from), amount: -amount },
      { accountId: await house(context, from), amount },
    ],
  });
  const { userId, at, unit } = context;
  await bonus
    .bonusEventRepository(unit.em)
    .add({ userId, grantId, kind: 'lapsed', account: from, amount, transactionId, at });
};

/** Exchanges unlocked DIC or USDIC for `realMinor` of the real balance. `key`: identifies this state of the account. */
export const postConversion = async (
  context: BonusContext,
  {
    from,
    amount,
    realMinor,
    key,
    details,
  }: { from: 'dic' | 'usdic'; amount: bigint; realMinor: bigint; key: string; details: Record<string, unknown> },
): Promise<void> => {
  const transactionId = await post(context, {
    kind: 'bonus.convert',
    key: `convert:${key}`,
    entries: [
      { accountId: await balanceOf(context, from), amount: -amount },
      { accountId: await house(context, from), amount },
      { accountId: await balanceOf(context, 'real'), amount: realMinor },
      { accountId: await house(context, 'real'), amount: -realMinor },
    ],
  });
  const { userId, at, unit } = context;
  const moved = { userId, grantId: null, kind: 'converted', account: from, amount, realMinor } as const;
  await bonus.bonusEventRepository(unit.em).add({ ...moved, transactionId, at, details });
};
