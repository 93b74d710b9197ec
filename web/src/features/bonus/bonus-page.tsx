import { Suspense, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { GuestCard } from '../../core/session/guest-card.tsx';
import { useSession } from '../../core/session/session.ts';
import { Page, Section } from '../../core/ui/page.tsx';
import { BonusHistory } from './bonus-history.tsx';
import { OverviewView } from './bonus-overview.tsx';
import { useOverview } from './bonus-query.ts';
import { bonusTitles } from './bonus-titles.messages.ts';
import { bonusMessages } from './bonus.messages.ts';
import { LoadError, Loading } from './loading.tsx';
import { PromoPart } from './promo-part.tsx';
import { ThingsPart } from './newyear/order-dialog.tsx';
import { useFollowBets } from './use-follow-bets.ts';

const Overview = (): ReactNode => {
  useFollowBets();
  const { data, error, refetch } = useOverview();
  if (data) return <OverviewView overview={data} />;
  return error ? <LoadError error={error} retry={() => void refetch()} /> : <Loading />;
};

const Content = (): ReactNode => {
  const t = useMessages(bonusMessages);
  const { status } = useSession();
  if (status === 'guest') return <GuestCard text={t('guest')} signIn={t('signIn')} />;
  if (status === 'loading') return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <PromoPart />
      <Overview />
      <ThingsPart />
      <Section title={t('history.title')}>
        <BonusHistory />
      </Section>
    </Suspense>
  );
};

/** The bonus page: available, active, all bonuses, and history. */
export const BonusPage = (): ReactNode => {
  const t = useMessages(bonusTitles);
  return (
    <Page title={t('title')}>
      <Content />
    </Page>
  );
};
