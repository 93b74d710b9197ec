import { cashbox, compliance, type UnitOfWork } from 'db';
import type { AmlThresholds } from '../../../contract/features/aml-thresholds.ts';
import { rulesInForce } from './thresholds.ts';

const FRESH_MS = 2 * 86_400_000; // a look a day, and a day for a provider that is away

/**
 * True when screening keeps a withdrawal: an entry that nobody has looked at or a sanction that is the player's keeps any; from the
 * threshold on, no answer of the last two days does, too.
 */
export const isKeptByScreening = (
  { isScreened, checkedAt, open, sanctions }: compliance.ScreeningFacts,
  { isOn, withdrawalMinor }: AmlThresholds['screening'],
  { baseMinor, at }: { baseMinor: bigint; at: number },
): boolean => {
  if (open + sanctions > 0) return true;
  if (!isOn || !isScreened || baseMinor < BigInt(withdrawalMinor)) return false;
  return checkedAt === null || checkedAt < at - FRESH_MS;
};

/** Judges a withdrawal. What its player asked for in the 24 hours before counts with it: nobody gets past in parts. */
export const screeningKeeps = async (
  { em, client }: Pick<UnitOfWork, 'em' | 'client'>,
  { id, userId, baseMinor }: Pick<cashbox.PaymentRow, 'id' | 'userId' | 'baseMinor'>,
  at: number,
): Promise<boolean> => {
  const { screening } = (await rulesInForce(em)).thresholds;
  const facts = await compliance.screeningFactsOf(client, userId);
  const earlierMinor = (await cashbox.approvalFactsOf(client, [id])).get(id)?.earlierMinor ?? 0n;
  return isKeptByScreening(facts, screening, { baseMinor: baseMinor + earlierMinor, at });
};
