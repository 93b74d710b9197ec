import type { ReactNode } from 'react';
import { label, useMessages } from '../../../core/i18n/messages.ts';
import { useMoment } from '../../../core/i18n/use-moment.ts';
import { openModal } from '../../../core/modal/modal.ts';
import { Button } from '../../../core/ui/button.tsx';
import { figureOf, type BonusCard, type BonusViewProps } from '../bonus-card.ts';
import styles from '../bonus.module.css';
import { newyearMessages } from './newyear.messages.ts';

const MINUTE_MS = 60_000;

const OpenDrum = (): ReactNode => {
  const t = useMessages(newyearMessages);
  return (
    <div>
      <Button variant="primary" onClick={() => openModal('newyear')}>
        {t('open')}
      </Button>
    </div>
  );
};

const NewyearCardView = ({ offers }: BonusViewProps): ReactNode => {
  const t = useMessages(newyearMessages);
  const moment = useMoment();
  const [offer] = offers;
  if (!offer) return null;
  return (
    <>
      <p>{t('spins', { count: figureOf(offer, 'spins') })}</p>
      <p>{t('until', { at: moment(figureOf(offer, 'until') - MINUTE_MS) })}</p>
      <div className={styles.actions}>
        <OpenDrum />
        <Button onClick={() => openModal('newyearPrizes')}>{t('prizes')}</Button>
      </div>
    </>
  );
};

/** Spins of the New Year drum, during the event. */
export const newyearCard: BonusCard = {
  id: 'newyear',
  name: label(newyearMessages, 'name'),
  View: NewyearCardView,
  Act: OpenDrum,
};
