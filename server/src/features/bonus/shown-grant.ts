import type { bonus } from 'db';
import type { BonusEvent, BonusGrant } from '../../../contract/features/bonus.contract.ts';
import { bonusIds } from '../../../contract/features/bonus-values.ts';
import type { BonusContext } from '../../core/bonus/bonus-context.ts';
import { capOf, wagerProgress } from '../../core/bonus/play-through.ts';

type Grant = bonus.BonusGrantRow;

const wagerIn = (context: BonusContext, grant: Grant): BonusGrant['wager'] => {
  if (grant.wagerTarget != null) {
    const { doneMinor, ofMinor } = wagerProgress(context, grant);
    return { done: Number(doneMinor), of: Number(ofMinor) };
  }
  return grant.wagerTimes == null ? null : { done: 0, of: Number(grant.amount) * grant.wagerTimes };
};

/** A grant as shown to its player. `levels`: names of VIP levels by id. */
export const shownGrant = (context: BonusContext, grant: Grant, levels: ReadonlyMap<number, string>): BonusGrant => ({
  id: String(grant.id),
  bonus: grant.bonus,
  code: (grant.bonus === bonusIds.vipReward ? levels.get(Number(grant.period)) : undefined) ?? grant.period,
  account: grant.account,
  amount: Number(grant.amount),
  status: grant.status,
  released: Number(grant.released),
  lapsed: Number(grant.lapsed),
  wager: wagerIn(context, grant),
  cap: grant.wagerTimes == null ? null : Number(capOf(grant)),
  expiresAt: grant.expiresAt ?? null,
  at: grant.createdAt,
});

/** An event of the trail as shown to its player. */
export const shownEvent = (event: bonus.BonusEventRow, name: string | undefined): BonusEvent => ({
  id: String(event.id),
  kind: event.kind,
  bonus: name ?? null,
  account: event.account ?? null,
  amount: Number(event.amount),
  real: Number(event.realMinor),
  at: event.at,
});
