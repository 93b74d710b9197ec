import type { ReactNode } from 'react';
import type { BonusOverview } from 'server/contract';
import type { DialogProps } from '../../core/features/feature.ts';
import { useLabels, useMessages } from '../../core/i18n/messages.ts';
import { Dialog } from '../../core/ui/dialog.tsx';
import { offersOf, type BonusCard } from './bonus-card.ts';
import { cardOf } from './bonus-cards.ts';
import { useOverview } from './bonus-query.ts';
import { BonusView } from './bonus-view.tsx';
import styles from './bonus.module.css';
import { LoadError, Loading } from './loading.tsx';
import { useFollowBets } from './use-follow-bets.ts';
import { DicPart, UsdicPart } from './welcome-part.tsx';

/** Loads the overview for a dialog. */
const Body = ({ children }: { children: (overview: BonusOverview) => ReactNode }): ReactNode => {
  useFollowBets();
  const { data, error, refetch } = useOverview();
  if (!data) return error ? <LoadError error={error} retry={() => void refetch()} /> : <Loading />;
  return <div className={styles.card}>{children(data)}</div>;
};

/** A bonus, or a note that it is not offered now. */
export const OneOffer = ({ card, overview }: { card: BonusCard; overview: BonusOverview }): ReactNode => {
  const t = useMessages('bonus', 'main');
  if (overview.isClosed) return <p className={styles.notice}>{t('closed')}</p>;
  if (offersOf(overview, card).length === 0) return <p>{t('notOffered')}</p>;
  return <BonusView card={card} overview={overview} isDialog />;
};

/** The dialog of a bonus, with the content of its card. */
const BonusDialog = ({ card, open, onClose }: DialogProps & { card: BonusCard }): ReactNode => {
  const [name] = useLabels([card.name]);
  return (
    <Dialog open={open} onClose={onClose} title={name}>
      <Body>{(overview) => <OneOffer card={card} overview={overview} />}</Body>
    </Dialog>
  );
};

/** The dialog of the bonus of this id. */
export const dialogOf = (id: string) => {
  const card = cardOf(id);
  return (props: DialogProps): ReactNode => <BonusDialog card={card} {...props} />;
};

/** The bonus currencies: what is locked, what releases it, and its conversion. */
export const WelcomeDialog = ({ open, onClose }: DialogProps): ReactNode => {
  const t = useMessages('bonus', 'cards');
  return (
    <Dialog open={open} onClose={onClose} title={t('welcome.name')}>
      <Body>
        {({ balances }) => (
          <>
            <DicPart balances={balances} />
            {balances.usdic + balances.usdicLocked > 0 && <UsdicPart balances={balances} />}
          </>
        )}
      </Body>
    </Dialog>
  );
};
