import { airdrop, cashbox, vipName, type Queryable } from 'db';
import { z } from 'zod';
import {
  AIRDROP_ID,
  AIRDROP_LAPSE_DAYS,
  AIRDROP_WAGER_TIMES,
  airdropCodes,
} from '../../../contract/features/airdrop-values.ts';
import type { BonusContext } from '../../core/bonus/bonus-context.ts';
import { defineBonus } from '../../core/bonus/define-bonus.ts';
import { CallError } from '../../core/realtime/call-error.ts';

const DAY_MS = 86_400_000;

/** Unknown, ended, or not for this player: the refusal does not say which. */
export const missed = (): CallError => new CallError(airdropCodes.failed, { message: 'missed' });

/** `statusId`: the required VIP level. Guests get code 2 as well. */
export const levelNeeded = async (client: Queryable, statusId: number): Promise<CallError> => {
  return new CallError(airdropCodes.vipLevel, { message: 'vipLevel', limit: await vipName(client, statusId) });
};

/** An airdrop this player may claim from. Throws CallError 1. */
const openAirdrop = async ({ unit, userId, at }: BonusContext, uid: string): Promise<airdrop.AirdropRow> => {
  const found = await airdrop.airdropRepository(unit.em).find(uid);
  if (!found || found.endedAt != null || found.endsAt <= at || found.creatorId === userId) throw missed();
  if (await airdrop.isBlocked(unit.em, userId)) throw missed();
  // airdrops of creators whose withdrawals are blocked go back to them
  if (!found.isHouse && (await cashbox.areWithdrawalsKept(unit.client, found.creatorId, at))) throw missed();
  return found;
};

/**
 * An award, once per airdrop. It must be wagered, so that it cannot be used to transfer money, and waits for review when
 * its taker shares something with the creator or another taker.
 */
export const airdropBonus = defineBonus({
  id: AIRDROP_ID,
  section: 'permanent',
  terms: 1,
  rules: z.object({}),
  input: z.object({ uid: z.uuid() }),
  isWatched: true,
  isWatchedByPeriod: true,
  taken: missed,
  async offer(context, _rules, { uid }) {
    const { award, creatorId, minStatus } = await openAirdrop(context, uid);
    if (context.stats.vipStatus < minStatus) throw await levelNeeded(context.unit.client, minStatus);
    return {
      period: uid,
      account: 'bonus',
      amountMinor: award,
      wagerTimes: AIRDROP_WAGER_TIMES,
      expiresAt: context.at + AIRDROP_LAPSE_DAYS * DAY_MS,
      giverId: creatorId,
    };
  },
  choices: () => [], // claimed where it was announced
});
