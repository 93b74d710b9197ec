import type { VipStatusRow } from 'db';
import { COMMISSION_COUNTS_TIMES } from 'games-engine';
import { AIRDROP_MIN_STATUS } from '../../../contract/features/airdrop-values.ts';
import {
  BONUS_CAP_TIMES,
  DIC_RELEASE_OF,
  DIC_RELEASE_PARTS,
  MIN_DIC_CONVERSION_MINOR,
} from '../../../contract/features/bonus-values.ts';
import { CRYPTO_BONUS_PPM, NO_FEE_FROM_VIP, WITHDRAW_FEE_PPM } from '../../../contract/features/cashbox-values.ts';
import { MAX_PROMO_CODES_A_DAY } from '../../../contract/features/promo-values.ts';
import { TOURNAMENT_MIN_STATUS } from '../../../contract/features/tournament-values.ts';
import { DEPOSIT_WAGER_TIMES } from '../../../contract/features/wagering.ts';
import type { Figures } from '../../core/bonus/define-bonus.ts';

const PPM_PERCENT = 10_000;
const PARTNERS_MINIMUM_MINOR = 5_000;

/** The rules that no campaign changes, by the names and units of `Figures`. */
const fixedFigures = {
  capTimes: Number(BONUS_CAP_TIMES),
  codesADay: MAX_PROMO_CODES_A_DAY,
  countedTimes: Number(COMMISSION_COUNTS_TIMES),
  cryptoPercent: CRYPTO_BONUS_PPM / PPM_PERCENT,
  dicMinimumDic: Number(MIN_DIC_CONVERSION_MINOR),
  dicRatePer100000: Number((DIC_RELEASE_PARTS * 100_000n) / DIC_RELEASE_OF),
  feePercent: WITHDRAW_FEE_PPM / PPM_PERCENT,
  partnersMinimumMinor: PARTNERS_MINIMUM_MINOR,
  wagerTimes: Number(DEPOSIT_WAGER_TIMES),
  airdropLevel: AIRDROP_MIN_STATUS,
  noFeeLevel: NO_FEE_FROM_VIP,
  tournamentLevel: TOURNAMENT_MIN_STATUS,
} as const satisfies Figures;

/** The figures of the house that texts are filled in with, beside those of campaigns. `levels`: lowest first. */
export const houseFiguresOf = (levels: readonly VipStatusRow[]): Figures => {
  const [first, second] = levels;
  const top = levels.at(-1);
  if (!first || !second || !top) throw new Error('the VIP club has no levels');
  return {
    ...fixedFigures,
    levels: levels.length,
    firstLevel: first.id,
    secondLevel: second.id,
    secondFromMinor: Number(second.needsCompoints),
    topLevel: top.id,
    topFromMinor: Number(top.needsCompoints),
  };
};
