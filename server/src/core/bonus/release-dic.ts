import { accountOf, bonus } from 'db';
import { dicReleaseMinor } from '../../../contract/features/bonus-values.ts';
import type { BonusContext } from './bonus-context.ts';
import { postRelease } from './bonus-money.ts';

/** Splits a release among the locked grants, oldest first. Gives the parts by grant id. */
const share = async ({ unit, userId, at }: BonusContext, releasedMinor: bigint): Promise<Record<string, string>> => {
  const grants = bonus.bonusGrantRepository(unit.em);
  const parts: Record<string, string> = {};
  let left = releasedMinor;
  for (const { id, amount, released, lapsed } of await grants.lockActive(userId, 'dicLocked')) {
    const locked = amount - released - lapsed;
    const part = left < locked ? left : locked;
    if (part === 0n) break;
    left -= part;
    parts[String(id)] = String(part);
    await grants.change(id, { released: released + part, ...(part === locked && { status: 'done' }) }, at);
  }
  if (left !== 0n) throw new Error(`user ${userId} has ${left} locked DIC that no bonus gave`);
  return parts;
};

/**
 * Releases locked DIC for the stakes since the last reading, and moves the meter in the same transaction, so that a stake
 * counts once. `isRestarting`: more DIC is about to be locked, so earlier stakes without locked DIC must not release it.
 */
export const releaseDic = async (context: BonusContext, { isRestarting = false } = {}): Promise<void> => {
  const { unit, userId, meter, stats } = context;
  const { balanceMinor: lockedMinor } = await accountOf(unit.client, userId, 'dicLocked');
  const { releasedMinor, remainder } = dicReleaseMinor(
    { readingMinor: meter.dicReading, remainder: meter.dicRemainder },
    stats.wagerBetMinor,
    lockedMinor,
  );
  if (releasedMinor === 0n && !(isRestarting && lockedMinor === 0n)) return;
  if (releasedMinor > 0n) {
    const key = `dicLocked:counted:${stats.wagerBetMinor}`;
    const shares = await share(context, releasedMinor);
    const leaving = { grantId: null, from: 'dicLocked', amount: releasedMinor, key, shares } as const;
    await postRelease(context, leaving, 'dic');
  }
  const read = { dicReading: stats.wagerBetMinor, dicRemainder: remainder };
  await bonus.bonusMeterRepository(unit.em).change(userId, read);
  Object.assign(meter, read);
};
