import { accountOf, bonus, loadVipStatuses } from 'db';
import type { z } from 'zod';
import {
  bonusCodes,
  cashbackCodes,
  introductoryCodes,
  welcomeCodes,
  type bonusCalls,
  type bonusRequests,
  type robberyRequests,
  type TakenBonus,
} from '../../../contract/features/bonus.contract.ts';
import { readBonuses, withBonuses, type BonusPlayer, type BonusTools } from '../../core/bonus/bonus-context.ts';
import { declineBonus, setBonusActive } from '../../core/bonus/choose-bonus.ts';
import { convertDic, convertUsdic, type Converted } from '../../core/bonus/convert.ts';
import type { Bonus, Choice } from '../../core/bonus/define-bonus.ts';
import { cachedFor } from '../../core/cached.ts';
import { takeBonus } from '../../core/bonus/take-bonus.ts';
import { tellBonus } from '../../core/bonus/tell-bonus.ts';
import type { RequestHandlers } from '../../core/features/feature.ts';
import type { Handlers } from '../../core/games/server-game.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { cashback } from './bonuses/cashback/cashback.ts';
import { cashbackWeek } from '../../core/bonus/cashback-week.ts';
import { chooseTarget, targetOf, usedIntroductory } from './bonuses/introductory/introductory.ts';
import { introductoryBonuses } from '../../../contract/features/bonus-values.ts';
import { rakeback } from './bonuses/rakeback/rakeback.ts';
import { vipError, vipReward } from './bonuses/vip-reward/vip-reward.ts';
import { listBonuses } from './bonus-list.ts';
import { levelNames, overviewOf, wordsOf } from './overview.ts';
import { settleAll, settleIfDue } from './settle-all.ts';
import { shownEvent, shownGrant } from './shown-grant.ts';

type Calls = Handlers<typeof bonusCalls>;
type Requests = Omit<RequestHandlers<typeof bonusRequests>, keyof typeof robberyRequests>;

const HISTORY_ROWS = 20;
const LIST_FRESH_MS = 1_000; // a campaign that two people changed is shown to everybody by then
const success = { success: true } as const;

/** Takes a bonus for a call. Gives the grant as shown to its player. */
export const takeFor = async (
  tools: BonusTools,
  declared: Bonus,
  player: BonusPlayer,
  input: Choice = {},
): Promise<TakenBonus> => {
  const { account, amount, status } = await takeBonus(tools, declared, player, input);
  await tellBonus(tools, player.userId);
  const isCredited = status === 'done' || status === 'active';
  const balance = isCredited ? Number((await accountOf(tools.db.pool, player.userId, account)).balanceMinor) : null;
  return { ...success, account, amount: Number(amount), status, balance };
};

const conversion = async (
  tools: BonusTools,
  player: BonusPlayer,
  convert: (tools: BonusTools, player: BonusPlayer) => Promise<Converted>,
) => {
  const { amountMinor, realMinor, balanceMinor } = await convert(tools, player);
  await tellBonus(tools, player.userId);
  return { ...success, amount: Number(amountMinor), real: Number(realMinor), balance: Number(balanceMinor) };
};

const general = (
  tools: BonusTools,
): Pick<Calls, 'bonus.list' | 'bonus.overview' | 'bonus.history' | 'bonus.decline' | 'bonus.Xrepost.convertUsdic'> => ({
  'bonus.list': { handle: cachedFor(LIST_FRESH_MS, tools.clock, () => listBonuses(tools)) },
  'bonus.overview': {
    async handle(_payload, { player, lang }) {
      await settleIfDue(tools, player);
      return readBonuses(tools, player, (context) => overviewOf(context, wordsOf(tools, lang)));
    },
  },
  'bonus.history': {
    async handle({ before, limit = HISTORY_ROWS }, { player: { userId } }) {
      const em = tools.db.orm.em.fork();
      const page = { limit, ...(before !== undefined && { before: BigInt(before) }) };
      const events = await bonus.bonusEventRepository(em).page(userId, page);
      const names = await bonus.bonusGrantRepository(em).names(events.flatMap(({ grantId }) => grantId ?? []));
      return { items: events.map((event) => shownEvent(event, names.get(event.grantId ?? 0n))) };
    },
  },
  'bonus.decline': {
    async handle({ id }, { player }) {
      await declineBonus(tools, player, BigInt(id));
      await tellBonus(tools, player.userId);
      return success;
    },
  },
  'bonus.Xrepost.convertUsdic': { handle: (_payload, { player }) => conversion(tools, player, convertUsdic) },
});

type IntroductoryCall = Extract<keyof Calls, `bonus.introductory.${string}`>;

