import { dayOf, partner, recordAccountEvent, userRepository, type EntityManager } from 'db';
import {
  ADVANCED_LEVEL,
  officePartnerCodes,
  planOfCategory,
  TURNOVER_PERCENT,
  type partnerCalls,
} from '../../../contract/features/partner.contract.ts';
import { tellBonus } from '../../core/bonus/tell-bonus.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import type { Handlers } from '../../core/games/server-game.ts';
import { notify } from '../../core/notices/notify.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { approvalsOf, assertNotOwn, decideOrder, isConversionDay } from './convert.ts';
import { ngrOf } from './earnings.ts';
import { shownBid, shownOrder } from './partner-views.ts';

type OfficeCalls = Pick<
  Handlers<typeof partnerCalls>,
  'officePartners.list' | 'officePartners.decideOrder' | 'officePartners.decideBid'
>;

const personOf = async (em: EntityManager, id: bigint): Promise<{ userId: string; nick: string }> => {
  const user = await userRepository(em).findById(id);
  return { userId: user?.publicId ?? '', nick: user?.nick ?? '' };
};

/** Facts that an order is decided on: a house's take that comes from one referral is looked at twice. */
const factsOf = async ({ db }: FeatureTools, partnerId: bigint, today: number) => {
  const range = { partnerId, from: 0, to: today };
  const kept = (await partner.partnerSumsByReferral(db.pool, range, TURNOVER_PERCENT))
    .map(ngrOf)
    .filter((ngr) => ngr > 0n);
  const total = kept.reduce((sum, ngr) => sum + ngr, 0n);
  const greatest = kept.reduce((most, ngr) => (ngr > most ? ngr : most), 0n);
  const { all } = await partner.earnedTotals(db.pool, partnerId);
  return {
    earned: Number(all),
    referrals: await partner.countReferrals(db.pool, partnerId, false),
    tied: await partner.countTied(db.pool, partnerId),
    greatestPercent: total === 0n ? 0 : Number((greatest * 100n) / total),
  };
};

/** Calls of the office about partners. */
export const createOfficePartners = (tools: FeatureTools): OfficeCalls => {
  const { em, clock, inUnitOfWork } = tools;
  return {
    'officePartners.list': {
      async handle(_payload, { staff }) {
        const today = dayOf(clock.now());
        const orders = [];
        for (const row of await partner.partnerOrderRepository(em()).waiting()) {
          const approvals = await Promise.all(row.approvedBy.map((id) => personOf(em(), BigInt(id))));
          orders.push({
            ...shownOrder(row),
            ...(await personOf(em(), row.partnerId)),
            isOwn: row.partnerId === staff.actorId,
            approvals: approvals.map(({ nick }) => nick),
            needsApprovals: approvalsOf(row),
            ...(await factsOf(tools, row.partnerId, today)),
          });
        }
        const bids = [];
        for (const row of await partner.partnerRepository(em()).waitingBids())
          bids.push({ ...shownBid(row), ...(await personOf(em(), row.userId)), isOwn: row.userId === staff.actorId });
        return { orders, bids, isWednesday: isConversionDay(today) };
      },
    },
    'officePartners.decideOrder': {
      async handle({ id, isApproved, reason = null }, { staff }) {
        const at = clock.now();
        const { row, isComplete } = await inUnitOfWork(async (unit) => {
          const decision = { id: BigInt(id), isApproved, reason, decider: staff, day: dayOf(at), at };
          const decided = await decideOrder(unit, decision);
          const { actorId, address } = staff;
          const kind = isApproved ? 'partner.orderApproved' : 'partner.orderRejected';
          const details = { order: id, amount: String(decided.row.amount), ...(reason !== null && { reason }) };
          await recordAccountEvent(unit.em, { userId: decided.row.partnerId, actorId, kind, details, address });
          if (decided.isComplete)
            await notify(unit.em, {
              userId: decided.row.partnerId,
              code: isApproved ? 'conversionPaid' : 'conversionRejected',
              fact: `order:${id}`,
              number: id,
              facts: reason === null ? {} : { reason },
              at,
            });
          return decided;
        });
        if (isComplete) await tellBonus(tools, row.partnerId);
        return { isComplete };
      },
    },
    'officePartners.decideBid': {
      async handle({ id, isApproved, reason = null }, { staff }) {
        const at = clock.now();
        await inUnitOfWork(async (unit) => {
          const partners = partner.partnerRepository(unit.em);
          const found = await partners.bid(BigInt(id));
          if (!found) throw new CallError(officePartnerCodes.notFound);
          await assertNotOwn(unit, staff, found.userId);
          const decided = { decidedAt: at, decidedBy: staff.actorId, reason };
          if (!(await partners.decideBid(found.id, { state: isApproved ? 'approved' : 'rejected', ...decided })))
            throw new CallError(officePartnerCodes.gone);
          if (isApproved) {
            await partners.change(found.userId, { level: ADVANCED_LEVEL });
            const plan = planOfCategory[found.category];
            await partners.beginPlan({ partnerId: found.userId, fromDay: dayOf(at) + 1, plan });
          }
          const kind = isApproved ? 'partner.bidApproved' : 'partner.bidRejected';
          const { actorId, address } = staff;
          await recordAccountEvent(unit.em, { userId: found.userId, actorId, kind, details: { bid: id }, address });
        });
        return { success: true };
      },
    },
  };
};
