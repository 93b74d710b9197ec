import type { ReactNode } from 'react';
import type { WithdrawalFacts } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { hasMessage, texts, useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Section, Note } from '../../core/office/section.tsx';
import { Facts } from '../../core/ui/facts.tsx';
import styles from '../../core/office/office.module.css';
import { PlayerLink } from '../../core/office/player-link.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { RiskCard } from './risk-card.tsx';
import { TrailCard } from './trail-card.tsx';

/** The player's payments and missing wagering; how well the destination is known. */
const MoneyCard = ({ facts }: { facts: WithdrawalFacts }): ReactNode => {
  const t = useMessages('office-cash', 'withdrawal-facts');
  const moment = useMoment();
  const { base } = useDeskFormat();
  const { deposits, withdrawals, wagering, destination } = facts;
  const times = ({ total, count }: { total: number; count: number }): string =>
    t('money.times', { amount: base(total), count });
  return (
    <Section title={t('money')}>
      <Facts
        facts={[
          [t('money.deposits'), times(deposits)],
          [t('money.withdrawals'), times(withdrawals)],
          [t('money.last'), deposits.lastAt === null ? '—' : moment(deposits.lastAt)],
          [t('money.wagerLeft'), base(wagering.left)],
          [t('money.counted'), base(wagering.counted)],
        ]}
      />
      <h3>{t('destination')}</h3>
      <Facts
        facts={[
          [
            t('destination.since'),
            destination.firstUsedAt === null ? t('destination.never') : moment(destination.firstUsedAt),
          ],
          [t('destination.paid'), destination.paidBefore],
        ]}
      />
    </Section>
  );
};

const useRestriction = ({ restriction, until }: WithdrawalFacts['limits']): string => {
  const t = useMessages('office-cash', 'withdrawal-facts');
  const moment = useMoment();
  if (restriction === null) return t('restriction.none');
  const key = `restriction.${restriction}`;
  const what = hasMessage(texts('office-cash', 'withdrawal-facts'), key)
    ? t(key, { what: '', until: '' })
    : t('restriction.on');
  return until === null ? what : t('restriction.until', { what, until: moment(until) });
};

/** Identity of the player, and their limits. */
const PersonCard = ({ facts: { kyc, limits } }: { facts: WithdrawalFacts }): ReactNode => {
  const t = useMessages('office-cash', 'withdrawal-facts');
  const { count } = useFormat();
  return (
    <Section title={t('person')}>
      <Facts
        facts={[
          [t('kyc'), t(`kyc.${kyc}`)],
          [t('restriction'), useRestriction(limits)],
          [t('limits'), count(limits.depositLimits)],
        ]}
      />
    </Section>
  );
};

/** Players who have a device, an address or a destination in common with this one. */
const SharedCard = ({ shared }: Pick<WithdrawalFacts, 'shared'>): ReactNode => {
  const t = useMessages('office-cash', 'withdrawal-facts');
  const found = shared.filter(({ players }) => players.length > 0);
  return (
    <Section title={t('shared')}>
      {found.length === 0 && <Note>{t('shared.none')}</Note>}
      {found.length > 0 && (
        <Facts
          facts={found.map(({ kind, players }) => [
            t(`shared.${kind}`),
            players.map((player) => (
              <span key={player.userId} className={styles.line}>
                <PlayerLink player={player} />
              </span>
            )),
          ])}
        />
      )}
    </Section>
  );
};

/** The facts by which a withdrawal is decided, beside the request itself. */
export const FactCards = ({ facts }: { facts: WithdrawalFacts }): ReactNode => (
  <>
    <RiskCard points={facts.risk} total={facts.queued.risk} />
    <MoneyCard facts={facts} />
    <PersonCard facts={facts} />
    <SharedCard shared={facts.shared} />
    <TrailCard trail={facts.trail} />
  </>
);
