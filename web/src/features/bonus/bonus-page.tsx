import { Suspense, type ReactNode } from 'react';
import type { BonusList } from 'server/contract';
import { useBonusList } from '../../core/figures/house-figures.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { GuestCard } from '../../core/session/guest-card.tsx';
import { useSession } from '../../core/session/session.ts';
import { Page, Section } from '../../core/ui/page.tsx';
import type { BonusCard, ListedBonus } from './bonus-card.ts';
import { bonusCards } from './bonus-cards.ts';
import { BonusHistory } from './bonus-history.tsx';
import { OverviewView } from './bonus-overview.tsx';
import { useOverview } from './bonus-query.ts';
import { useCardTexts } from './bonus-view.tsx';
import styles from './bonus.module.css';
import { LoadError, Loading } from './loading.tsx';
import { PrizePicture } from './prize-picture.tsx';
import { PromoPart } from './promo-part.tsx';
import { ThingsPart } from './newyear/order-dialog.tsx';
import { useFollowBets } from './use-follow-bets.ts';

const Overview = (): ReactNode => {
  useFollowBets();
  const { data, error, refetch } = useOverview();
  if (data) return <OverviewView overview={data} />;
  return error ? <LoadError error={error} retry={() => void refetch()} /> : <Loading />;
};

const ListedRow = ({ card, listed }: { card: BonusCard; listed: ListedBonus }): ReactNode => {
  const write = useCardTexts(card, listed.figures);
  return (
    <li className={styles.row}>
      <span className={styles.named}>
        <PrizePicture bonus={card.id} />
        <strong>{write(card.name.key)}</strong>
      </span>
      {card.about !== undefined && <span>{write(card.about)}</span>}
    </li>
  );
};

/** The bonuses that there are, each in a sentence with its figures. */
export const BonusNames = ({ list }: { list: BonusList }): ReactNode => {
  const t = useMessages('bonus', 'main');
  return (['limited', 'new', 'permanent'] as const).map((section) => {
    const rows = bonusCards.flatMap((card) => {
      const listed = list.bonuses.find(({ bonus, isOffered }) => bonus === card.id && isOffered);
      return listed?.section === section ? [<ListedRow key={card.id} card={card} listed={listed} />] : [];
    });
    return rows.length === 0 ? null : (
      <Section key={section} title={t(`section.${section}`)}>
        <ul className={styles.rows}>{rows}</ul>
      </Section>
    );
  });
};

const GuestPart = (): ReactNode => {
  const t = useMessages('bonus', 'main');
  const { data } = useBonusList();
  return (
    <>
      <GuestCard text={t('guest')} signIn={t('signIn')} />
      {data && (
        <Suspense fallback={<Loading />}>
          <BonusNames list={data} />
        </Suspense>
      )}
    </>
  );
};

const Content = (): ReactNode => {
  const t = useMessages('bonus', 'main');
  const { status, profile } = useSession();
  const isClosed = Boolean(profile?.restriction);
  if (status === 'guest') return <GuestPart />;
  if (status === 'loading') return <Loading />;
  return (
    <>
      <Suspense fallback={<Loading />}>
        <Overview />
        <ThingsPart />
      </Suspense>
      {/* apart: cards load texts of their own, and the form would go meanwhile, under the fingers of who types a code */}
      <Suspense fallback={<Loading />}>
        {!isClosed && <PromoPart />}
        <Section title={t('history.title')}>
          <details className={styles.details}>
            <summary>{t('history.open')}</summary>
            <BonusHistory />
          </details>
        </Section>
      </Suspense>
    </>
  );
};

/** The bonus page: bonuses as cards by their state, a code to enter, and history. */
export const BonusPage = (): ReactNode => {
  const t = useMessages('bonus', 'titles');
  return (
    <Page title={t('title')}>
      <Content />
    </Page>
  );
};
