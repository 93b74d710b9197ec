import { kyc, userRepository, type UnitOfWork } from 'db';
import type { AmlThresholds } from '../../../contract/features/aml-thresholds.ts';
import { sumPeriods, type SumPeriod } from '../../../contract/features/office-identity.contract.ts';
import { notifyAsked } from '../notices/notify.ts';
import { rulesInForce } from './thresholds.ts';

type Sums = Pick<kyc.IdentitySums, 'dayMinor' | 'monthMinor' | 'lifeMinor'>;

/** The first threshold that these sums reach, with what is on its way. */
export const reachedBy = (
  sums: Sums,
  { isOn, dayMinor, monthMinor, lifeMinor }: AmlThresholds['identity'],
  comingMinor = 0n,
): SumPeriod | undefined => {
  if (!isOn) return undefined;
  const limits = { day: dayMinor, month: monthMinor, life: lifeMinor };
  return sumPeriods.find((period) => sums[`${period}Minor`] + comingMinor >= BigInt(limits[period]));
};

const isProven = async (em: UnitOfWork['em'], userId: bigint): Promise<boolean> =>
  (await userRepository(em).findById(userId))?.kycStatus === 'approved';

type Unit = Pick<UnitOfWork, 'em' | 'client'>;

/** The threshold that a player has reached without having proven who they are. `withOpen`: deposits that may still arrive count. */
export const identityNeeded = async (
  unit: Unit,
  { userId, at, withOpen = false }: { userId: bigint; at: number; withOpen?: boolean },
): Promise<SumPeriod | undefined> => {
  if (await isProven(unit.em, userId)) return undefined;
  const { identity } = (await rulesInForce(unit.em)).thresholds;
  if (!identity.isOn) return undefined;
  const { openMinor, ...sums } = await kyc.identitySumsOf(unit, userId, at);
  return reachedBy(sums, identity, withOpen ? openMinor : 0n);
};

/** Asks a player for a proof of identity and tells them, once while it is open; within the caller's transaction. */
export const askIdentity = async (
  { em }: Pick<Unit, 'em'>,
  { userId, cause, at }: { userId: bigint; cause: 'threshold' | 'expiring'; at: number },
): Promise<void> => {
  const request = { userId, need: 'identity', cause, actorId: null, note: '', address: null, at } as const;
  if (await kyc.askDocument(em, request)) await notifyAsked(em, { userId, need: 'identity', at });
};

/**
 * Asks for a proof of identity where a threshold is reached: of every account of the person that has given none, since the sum is
 * the person's. Part of the transaction that moves the money.
 */
export const askWhereReached = async (
  unit: Unit,
  facts: { userId: bigint; at: number; withOpen?: boolean },
): Promise<SumPeriod | undefined> => {
  const reached = await identityNeeded(unit, facts);
  if (reached === undefined) return undefined;
  for (const userId of await kyc.unprovenAccounts(unit.em, facts.userId))
    await askIdentity(unit, { userId, cause: 'threshold', at: facts.at });
  return reached;
};
