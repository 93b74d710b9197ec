import { accountDetails, cashbox, recordAccountEvent, userRepository, type UnitOfWork } from 'db';
import { paymentStates } from '../../../contract/features/cashbox-values.ts';
import { officeCashCodes } from '../../../contract/features/office-cash.contract.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import { isLanguage, languages, type Language } from '../../../contract/languages.ts';
import { agreeByTwo } from '../../core/auth/agree-by-two.ts';
import { tellPlayerChanged } from '../../core/auth/changes.ts';
import type { Staff } from '../../core/auth/staff-gate.ts';
import { tellOwner } from '../../core/auth/tell-owner.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { approveWithdrawal, assertNotOwn, lockWithdrawal } from '../../core/payments/approve-withdrawal.ts';
import { createTellWithdrawal, writeOfPrice } from '../../core/payments/payment-news.ts';
import { openDestination } from '../../core/payments/sealed-destination.ts';
import { refuseWithdrawal, type RefusalReason } from '../../core/payments/refuse-withdrawal.ts';
import { createReview, reviewOne } from '../../core/payments/withdrawal-review.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { assertNotTaken, endClaim } from './claims.ts';

/** Acts of a person at the desk on a withdrawal or its player. */
export interface DeskActs {
  approve(
    staff: Staff,
    act: { id: number; reason?: string | undefined },
  ): Promise<{ isComplete: boolean; isAskedAgain: boolean }>;
  refuse(staff: Staff, act: { id: number; why: RefusalReason; reason?: string | undefined }): Promise<void>;
  /** The whole destination, with a line in the trail. */
  reveal(staff: Staff, act: { id: number; reason: string }): Promise<{ purse: string; memo: string | null }>;
  askDocuments(staff: Staff, act: { id: number; reason: string }): Promise<void>;
  /** Holds a player's withdrawals, or releases them by two. False: it was proposed. */
  block(staff: Staff, act: { userId: string; isBlocked: boolean; reason: string }): Promise<boolean>;
}

type Letter = 'withdrawalRefused' | 'withdrawalDocuments';

export const createDeskActs = (tools: FeatureTools): DeskActs => {
  const { inUnitOfWork, clock, db, mailer, siteUrl, translate } = tools;
  const tellPages = createTellWithdrawal(tools);
  const review = createReview(tools);
  const tell = async (row: cashbox.PaymentRow) => tellPages(row, await cashbox.loadCashCatalogue(tools.em()));

  /** Writes to a withdrawal's player. `words`: the reason, in their language. */
  const write = async (row: cashbox.PaymentRow, letter: Letter, words: (lang: Language) => string): Promise<void> => {
    const user = await userRepository(db.orm.em.fork()).findById(row.userId);
    if (!user) return;
    const payment = await tell(row);
    const link = `${siteUrl()}${letter === 'withdrawalDocuments' ? '/settings/verification' : '/cash/transactions/withdraw'}`;
    const amount = `${row.coinAmount} ${payment.currency.name}`;
    const reason = words(isLanguage(user.lang) ? user.lang : languages[0]);
    await tellOwner({ em: db.orm.em.fork(), mailer }, user, letter, {
      nick: user.nick,
      amount,
      payway: payment.payway.name,
      link,
      reason,
    });
  };

  /** Decides on a withdrawal that no colleague looks at. The decision ends a claim. */
  const decided = async <T>(
    unit: UnitOfWork,
    { id, decider }: { id: number; decider: Staff },
    decide: (at: number) => Promise<T>,
  ): Promise<T> => {
    const at = clock.now();
    const row = await lockWithdrawal(unit, id);
    await assertNotTaken(unit, id, { decider, at });
    const result = await decide(at);
    const { risk } = await reviewOne(review, row, unit, at); // only of what is decided: others wait for its lock
    await cashbox.noteRiskHits(unit.client, id, { points: risk, at });
    await endClaim(unit, id);
    return result;
  };

  return {
    async approve(decider, { id, reason = '' }) {
      const { row, isComplete, isAskedAgain } = await inUnitOfWork((unit) =>
        decided(unit, { id, decider }, (at) => approveWithdrawal(unit, id, { decider, details: { reason }, at })),
      );
      const payment = await tell(row);
      if (isAskedAgain) await writeOfPrice(tools, row.userId, payment);
      return { isComplete, isAskedAgain };
    },
    async refuse(decider, { id, why, reason = '' }) {
      if (why === 'other' && reason === '') throw new CallError(generalCodes.badPayload, { field: 'reason' });
      const row = await inUnitOfWork((unit) =>
        decided(unit, { id, decider }, (at) => refuseWithdrawal(unit, id, { decider, why, reason, at })),
      );
      const words = (lang: Language): string =>
        why === 'other' ? reason : translate(lang, 'officeCash', `why.${why}`);
      await write(row, 'withdrawalRefused', words);
    },
    reveal: ({ actorId }, { id, reason }) =>
      inUnitOfWork(async (unit) => {
        const row = await lockWithdrawal(unit, id);
        const event = { paymentId: id, userId: row.userId, kind: 'revealed', actorId, details: { reason } };
        await cashbox.paymentRepository(unit.em).addEvent({ ...event, at: clock.now() });
        return openDestination(tools.secrets, row);
      }),
    async askDocuments(decider, { id, reason }) {
      const row = await inUnitOfWork(async (unit) => {
        const found = await lockWithdrawal(unit, id);
        await assertNotOwn(unit, found, decider);
        await assertNotTaken(unit, id, { decider, at: clock.now() });
        if (found.state !== paymentStates.created) throw new CallError(officeCashCodes.gone);
        const { userId } = found;
        const event = {
          paymentId: id,
          userId,
          kind: 'documents',
          actorId: decider.actorId,
          details: { reason },
          at: clock.now(),
        };
        await cashbox.paymentRepository(unit.em).addEvent(event);
        return found;
      });
      await write(row, 'withdrawalDocuments', () => reason);
    },
    block: (decider, { userId: publicId, isBlocked, reason }) =>
      inUnitOfWork(async ({ em, client }) => {
        const account = await accountDetails(em, publicId, { lock: true });
        if (!account) throw new CallError(officeCashCodes.notFound);
        const { actorId, address } = decider;
        await assertNotOwn({ em }, { userId: account.id }, decider);
        const user = await userRepository(em).findById(account.id);
        if (user?.blockWithdraw === isBlocked) throw new CallError(officeCashCodes.gone);
        const wish = { kind: 'withdrawals.release', userId: account.id, reason, at: clock.now() } as const;
        if (!isBlocked && !(await agreeByTwo(em, decider, wish))) return false;
        await cashbox.setWithdrawalsBlocked(client, account.id, isBlocked);
        const kind = isBlocked ? 'withdrawals.blocked' : 'withdrawals.unblocked';
        await recordAccountEvent(em, { userId: account.id, actorId, kind, details: { reason }, address });
        const { id: userId } = account;
        const event = { paymentId: null, userId, actorId, details: { reason }, at: clock.now() };
        await cashbox.paymentRepository(em).addEvent({ ...event, kind: isBlocked ? 'blocked' : 'unblocked' });
        await tellPlayerChanged(em, userId);
        return true;
      }),
  };
};
