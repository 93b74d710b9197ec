import { accountOf, captureHold, casino, recordAccountEvent, releaseHold, type UnitOfWork } from 'db';
import { officeCasinoCodes } from '../../../contract/features/casino-values.ts';
import type { HeldWins } from '../../../contract/features/casino.contract.ts';
import { tellPlayerChanged } from '../../core/auth/changes.ts';
import { assertOtherPerson, type Staff } from '../../core/auth/staff-gate.ts';
import { notify } from '../../core/notices/notify.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { CasinoTools } from './casino-tools.ts';
import type { WalletNews } from './wallet-news.ts';

const SHOWN = 200;

/** Wins of providers that wait for a person, the oldest first. */
export const heldWins = async ({ db }: CasinoTools): Promise<HeldWins> => ({
  wins: (await casino.waitingWins(db.pool, SHOWN)).map((win) => ({
    id: win.id,
    player: { userId: win.publicId, nick: win.nick },
    game: win.game,
    provider: win.provider,
    round: win.round,
    staked: Number(win.stakeMinor),
    paid: Number(win.payoutMinor),
    held: Number(win.amountMinor),
    needed: win.needed,
    approvedBy: win.approvedByNick,
    at: win.createdAt,
  })),
});

interface Decision {
  id: string;
  isReleased: boolean;
  reason: string;
}

const decideWithin = async (
  { em, client }: UnitOfWork,
  staff: Staff,
  { id, isReleased, reason }: Decision,
  { houseAccountId, at }: { houseAccountId: bigint; at: number },
): Promise<{ win: casino.HeldWin; isComplete: boolean }> => {
  const win = await casino.lockHeldWin(client, id);
  if (!win) throw new CallError(officeCasinoCodes.notFound);
  const { userId, holdId, amountMinor, needed, approvedBy } = win;
  await assertOtherPerson(em, staff, userId);
  if (win.status !== 'waiting') throw new CallError(officeCasinoCodes.gone);
  const { actorId, address } = staff;
  const details = { transaction: id, amountMinor: String(amountMinor), reason };
  const event = { userId, actorId, details, address };
  if (isReleased && approvedBy !== null) await assertOtherPerson(em, staff, approvedBy);
  if (isReleased && needed === 2 && approvedBy === null) {
    await casino.approveHeldWin(client, id, { approvedBy: actorId, at });
    await recordAccountEvent(em, { ...event, kind: 'win.approved' });
    return { win, isComplete: false };
  }
  const entries = [{ accountId: houseAccountId, amount: amountMinor }];
  if (isReleased) await releaseHold(client, { holdId, at });
  else await captureHold(client, { holdId, kind: 'providerWin.refuse', at, entries });
  const status = isReleased ? 'released' : 'refused';
  await casino.decideHeldWin(client, id, { status, decidedBy: actorId, reason, at });
  await recordAccountEvent(em, { ...event, kind: `win.${status}` });
  const code = isReleased ? 'winReleased' : 'winRefused';
  await notify(em, { userId, code, fact: `held:${id}`, at });
  await tellPlayerChanged(em, userId);
  return { win, isComplete: true };
};

/**
 * Releases a held win to its player, with the second of two people where it needs them, or refuses it: then it goes back to the
 * provider's account. Throws CallError 404, SAME_PERSON, GONE.
 */
export const decideWin = async (
  tools: CasinoTools,
  { houseAccountId, news }: { houseAccountId: bigint; news: WalletNews },
  staff: Staff,
  decision: Decision,
): Promise<{ isComplete: boolean }> => {
  const at = tools.clock.now();
  const { win, isComplete } = await tools.inUnitOfWork((unit) =>
    decideWithin(unit, staff, decision, { houseAccountId, at }),
  );
  if (!isComplete) return { isComplete };
  if (decision.isReleased) {
    const { balanceMinor } = await accountOf(tools.db.pool, win.userId, win.account);
    news.moved(win, balanceMinor);
  }
  news.held(win.userId, win.amountMinor, decision.isReleased ? 'released' : 'refused');
  return { isComplete };
};
