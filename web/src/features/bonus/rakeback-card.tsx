import type { ReactNode } from 'react';
import { MIN_RAKEBACK_MINOR } from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { label, useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { figureOf, isTakeable, type BonusCard, type BonusViewProps } from './bonus-card.ts';
import { cardMessages } from './cards.messages.ts';
import { HowComputed, Terms } from './explained.tsx';
import { TakeButton } from './take-button.tsx';
import { useRateText } from './use-rate-text.ts';

const MINIMUM = Number(MIN_RAKEBACK_MINOR);

const RakebackView = ({ offers }: BonusViewProps): ReactNode => {
  const t = useMessages(cardMessages);
  const { format } = useMoney();
  const rateText = useRateText();
  const [offer] = offers;
  if (!offer) return null;
  const available = figureOf(offer, 'available');
  const params = {
    available: format(available),
    total: format(figureOf(offer, 'total')),
    taken: format(figureOf(offer, 'taken')),
    rate: rateText(figureOf(offer, 'ratePer100000')),
    minimum: format(MINIMUM),
    missing: format(Math.max(0, MINIMUM - available)),
  };
  return (
    <>
      <p>{t('rakeback.has', params)}</p>
      {available < MINIMUM && <p>{t('rakeback.missing', params)}</p>}
      {isTakeable(offer) && <TakeButton card={rakebackCard} offer={offer} name={t('rakeback.name')} />}
      <HowComputed lines={[t('rakeback.how.rate', params), t('rakeback.how.sum', params)]} />
      <Terms lines={[t('rakeback.terms.real'), t('rakeback.terms.lapse')]} version={offer.terms} />
    </>
  );
};

/** A share of every stake, whenever the minimum is reached. */
export const rakebackCard: BonusCard = {
  id: 'rakeback',
  name: label(cardMessages, 'rakeback.name'),
  View: RakebackView,
  take: () => legacy('bonus:takeRakeback', {}),
};
