import type { ReactNode } from 'react';
import type { BonusOffer } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { ActButton } from '../../core/ui/act-button.tsx';
import { useBonusAmount } from './bonus-amount.ts';
import type { BonusCard } from './bonus-card.ts';
import { bonusMessages } from './bonus.messages.ts';
import { useTake } from './use-take.ts';

export interface TakeButtonProps {
  card: BonusCard;
  offer: BonusOffer;
  name: string; // accessible name
}

/** Takes an available offer; a refusal is shown below. */
export const TakeButton = ({ card, offer, name }: TakeButtonProps): ReactNode => {
  const t = useMessages(bonusMessages);
  const written = useBonusAmount();
  const { busy, problem, take } = useTake(card);
  const { prize } = offer;
  if (!prize) return null;
  return (
    <ActButton busy={busy} problem={problem} onAct={() => void take(offer)}>
      {t('take', { amount: written(prize.account, prize.amount) })}
      <span className="visually-hidden"> {name}</span>
    </ActButton>
  );
};
