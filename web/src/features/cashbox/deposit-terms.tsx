import type { ReactNode } from 'react';
import { CRYPTO_BONUS_PPM, DEPOSIT_WAGER_TIMES, DIC_RELEASE_OF, DIC_RELEASE_PARTS } from 'server/contract';
import { formatUnitsMinor, formatWholeMultiplier } from '../../core/format/format.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { Facts } from '../../core/ui/facts.tsx';
import { useDepositBonuses, type DepositBonus } from './deposit-bonuses.ts';
import { useShortMoney } from './fields.tsx';

const PERCENT = 100n;
const ONE_DIC_MINOR = 100n;
const PPM_OF_PERCENT = 10_000;

/** Stakes that unlock so much DIC, rounded up. */
const unlockedBy = (dicMinor: bigint): bigint =>
  (dicMinor * DIC_RELEASE_OF + DIC_RELEASE_PARTS - 1n) / DIC_RELEASE_PARTS;

export interface DepositTermsViewProps {
  creditedMinor: bigint; // base hundredths; 0: it is not known what will arrive
  isCrypto?: boolean;
  bonus: DepositBonus | undefined;
}

/** States what a deposit comes to, and what must be staked for it, before it is paid. */
export const DepositTermsView = ({ creditedMinor, isCrypto = false, bonus }: DepositTermsViewProps): ReactNode => {
  const t = useMessages('cashbox', 'terms');
  const language = useLanguage();
  const { format } = useMoney();
  const short = useShortMoney();
  const { percent } = useFormat();
  const dic = (minor: bigint): string => formatUnitsMinor(minor, { name: 'DIC' }, language);
  const isKnown = creditedMinor > 0n;
  const times = formatWholeMultiplier(Number(DEPOSIT_WAGER_TIMES));
  const bonusMinor = bonus && isKnown ? (creditedMinor * BigInt(bonus.ratePercent)) / PERCENT : 0n;
  const isTooSmall = bonus && isKnown && creditedMinor < BigInt(bonus.minimumMinor);
  const minimum = short.base(bonus?.minimumMinor ?? 0);
  return (
    <Facts
      layout="rows"
      facts={[
        isKnown && [t('get'), format(creditedMinor)],
        isCrypto && [t('crypto'), `+${percent(CRYPTO_BONUS_PPM / PPM_OF_PERCENT)}`],
        bonus && [
          t('bonus'),
          isTooSmall || !isKnown ? `+${percent(bonus.ratePercent)} ${t('from', { minimum })}` : `+${dic(bonusMinor)}`,
        ],
        [t('stake'), isKnown ? `${format(creditedMinor * DEPOSIT_WAGER_TIMES)} (${times})` : times],
        bonus &&
          !isTooSmall && [
            t('unlock'),
            isKnown
              ? format(unlockedBy(bonusMinor))
              : t('each', { stake: short.base(Number(unlockedBy(ONE_DIC_MINOR))), dic: '1 DIC' }),
          ],
        bonus && !isTooSmall && isKnown && [t('most'), format(bonusMinor)],
      ]}
    />
  );
};

export type DepositTermsProps = Omit<DepositTermsViewProps, 'bonus'>;

/** The same for the bonus that is chosen. */
export const DepositTerms = (props: DepositTermsProps): ReactNode => (
  <DepositTermsView {...props} bonus={useDepositBonuses()?.chosen} />
);
