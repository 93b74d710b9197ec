import { bonus } from 'db';
import {
  bonusIds,
  needsCaptcha,
  robberyCodes,
  type robberyRequests,
  type RobberyState,
} from '../../../../../contract/features/bonus.contract.ts';
import type { Player } from '../../../../core/auth/players.ts';
import { readBonuses, withBonuses, type BonusContext, type BonusTools } from '../../../../core/bonus/bonus-context.ts';
import { offerOf, takeWithin } from '../../../../core/bonus/take-bonus.ts';
import { tellBonus } from '../../../../core/bonus/tell-bonus.ts';
import type { FeatureTools, RequestHandlers } from '../../../../core/features/feature.ts';
import { DrawRefusedError, type DrawnPrize } from '../../../../core/hosts/free-draws.ts';
import { CallError } from '../../../../core/realtime/call-error.ts';
import { nextSpinAt, robbery, robberyError, robberyRules } from './robbery.ts';

export type RobberyTools = BonusTools & Pick<FeatureTools, 'draws' | 'captcha' | 'configs'>;
type Requests = RequestHandlers<typeof robberyRequests>;
type Spinner = Pick<Player, 'userId' | 'publicId' | 'targetCurrencyId'>;

const READY_MS = 10 * 60_000; // time to start an activated spin
const DRAW = 'robbery';

const lastSpin = (grant: bonus.BonusGrantRow | null): RobberyState['last'] =>
  grant && {
    round: String(grant.details['round']),
    sector: Number(grant.details['sector']),
    amount: Number(grant.amount),
    status: grant.status,
    at: grant.createdAt,
  };

const stateOf = async (context: BonusContext, config: object): Promise<RobberyState> => {
  const { unit, userId, at, stats } = context;
  const last = await bonus.bonusGrantRepository(unit.em).latest(userId, bonusIds.robbery);
  const campaign = await bonus.bonusCampaignOf(unit.em, robbery.id);
  const next = nextSpinAt(last);
  const { wagerTimes, days } = robberyRules(campaign?.rules ?? {});
  return {
    serverTime: at,
    availableSpinsPeriodicalBonus: next > at ? 0 : 1,
    timeActivatePeriodicalBonus: next > at ? next : 0,
    statusId: stats.vipStatus,
    needsCaptcha: needsCaptcha(stats.vipStatus),
    wagerTimes,
    days,
    config: { ...config },
    last: lastSpin(last),
  };
};

/** Draws an activated spin. Throws CallError 1. */
const draw = async (
  { draws }: Pick<RobberyTools, 'draws'>,
  { unit, meter, stats, at }: BonusContext,
  player: Spinner,
  ticket: string,
): Promise<DrawnPrize> => {
  if (meter.spinUntil == null || meter.spinUntil <= at) throw robberyError();
  const choice = { statusId: stats.vipStatus, ticket };
  return draws.take(unit.client, { draw: DRAW, player, choice }).catch((error: unknown) => {
    throw error instanceof DrawRefusedError ? robberyError() : error;
  });
};

/** Draws and grants in one transaction. Throws CallError. */
const spin = (tools: RobberyTools, player: Spinner) =>
  withBonuses(tools, player, async (context) => {
    const { offer } = await offerOf(context, robbery, {});
    const drawn = await draw(tools, context, player, offer.period);
    return { drawn, grant: await takeWithin(context, robbery, { round: drawn.id }) };
  });

export const createRobberyRequests = (tools: RobberyTools): Requests => ({
  'bonus:loadPeriodicalBonuses': {
    handle: (_payload, { player }) =>
      readBonuses(tools, player, (context) => stateOf(context, tools.configs.playedBy(DRAW, player.publicId).config)),
  },
  'bonus:activatePeriodicalBonus': {
    async handle({ recaptchaToken }, { player }) {
      await tools.guard.assertMayPlay(player.userId);
      const isAsked = await withBonuses(tools, player, async (context) => {
        await offerOf(context, robbery, {});
        return needsCaptcha(context.stats.vipStatus);
      });
      if (isAsked && !(await tools.captcha.verify(recaptchaToken, player))) throw new CallError(robberyCodes.captcha);
      await withBonuses(tools, player, async (context) => {
        await offerOf(context, robbery, {});
        const { unit, userId, at } = context;
        await bonus.bonusMeterRepository(unit.em).change(userId, { spinUntil: at + READY_MS });
      });
      return { success: true, availableSpinsPeriodicalBonus: 1 };
    },
  },
  'bonus:startPeriodicalBonus': {
    async handle(_payload, { player }) {
      await tools.guard.assertMayPlay(player.userId);
      const { drawn, grant } = await spin(tools, player);
      const receipt = await tools.draws.committed(drawn);
      await tellBonus(tools, player.userId);
      const { account, amount, status } = grant;
      const outcome = drawn.outcome as { prizeMinor: string; sector: number };
      return {
        success: true,
        fallenSectors: [outcome.sector],
        timeActivatePeriodicalBonus: nextSpinAt(grant),
        round: drawn.id,
        outcome,
        statusId: (drawn.choice as { ticket: string; statusId: number }).statusId,
        config: { ...drawn.config },
        taken: { success: true, account, amount: Number(amount), status, balance: null },
        receipt,
      };
    },
  },
});
