import { randomUUIDv7 } from 'node:crypto';
import { statsOf } from 'db';
import { parseAmount } from 'games-engine';
import {
  AIRDROP_MIN_STATUS,
  airdropCodes,
  airdropSuccess,
  type airdropRequests,
} from '../../../contract/features/airdrop.contract.ts';
import type { FeatureTools, RequestHandlers } from '../../core/features/feature.ts';
import { stakeOf } from '../../core/hosts/stake.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Player } from '../../core/auth/players.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { levelNeeded } from './airdrop-bonus.ts';
import { startAirdrop, type AirdropTools } from './start-airdrop.ts';
import { needsCaptchaFor, takeAirdrop } from './take-airdrop.ts';

export type GivingTools = AirdropTools & Pick<FeatureTools, 'captcha' | 'staff' | 'reauthentication'>;

const UNIT_MINOR = 100n;

/** The requested award in base hundredths: at least one unit of the caller's currency. Throws CallError 1. */
export const awardOf = ({ currencies }: GivingTools, { targetCurrencyId }: Player, award: string | number): bigint => {
  const currency = currencies.shown(targetCurrencyId);
  const askedMinor = parseAmount(award) ?? 0n;
  const awardMinor = currency && stakeOf(award, currency);
  if (askedMinor < UNIT_MINOR || awardMinor === undefined || awardMinor === 0n)
    throw new CallError(airdropCodes.failed, { message: 'values' });
  return awardMinor;
};

/** True when the house pays. Throws CallError 2, and the refusals of admins. */
const isHouseOf = async (tools: GivingTools, player: Player, sessionId: string): Promise<boolean> => {
  if (player.roles.includes('admin')) {
    await tools.staff.admit({ player, sessionId }, ['admin']);
    return true;
  }
  const { vipStatus } = await statsOf(tools.db.pool, player.userId);
  if (vipStatus < AIRDROP_MIN_STATUS) throw await levelNeeded(tools.db.pool, AIRDROP_MIN_STATUS);
  return false;
};

export const createAirdropRequests = (tools: GivingTools): RequestHandlers<typeof airdropRequests> => {
  const say = (lang: Language, key: string): string => tools.translate(lang, 'airdrop', key);
  return {
    'chat:sendAirDrop': {
      payloadCodes: { activateCount: airdropCodes.failed, award: airdropCodes.failed },
      async handle({ activateCount: count, award, vip, requestId }, { player, sessionId, lang }) {
        if (count < 1) throw new CallError(airdropCodes.failed, { message: 'values' });
        const awardMinor = awardOf(tools, player, award);
        const isHouse = await isHouseOf(tools, player, sessionId);
        if (!isHouse) await tools.guard.assertMayPlay(player.userId);
        const minStatus = isHouse ? vip : AIRDROP_MIN_STATUS;
        const uid = requestId ?? randomUUIDv7();
        const { missing } = await tools.reauthentication.stateOf({ userId: player.userId, sessionId });
        const isProven = missing.length === 0;
        const asked = { uid, isProven, creatorId: player.userId, isHouse, count, awardMinor, minStatus };
        const { endsAt } = await startAirdrop(tools, asked);
        const sent = { uid, activateCount: count, award: Number(awardMinor), vip: minStatus, endsAt };
        return { success: true, code: airdropSuccess.sent, msg: say(lang, 'sent'), ...sent };
      },
    },
    'chat:takeAirDrop': {
      payloadCodes: { uid: airdropCodes.failed },
      async handle({ uid, recaptchaToken }, { player, lang }) {
        const isAsked = await needsCaptchaFor(tools, player, uid);
        if (isAsked && !(await tools.captcha.verify(recaptchaToken, player))) throw new CallError(airdropCodes.captcha);
        const { account, amount, status } = await takeAirdrop(tools, player, uid);
        const msg = say(lang, status === 'waiting' ? 'waits' : 'taken');
        const taken = { uid, account, amount: Number(amount), status, balance: null };
        return { success: true, code: airdropSuccess.taken, msg, ...taken };
      },
    },
  };
};
