import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BonusOverview } from 'server/contract';
import { useLabels, useMessages } from '../../core/i18n/messages.ts';
import { vipName } from '../../core/vip/vip-level.ts';
import { Card } from '../../core/ui/card.tsx';
import { Section } from '../../core/ui/page.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { figureOf, isTakeable, offersOf, type BonusCard } from './bonus-card.ts';
import { bonusCards, cardsOf } from './bonus-cards.ts';
import { convertible } from './bonus-facts.ts';
import { BonusView, OpenButtons, TakeButton } from './bonus-view.tsx';
import styles from './bonus.module.css';
import { GrantRow } from './grant-row.tsx';
import { PrizePicture } from './prize-picture.tsx';
import { Convert, DicPart, UsdicPart } from './welcome-part.tsx';

export interface OverviewProps {
  overview: BonusOverview;
}

/** All available offers. */
export const NowPart = ({ overview }: OverviewProps): ReactNode => {
  const t = useMessages('bonus', 'main');
  const c = useMessages('bonus', 'cards');
  const { balances } = overview;
  const unlocked = convertible(balances);
  const taken = bonusCards.flatMap((card) =>
    offersOf(overview, card)
      .filter((offer) => (card.take ?? card.opens) !== undefined && isTakeable(offer))
      .map((offer) => ({ card, offer })),
  );
  const names = useLabels(taken.map(({ card }) => card.name));
  const parts = useLabels(taken.map(({ card, offer }) => card.part?.(offer) ?? card.name));
  const rows = taken.map(({ card, offer }, index) => ({
    card,
    offer,
    name: [names[index], card.part ? parts[index] : card.take && vipName(figureOf(offer, 'level'))]
      .filter(Boolean)
      .join(', '),
  }));
  if (overview.isClosed) return <p className={styles.notice}>{t('closed')}</p>;
  if (rows.length + unlocked.length === 0) return <EmptyState>{t('now.empty')}</EmptyState>;
  return (
    <ul className={styles.rows}>
      {rows.map(({ card, offer, name }) => (
        <li key={name} className={styles.row}>
          <span className={styles.named}>
            <PrizePicture bonus={card.id} />
            <strong>{name}</strong>
          </span>
          {card.opens ? <OpenButtons card={card} first /> : <TakeButton card={card} offer={offer} name={name} />}
        </li>
      ))}
      {unlocked.map((account) => (
        <li key={account} className={styles.row}>
          <strong>{c(account === 'dic' ? 'welcome.name' : 'usdic.name')}</strong>
          <Convert account={account} amount={balances[account]} />
        </li>
      ))}
    </ul>
  );
};

/** The player's waiting, ready and active bonuses. */
export const ActivePart = ({ overview: { grants } }: { overview: Pick<BonusOverview, 'grants'> }): ReactNode => {
  const t = useMessages('bonus', 'main');
  if (grants.length === 0) return <EmptyState>{t('active.empty')}</EmptyState>;
  return (
    <ul className={styles.rows}>
      {grants.map((grant) => (
        <GrantRow key={grant.id} grant={grant} />
      ))}
    </ul>
  );
};

const OneBonus = ({ card, overview }: OverviewProps & { card: BonusCard }): ReactNode => {
  const [name] = useLabels([card.name]);
  return (
    <Card className={styles.card}>
      <div className={styles.named}>
        <PrizePicture bonus={card.id} />
        <h3>{name}</h3>
      </div>
      <BonusView card={card} overview={overview} />
    </Card>
  );
};

const Offers = ({ overview }: OverviewProps): ReactNode => {
  const t = useMessages('bonus', 'main');
  return (['limited', 'new', 'permanent'] as const).map((section) => {
    const cards = cardsOf(overview, section);
    return cards.length === 0 ? null : (
      <Section key={section} title={t(`section.${section}`)}>
        {cards.map((card) => (
          <OneBonus key={card.id} card={card} overview={overview} />
        ))}
      </Section>
    );
  });
};

const Currencies = ({ overview: { balances } }: OverviewProps): ReactNode => {
  const t = useMessages('bonus', 'cards');
  return (
    <>
      <Card className={styles.card}>
        <h3>{t('welcome.name')}</h3>
        <DicPart balances={balances} />
      </Card>
      {balances.usdic + balances.usdicLocked > 0 && (
        <Card className={styles.card}>
          <h3>{t('usdic.name')}</h3>
          <UsdicPart balances={balances} />
        </Card>
      )}
    </>
  );
};

/** The player's bonuses at a glance, then each with its numbers and terms. */
export const OverviewView = ({ overview }: OverviewProps): ReactNode => {
  const t = useMessages('bonus', 'main');
  return (
    <>
      <Section title={t('now.title')}>
        <NowPart overview={overview} />
      </Section>
      <Section title={t('active.title')}>
        <ActivePart overview={overview} />
      </Section>
      <Section title={t('currencies.title')}>
        <Currencies overview={overview} />
      </Section>
      <Offers overview={overview} />
      <p className={styles.note}>
        {t('limits.question')} <Link to="/settings/limits">{t('limits.link')}</Link>
      </p>
    </>
  );
};