const deposits = (tools: BonusTools): Pick<Calls, IntroductoryCall> => ({
  'bonus.introductory.getInfo': {
    signInCode: introductoryCodes.signIn,
    async handle(_payload, { player }) {
      await settleIfDue(tools, player);
      const usedBonuses = await usedIntroductory(tools.db.orm.em.fork(), player.userId);
      return { usedBonuses, bonuses: [...introductoryBonuses] };
    },
  },
  'bonus.introductory.getTargetBonus': {
    signInCode: introductoryCodes.signIn,
    async handle(_payload, { player: { userId } }) {
      const meter = await bonus.bonusMeterRepository(tools.db.orm.em.fork()).find(userId);
      return (meter && targetOf(meter)) ?? null;
    },
  },
  'bonus.introductory.takeBonus': {
    signInCode: introductoryCodes.signIn,
    payloadCodes: { code: introductoryCodes.notFound },
    async handle({ code }, { player }) {
      await tools.guard.assertMayPlay(player.userId);
      const targetBonus = await withBonuses(tools, player, async (context) => {
        await settleAll(context);
        return chooseTarget(context, code);
      });
      return { ...success, targetBonus };
    },
  },
  'bonus.introductory.dropTarget': {
    signInCode: introductoryCodes.signIn,
    handle: (_payload, { player }) =>
      withBonuses(tools, player, async (context) => {
        await settleAll(context);
        await bonus.bonusMeterRepository(context.unit.em).change(context.userId, { target: null, targetAt: null });
        return success;
      }),
  },
  'bonus.introductory.takeAmount': {
    signInCode: welcomeCodes.signIn,
    handle: (_payload, { player }) => conversion(tools, player, convertDic),
  },
});

const weekly = (tools: BonusTools): Pick<Calls, 'bonus.cashback.takeCashback' | 'bonus.cashback.getTimer'> => ({
  'bonus.cashback.takeCashback': {
    signInCode: cashbackCodes.signIn,
    handle: (_payload, { player }) => takeFor(tools, cashback, player),
  },
  'bonus.cashback.getTimer': {
    signInCode: cashbackCodes.signIn,
    handle: (_payload, { player }) =>
      readBonuses(tools, player, async (context) => {
        const { isSunday, sunday } = cashbackWeek(context.at);
        const campaign = await bonus.bonusCampaignOf(context.unit.em, cashback.id);
        const { amountMinor: amount = 0, until = context.at } = await cashback.figures(
          context,
          campaign?.rules ?? {},
          {},
        );
        const grants = bonus.bonusGrantRepository(context.unit.em);
        const taken = isSunday && (await grants.find(context.userId, cashback.id, `${sunday}`)) !== null;
        return { difference: until - context.at, todaySunday: isSunday, amount, taken };
      }),
  },
});

export const createBonusCalls = (tools: BonusTools): Calls => ({
  ...general(tools),
  ...deposits(tools),
  ...weekly(tools),
});

/** A level by id or name. Throws CallError 1. */
const levelOf = async ({ db }: BonusTools, asked: number | string): Promise<number> => {
  const found = (await loadVipStatuses(db.pool)).find(({ id, name }) => id === asked || name === asked);
  if (!found) throw vipError();
  return found.id;
};

/** Null: none. Throws CallError 404. */
const bonusIdOf = (
  asked: z.output<(typeof bonusRequests)['bonus:setBonusActive']['payload']>['bonus_id'],
): bigint | null => {
  const id = BigInt(asked);
  if (id < 0n) throw new CallError(bonusCodes.notFound);
  return id === 0n ? null : id;
};

export const createBonusRequests = (tools: BonusTools): Requests => ({
  'bonus:load': {
    async handle(_payload, { player }) {
      await settleIfDue(tools, player);
      return readBonuses(tools, player, async (context) => {
        const levels = await levelNames(context);
        const taken = await bonus.bonusGrantRepository(context.unit.em).newest(context.userId);
        return { bonuses: taken.map((grant) => shownGrant(context, grant, levels)) };
      });
    },
  },
  'bonus:takeRakeback': {
    handle: ({ place }, { player }) => takeFor(tools, rakeback, player, place ? { place } : {}),
  },
  'bonus:takeVipBonus': {
    async handle({ compStatus }, { player }) {
      return takeFor(tools, vipReward, player, { compStatus: await levelOf(tools, compStatus) });
    },
  },
  'bonus:setBonusActive': {
    async handle({ bonus_id: asked }, { player }) {
      const game_mode = await setBonusActive(tools, player, bonusIdOf(asked));
      player.gameMode = game_mode; // at once for the next bet; other processes are told
      await tellBonus(tools, player.userId);
      return { ...success, game_mode };
    },
  },
});
