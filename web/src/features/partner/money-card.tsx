import { houseDayOf as dayOf } from 'games-engine';
import { formatMinor } from 'games-engine';
import type { ReactNode } from 'react';
import { ADVANCED_LEVEL, LEVEL_2_ACTIVE, MIN_CONVERSION_MINOR } from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { ActButton } from '../../core/ui/act-button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { Facts } from '../../core/ui/facts.tsx';
import { ProgressBar } from '../../core/ui/progress-bar.tsx';
import { useAct } from '../../core/ui/use-act.ts';
import { rereadPartner, type Overview } from './partner-query.ts';
import { useDay } from './use-day.ts';
import styles from './partner.module.css';

/** The way to level 2; above it the level alone. */
const Level = ({ overview: { myReferal, active, sharePercent } }: { overview: Overview }): ReactNode => {
  const t = useMessages('partner', 'main');
  const { count, percent } = useFormat();
  const { partnerLevel: level } = myReferal;
  return (
    <div className={styles.level}>
      <p>
        <strong>{t(level >= ADVANCED_LEVEL ? 'level.advanced' : 'level', { level: count(level) })}</strong>{' '}
        <span className={styles.muted}>{t('level.share', { share: percent(sharePercent, 0) })}</span>
      </p>
      {level === 1 && (
        <>
          <ProgressBar done={active} of={LEVEL_2_ACTIVE} />
          <p className={styles.muted}>
            {t('level.next', { active: count(Math.min(active, LEVEL_2_ACTIVE)), needed: count(LEVEL_2_ACTIVE) })}
          </p>
        </>
      )}
    </div>
  );
};

/** Prizes for invitations by Telegram, where some are due. */
const Invites = ({ due }: { due: number }): ReactNode => {
  const t = useMessages('partner', 'main');
  const { field } = useFormat();
  const { busy, problem, run } = useAct(rereadPartner);
  if (due === 0) return null;
  return (
    <ActButton
      variant="secondary"
      busy={busy}
      problem={problem}
      onAct={() => void run((call) => call('partner.takeInvites', {}), t('invites.done'))}
    >
      {t('invites.take', { amount: field(formatMinor(BigInt(due))) })}
    </ActButton>
  );
};

/** Earnings and their conversion. */
export const MoneyCard = ({ overview }: { overview: Overview }): ReactNode => {
  const t = useMessages('partner', 'main');
  const { format, limit } = useMoney();
  const { count } = useFormat();
  const nameOf = useDay();
  const { busy, problem, run } = useAct(rereadPartner);
  const { myReferal: my, nextConversionAt } = overview;
  const convert = async (): Promise<void> => {
    const requestId = crypto.randomUUID();
    await run(() => legacy('partnerInfo:convert', { requestId }), t('convert.done'));
  };
  const least = Number(MIN_CONVERSION_MINOR);
  return (
    <Card className={styles.card}>
      <h2>{t('money.title')}</h2>
      <p className={styles.amount}>{format(my.balanceByReferals)}</p>
      {my.balanceByReferals >= least ? (
        <ActButton busy={busy} problem={problem} onAct={() => void convert()}>
          {t('convert')}
        </ActButton>
      ) : (
        <>
          <ProgressBar done={my.balanceByReferals} of={least} />
          <p className={styles.muted}>{t('convert.from', { minimum: limit(least, 'min') })}</p>
        </>
      )}
      <p className={styles.muted}>{t('convert.when', { date: nameOf(dayOf(nextConversionAt)) })}</p>
      <Invites due={overview.invitesDue} />
      <Facts
        layout="rows"
        facts={[
          [t('money.total'), format(my.totalBalanceByReferals)],
          [t('money.referrals'), count(my.referalsCountAll)],
          my.totalCpaEarnings !== 0 && [t('money.cpa'), format(my.totalCpaEarnings)],
        ]}
      />
      <Level overview={overview} />
    </Card>
  );
};
