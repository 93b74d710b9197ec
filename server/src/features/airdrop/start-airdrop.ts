import {
  airdrop,
  bonus,
  cashbox,
  closureOf,
  dayOf,
  dayStart,
  IdempotencyConflictError,
  InsufficientFundsError,
  inUnitOfWork,
  retryingConflicts,
  type UnitOfWork,
} from 'db';
import { AIRDROP_ID, airdropCodes } from '../../../contract/features/airdrop-values.ts';
import { bonusCodes } from '../../../contract/features/bonus-values.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import { settingsCodes } from '../../../contract/settings-codes.ts';
import type { BonusTools } from '../../core/bonus/bonus-context.ts';
import { tellBonus } from '../../core/bonus/tell-bonus.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { postStart, type Giving } from './airdrop-money.ts';

/** The operator's configuration. */
export interface AirdropSettings {
  lastsMs: number; // maximum duration of an airdrop
  houseDayMinor: bigint; // daily budget of house airdrops (Moscow days), base hundredths
  proofFromMinor: bigint; // giving away more within 24 hours needs reauthentication, base hundredths
}

export type AirdropTools = BonusTools & Pick<FeatureTools, 'tell'> & { airdrops: AirdropSettings };

/** A requested airdrop. */
export interface AskedAirdrop extends Pick<
  airdrop.AirdropRow,
  'uid' | 'creatorId' | 'isHouse' | 'count' | 'minStatus'
> {
  awardMinor: bigint; // base hundredths
  isProven: boolean; // its sender has shown lately who they are
}

const DAY_MS = 86_400_000;
const MAX_BALANCE_MINOR = BigInt(Number.MAX_SAFE_INTEGER); // bound of amounts on the wire

const refused = (message: string): CallError => new CallError(airdropCodes.failed, { message });

/** Throws CallError when the campaign is off, the player's play is closed, or their withdrawals are blocked. */
const assertMayGive = async ({ em, client }: UnitOfWork, { creatorId, isHouse }: AskedAirdrop, at: number) => {
  const campaign = await bonus.bonusCampaignOf(em, AIRDROP_ID);
  if (campaign?.isOn === false || (!isHouse && (await closureOf(em, creatorId, at))))
    throw new CallError(bonusCodes.off);
  const isKept = isHouse ? airdrop.isBlocked(em, creatorId) : cashbox.areWithdrawalsKept(client, creatorId, at);
  if (await isKept) throw refused('kept');
};

const isSame = (row: airdrop.AirdropRow, { creatorId, isHouse, count, awardMinor, minStatus }: AskedAirdrop): boolean =>
  row.creatorId === creatorId &&
  row.isHouse === isHouse &&
  row.count === count &&
  row.award === awardMinor &&
  row.minStatus === minStatus;

/** The airdrop started under this id before. Throws CallError 409 when its terms differ. */
const findRepeated = async ({ em }: UnitOfWork, asked: AskedAirdrop): Promise<airdrop.AirdropRow | null> => {
  const found = await airdrop.airdropRepository(em).find(asked.uid);
  if (found && !isSame(found, asked)) throw new CallError(generalCodes.idempotencyConflict);
  return found;
};

/** Sets money aside and gives the transaction. Throws CallError 1, 409. */
export const setAside = async (
  { client }: UnitOfWork,
  creatorId: bigint,
  giving: Giving,
  movement: { key: string; amountMinor: bigint; at: number; asked: string },
): Promise<{ id: string; isRepeated: boolean }> => {
  if (movement.amountMinor > MAX_BALANCE_MINOR) throw refused('noFunds');
  try {
    return await postStart(client, creatorId, giving, movement);
  } catch (error) {
    if (error instanceof InsufficientFundsError) throw refused('noFunds');
    if (error instanceof IdempotencyConflictError) throw new CallError(generalCodes.idempotencyConflict);
    throw error;
  }
};

/** Throws CallError 1 when the house airdrops of the day would exceed the budget. */
const assertBudget = async (
  { em }: UnitOfWork,
  { count, awardMinor }: AskedAirdrop,
  { at, houseDayMinor }: { at: number; houseDayMinor: bigint },
): Promise<void> => {
  const spentMinor = await airdrop.lockHouseAirdrops(em, dayStart(dayOf(at)));
  if (spentMinor + BigInt(count) * awardMinor > houseDayMinor) throw refused('houseBudget');
};

/** Throws CallError reauthenticate where a stolen session would give too much away; what it gives at once waits for the account's lock. */
export const assertProven = async (
  { em }: UnitOfWork,
  { creatorId, totalMinor, isProven }: { creatorId: bigint; totalMinor: bigint; isProven: boolean },
  { at, proofFromMinor }: { at: number; proofFromMinor: bigint },
): Promise<void> => {
  if (isProven) return;
  const givenMinor = await airdrop.givenSince(em, creatorId, at - DAY_MS);
  if (givenMinor + totalMinor > proofFromMinor) throw new CallError(settingsCodes.reauthenticate);
};

const startWithin = async (
  unit: UnitOfWork,
  asked: AskedAirdrop,
  { at, lastsMs, houseDayMinor, proofFromMinor }: AirdropSettings & { at: number },
): Promise<{ row: airdrop.AirdropRow; isNew: boolean }> => {
  const before = await findRepeated(unit, asked);
  if (before) return { row: before, isNew: false };
  await assertMayGive(unit, asked, at);
  if (asked.isHouse) await assertBudget(unit, asked, { at, houseDayMinor });
  const { creatorId, count, minStatus } = asked;
  const totalMinor = BigInt(count) * asked.awardMinor;
  const words = `${creatorId} ${count} ${asked.awardMinor} ${minStatus}`;
  const held = { key: asked.uid, amountMinor: totalMinor, at, asked: words };
  const paid = asked.isHouse ? undefined : await setAside(unit, creatorId, AIRDROP_ID, held); // the house pays per award
  const meanwhile = await findRepeated(unit, asked); // by a parallel twin that held the lock
  if (meanwhile) return { row: meanwhile, isNew: false };
  await assertProven(unit, { ...asked, totalMinor }, { at, proofFromMinor });
  const { uid, awardMinor, isProven: _, ...rest } = asked;
  const startedBy = paid?.id ?? null;
  const airdrops = airdrop.airdropRepository(unit.em);
  await airdrops.add({ ...rest, uid, award: awardMinor, startedAt: at, endsAt: at + lastsMs, startedBy });
  const row = await airdrops.find(uid);
  if (!row) throw new Error(`airdrop ${uid} was not stored`);
  return { row, isNew: true };
};

/** Starts an airdrop, once per id. Throws CallError 1, 409, BONUS_OFF, reauthenticate. */
export const startAirdrop = async (tools: AirdropTools, asked: AskedAirdrop): Promise<airdrop.AirdropRow> => {
  const { row, isNew } = await retryingConflicts(() =>
    inUnitOfWork(tools.db, (unit) => startWithin(unit, asked, { ...tools.airdrops, at: tools.clock.now() })),
  );
  if (!isNew) return row;
  tools.tell('airdrop.changed', { uid: row.uid, state: 'started' });
  await tellBonus(tools, asked.creatorId);
  return row;
};
