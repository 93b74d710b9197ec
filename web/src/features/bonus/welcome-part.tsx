import type { ReactNode } from 'react';
import { MIN_DIC_CONVERSION_MINOR, type BonusOverview } from 'server/contract';
import { call } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { ActButton } from '../../core/ui/act-button.tsx';
import { Facts } from '../../core/ui/facts.tsx';
import { useBonusAmount } from './bonus-amount.ts';
import { ONE_DIC, stakesToRelease } from './bonus-facts.ts';
import { HowComputed, Terms } from './explained.tsx';
import { useBonusAct } from './use-take.ts';

const MINIMUM = Number(MIN_DIC_CONVERSION_MINOR);

type Balances = BonusOverview['balances'];
type Conversion = 'bonus.introductory.takeAmount' | 'bonus.Xrepost.convertUsdic';

const conversions = {
  dic: 'bonus.introductory.takeAmount',
  usdic: 'bonus.Xrepost.convertUsdic',
} as const satisfies Record<'dic' | 'usdic', Conversion>;

/** Exchanges all that is unlocked of a bonus currency. */
export const Convert = ({ account, amount }: { account: keyof typeof conversions; amount: number }): ReactNode => {
  const t = useMessages('bonus', 'cards');
  const { format } = useMoney();
  const written = useBonusAmount();
  const { busy, problem, run } = useBonusAct();
  const convert = (): void =>
    void run(
      () => call(conversions[account], {}),
      ({ real }) => t('welcome.converted', { amount: format(real) }),
    );
  return (
    <ActButton busy={busy} problem={problem} onAct={convert}>
      {t('welcome.convert', { amount: written(account, amount) })}
    </ActButton>
  );
};

/** DIC: locked, its release, and conversion. */
export const DicPart = ({ balances: { dic, dicLocked } }: { balances: Balances }): ReactNode => {
  const t = useMessages('bonus', 'cards');
  const { format } = useMoney();
  const written = useBonusAmount();
  const params = {
    locked: written('dicLocked', dicLocked),
    unlocked: written('dic', dic),
    stakes: format(stakesToRelease(dicLocked)),
    unlock: format(stakesToRelease(ONE_DIC)),
    one: format(ONE_DIC),
    minimum: written('dic', MINIMUM),
    missing: written('dic', Math.max(0, MINIMUM - dic)),
  };
  return (
    <>
      <p>{t('welcome.what', params)}</p>
      <Facts
        layout="rows"
        facts={[
          [t('welcome.locked'), params.locked],
          [t('welcome.unlocked'), params.unlocked],
        ]}
      />
      {dic >= MINIMUM ? <Convert account="dic" amount={dic} /> : <p>{t('welcome.missing', params)}</p>}
      <HowComputed
        lines={[t('welcome.how.rate', params), ...(dicLocked > 0 ? [t('welcome.how.stakes', params)] : [])]}
      />
      <Terms lines={[t('welcome.terms.convert', params), t('welcome.terms.order'), t('welcome.terms.wager')]} />
    </>
  );
};

/** USDIC: locked, and its conversion once none is. */
export const UsdicPart = ({ balances: { usdic, usdicLocked } }: { balances: Balances }): ReactNode => {
  const t = useMessages('bonus', 'cards');
  const written = useBonusAmount();
  return (
    <>
      <p>{t('usdic.what')}</p>
      <Facts
        layout="rows"
        facts={[
          [t('usdic.available'), written('usdic', usdic)],
          usdicLocked > 0 && [t('usdic.locked'), written('usdicLocked', usdicLocked)],
        ]}
      />
      {usdicLocked === 0 && usdic > 0 && <Convert account="usdic" amount={usdic} />}
      <Terms lines={[t('usdic.terms.games'), t('usdic.terms.convert')]} />
    </>
  );
};
