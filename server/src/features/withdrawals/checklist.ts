import { balanceOf, cashbox, statsOf } from 'db';
import { wagerLeftMinor } from '../../../contract/features/wagering.ts';
import type { WithdrawChecklist } from '../../../contract/features/withdrawals.contract.ts';
import type { Player } from '../../core/auth/players.ts';
import { identityNeeded } from '../../core/identity/identity-gate.ts';
import { keptOf, playerFacts } from './player-facts.ts';
import { conditionsOf, depositCountsUntil, freeMinorOf } from './withdrawal-checks.ts';
import type { WithdrawTools } from './withdraw.ts';

/** Reads without a lock how much a player may take out, and by which of the conditions that refuse a request. */
export const checklistOf = async (
  { db, inUnitOfWork, clock, currencies }: Pick<WithdrawTools, 'db' | 'inUnitOfWork' | 'clock' | 'currencies'>,
  player: Player,
): Promise<WithdrawChecklist> => {
  const { userId } = player;
  const stats = await statsOf(db.pool, userId);
  return inUnitOfWork(async (unit) => {
    const facts = await playerFacts(unit, player, { currencies, stats, at: clock.now() });
    const balanceMinor = await balanceOf(unit.client, player.accounts.real);
    const keptMinor = await keptOf(unit, userId, facts, balanceMinor);
    const identity = await identityNeeded(unit, { userId, at: facts.at });
    const asked = await cashbox.withdrawalRepository(unit.em).waitingForDocuments(facts.waiting);
    return {
      available: Number(freeMinorOf({ balanceMinor, keptMinor })),
      conditions: conditionsOf(facts).map(({ name, refusal }) => ({ name, isMet: refusal === undefined })),
      leftToStake: Number(wagerLeftMinor(facts.wagering)),
      depositUntil: depositCountsUntil(facts) ?? null,
      needsDocuments: asked.size > 0 || identity !== undefined,
    };
  });
};
