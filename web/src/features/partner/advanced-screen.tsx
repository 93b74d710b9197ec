import type { ReactNode } from 'react';
import { cpaRows, MAX_SHARE_PERCENT, partnerShares, SUB_PARTNER_PERCENT, TURNOVER_PERCENT } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { Card } from '../../core/ui/card.tsx';
import { BidCard } from './bid-form.tsx';
import { CpaTable } from './partner-tables.tsx';
import styles from './partner.module.css';

/** Every plan with its formula in one sentence, and the application for an advanced one. */
export const AdvancedScreen = (): ReactNode => {
  const t = useMessages('partner', 'terms');
  const nameOf = useMessages('partner', 'plans');
  const { percent } = useFormat();
  const { format } = useMoney();
  const share = percent(MAX_SHARE_PERCENT, 0);
  const plans = [
    {
      key: 'turnover',
      figure: percent((TURNOVER_PERCENT * partnerShares[2]) / 100, 0),
      text: t('plan.turnover.text', {
        stake: percent(TURNOVER_PERCENT, 0),
        first: percent(partnerShares[1], 0),
        second: percent(partnerShares[2], 0),
      }),
    },
    { key: 'deposit', figure: share, text: t('plan.deposit.text', { share }) },
    { key: 'bet', figure: share, text: t('plan.bet.text', { share }) },
    { key: 'cpa', figure: format(cpaRows[2].prize), text: t('plan.cpa.text') },
  ] as const;
  return (
    <>
      <div className={styles.plans}>
        {plans.map(({ key, figure, text }) => (
          <Card key={key} className={styles.card}>
            <h2>{nameOf(`plan.${key}`)}</h2>
            <p className={styles.figure}>{t('upTo', { figure })}</p>
            <p className={styles.when}>{t(`plan.${key}.when`)}</p>
            <p>{text}</p>
          </Card>
        ))}
      </div>
      <Card className={styles.card}>
        <h2>{t('rules')}</h2>
        <ul className={styles.rules}>
          <li>{t('rules.ceiling', { share })}</li>
          <li>{t('rules.negative')}</li>
          <li>{t('rules.tied')}</li>
          <li>{t('rules.sub', { share: percent(SUB_PARTNER_PERCENT, 0) })}</li>
          <li>{t('rules.players')}</li>
        </ul>
      </Card>
      <div className={styles.columns}>
        <BidCard />
        <Card className={styles.card}>
          <h2>{t('cpa.title')}</h2>
          <CpaTable />
        </Card>
      </div>
    </>
  );
};
