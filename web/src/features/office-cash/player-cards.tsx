import type { ReactNode } from 'react';
import type { WithdrawalFacts } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { hasMessage, useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Fact, Section } from '../../core/staff/facts.tsx';
import styles from '../../core/staff/desk.module.css';
import { PlayerName } from '../../core/staff/player-name.tsx';
import { useDeskFormat } from '../../core/staff/use-desk-format.ts';
import { factMessages } from './withdrawal-facts.messages.ts';

/** What the player paid in, took out and has to wager yet; how well the destination is known. */
export const MoneyCard = ({ facts }: { facts: WithdrawalFacts }): ReactNode => {
  const t = useMessages(factMessages);
  const moment = useMoment();
  const { base } = useDeskFormat();
  const { deposits, withdrawals, wagering, destination } = facts;
  const times = ({ total, count }: { total: number; count: number }): string =>
    t('money.times', { amount: base(total), count });
  return (
    <Section title={t('money')}>
      <dl className={styles.facts}>
        <Fact name={t('money.deposits')}>{times(deposits)}</Fact>
        <Fact name={t('money.withdrawals')}>{times(withdrawals)}</Fact>
        <Fact name={t('money.last')}>{deposits.lastAt === null ? '—' : moment(deposits.lastAt)}</Fact>
        <Fact name={t('money.wagerLeft')}>{base(wagering.left)}</Fact>
        <Fact name={t('money.counted')}>{base(wagering.counted)}</Fact>
      </dl>
      <h3>{t('destination')}</h3>
      <dl className={styles.facts}>
        <Fact name={t('destination.since')}>
          {destination.firstUsedAt === null ? t('destination.never') : moment(destination.firstUsedAt)}
        </Fact>
        <Fact name={t('destination.paid')}>{destination.paidBefore}</Fact>
      </dl>
    </Section>
  );
};

const useRestriction = ({ restriction, until }: WithdrawalFacts['limits']): string => {
  const t = useMessages(factMessages);
  const moment = useMoment();
  if (restriction === null) return t('restriction.none');
  const key = `restriction.${restriction}`;
  const what = hasMessage(factMessages, key) ? t(key, { what: '', until: '' }) : t('restriction.on');
  return until === null ? what : t('restriction.until', { what, until: moment(until) });
};

/** Who the player is known to be, and what they are held to. */
export const PersonCard = ({ facts: { kyc, limits } }: { facts: WithdrawalFacts }): ReactNode => {
  const t = useMessages(factMessages);
  const { count } = useFormat();
  return (
    <Section title={t('person')}>
      <dl className={styles.facts}>
        <Fact name={t('kyc')}>{t(`kyc.${kyc}`)}</Fact>
        <Fact name={t('restriction')}>{useRestriction(limits)}</Fact>
        <Fact name={t('limits')}>{count(limits.depositLimits)}</Fact>
      </dl>
    </Section>
  );
};

/** Players who have a device, an address or a destination in common with this one. */
export const SharedCard = ({ shared }: Pick<WithdrawalFacts, 'shared'>): ReactNode => {
  const t = useMessages(factMessages);
  const found = shared.filter(({ players }) => players.length > 0);
  return (
    <Section title={t('shared')}>
      {found.length === 0 && <p className={styles.muted}>{t('shared.none')}</p>}
      {found.length > 0 && (
        <dl className={styles.facts}>
          {found.map(({ kind, players }, at) => (
            <Fact key={`${kind} ${at}`} name={t(`shared.${kind}`)}>
              {players.map((player) => (
                <span key={player.userId} className={styles.line}>
                  <PlayerName player={player} />
                </span>
              ))}
            </Fact>
          ))}
        </dl>
      )}
    </Section>
  );
};
