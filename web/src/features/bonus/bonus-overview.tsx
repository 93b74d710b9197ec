import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BonusOverview } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { Section } from '../../core/ui/page.tsx';
import { offersOf, type BonusCard } from './bonus-card.ts';
import { bonusCards } from './bonus-cards.ts';
import { ONE_DIC } from './bonus-facts.ts';
import styles from './bonus.module.css';
import { cardState, type CardState } from './card-state.ts';
import { GrantRow } from './grant-row.tsx';
import { CurrencyCard, currencyStates, NowCards, OfferCards } from './offer-cards.tsx';
import cardStyles from './offer-cards.module.css';

export interface OverviewProps {
  overview: BonusOverview;
}

/** The cards that the server offers, by their state. */
const cardsIn = (overview: BonusOverview, state: CardState): BonusCard[] =>
  bonusCards.filter((card) => {
    const offers = offersOf(overview, card);
    return offers.length > 0 && cardState(card, offers, overview.serverTime) === state;
  });

const Currencies = ({ overview, state }: OverviewProps & { state: CardState }): ReactNode =>
  currencyStates(overview)
    .filter((each) => each.state === state)
    .map((each) => <CurrencyCard key={each.account} {...each} balances={overview.balances} />);

/** All that can be taken now. */
export const NowPart = ({ overview }: OverviewProps): ReactNode => {
  const t = useMessages('bonus', 'main');
  const cards = cardsIn(overview, 'now');
  if (overview.isClosed) return <p className={styles.notice}>{t('closed')}</p>;
  if (cards.length === 0 && !currencyStates(overview).some(({ state }) => state === 'now'))
    return <p className={styles.note}>{t('now.empty')}</p>;
  return (
    <ul className={cardStyles.cards}>
      <NowCards cards={cards} overview={overview} />
      <Currencies overview={overview} state="now" />
    </ul>
  );
};

/** The player's waiting, ready and active bonuses. */
export const ActivePart = ({ overview: { grants } }: { overview: Pick<BonusOverview, 'grants'> }): ReactNode =>
  grants.length > 0 && (
    <ul className={styles.rows}>
      {grants.map((grant) => (
        <GrantRow key={grant.id} grant={grant} />
      ))}
    </ul>
  );

const ProgressPart = ({ overview }: OverviewProps): ReactNode => {
  const t = useMessages('bonus', 'main');
  const cards = cardsIn(overview, 'progress');
  const hasCards = cards.length > 0 || currencyStates(overview).some(({ state }) => state === 'progress');
  if (!hasCards && overview.grants.length === 0) return null;
  return (
    <Section title={t('active.title')}>
      <ActivePart overview={overview} />
      {hasCards && (
        <ul className={cardStyles.cards}>
          <Currencies overview={overview} state="progress" />
          <OfferCards cards={cards} overview={overview} />
        </ul>
      )}
    </Section>
  );
};

const DonePart = ({ overview }: OverviewProps): ReactNode => {
  const t = useMessages('bonus', 'main');
  const cards = cardsIn(overview, 'done');
  return (
    cards.length > 0 && (
      <details className={styles.details}>
        <summary>{t('done.title', { number: cards.length })}</summary>
        <ul className={cardStyles.cards}>
          <OfferCards cards={cards} overview={overview} />
        </ul>
      </details>
    )
  );
};

/** The units of bonuses, explained where they first appear. */
const Units = (): ReactNode => {
  const t = useMessages('bonus', 'cards');
  const { format } = useMoney();
  return (
    <p className={styles.note}>
      {t('welcome.what', { one: format(ONE_DIC) })} {t('usdic.what')}
    </p>
  );
};

/** The player's bonuses as cards: what can be taken, what is in progress, and what is locked, and why. */
export const OverviewView = ({ overview }: OverviewProps): ReactNode => {
  const t = useMessages('bonus', 'main');
  const locked = cardsIn(overview, 'locked');
  return (
    <>
      <Section title={t('now.title')}>
        <NowPart overview={overview} />
        {!overview.isClosed && <Units />}
      </Section>
      <ProgressPart overview={overview} />
      {locked.length > 0 && (
        <Section title={t('locked.title')}>
          <ul className={cardStyles.cards}>
            <OfferCards cards={locked} overview={overview} />
          </ul>
        </Section>
      )}
      <DonePart overview={overview} />
      <p className={styles.note}>
        {t('limits.question')} <Link to="/settings/limits">{t('limits.link')}</Link>
      </p>
    </>
  );
};
