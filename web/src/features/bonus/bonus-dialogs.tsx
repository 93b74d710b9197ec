import type { ReactNode } from 'react';
import type { BonusOverview } from 'server/contract';
import type { DialogProps } from '../../core/features/feature.ts';
import { useLabels, useMessages } from '../../core/i18n/messages.ts';
import { Dialog } from '../../core/ui/dialog.tsx';
import type { BonusCard } from './bonus-card.ts';
import { offersOf } from './bonus-cards.ts';
import { useOverview } from './bonus-query.ts';
import { bonusMessages } from './bonus.messages.ts';
import styles from './bonus.module.css';
import { cardMessages } from './cards.messages.ts';
import { cashbackCard } from './cashback-card.tsx';
import { introductoryCard } from './introductory-card.tsx';
import { LoadError, Loading } from './loading.tsx';
import { rakebackCard } from './rakeback-card.tsx';
import { useFollowBets } from './use-follow-bets.ts';
import { DicPart } from './welcome-part.tsx';

/** Loads the overview for a dialog. */
const Body = ({ children }: { children: (overview: BonusOverview) => ReactNode }): ReactNode => {
  useFollowBets();
  const { data, error, refetch } = useOverview();
  if (!data) return error ? <LoadError error={error} retry={() => void refetch()} /> : <Loading />;
  return <div className={styles.card}>{children(data)}</div>;
};

/** A bonus, or a note that it is not offered now. */
export const OneOffer = ({ card, overview }: { card: BonusCard; overview: BonusOverview }): ReactNode => {
  const t = useMessages(bonusMessages);
  const offers = offersOf(overview, card);
  if (overview.isClosed) return <p className={styles.notice}>{t('closed')}</p>;
  return offers.length === 0 ? <p>{t('notOffered')}</p> : <card.View offers={offers} overview={overview} />;
};

/** The dialog of a bonus, with the content of its card. */
export const BonusDialog = ({ card, open, onClose }: DialogProps & { card: BonusCard }): ReactNode => {
  const [name] = useLabels([card.name]);
  return (
    <Dialog open={open} onClose={onClose} title={name}>
      <Body>{(overview) => <OneOffer card={card} overview={overview} />}</Body>
    </Dialog>
  );
};

export const CashbackDialog = (props: DialogProps): ReactNode => <BonusDialog card={cashbackCard} {...props} />;
export const RakebackDialog = (props: DialogProps): ReactNode => <BonusDialog card={rakebackCard} {...props} />;
export const IntroductoryDialog = (props: DialogProps): ReactNode => <BonusDialog card={introductoryCard} {...props} />;

/** Locked DIC, what releases it, and its conversion. */
export const WelcomeDialog = ({ open, onClose }: DialogProps): ReactNode => {
  const t = useMessages(cardMessages);
  return (
    <Dialog open={open} onClose={onClose} title={t('welcome.name')}>
      <Body>{({ balances }) => <DicPart balances={balances} />}</Body>
    </Dialog>
  );
};
