import { CircleAlert, Dices, Gift, Wallet, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SupportCard } from 'server/contract';
import { formatReference, formatUnitsMinor } from '../../core/format/format.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { useMoney } from '../../core/money/money.ts';
import { IconButton } from '../../core/ui/button.tsx';
import styles from './support.module.css';

const icons = { payment: Wallet, round: Dices, bonus: Gift, error: CircleAlert } as const;
const units: Readonly<Record<string, string>> = { dic: 'DIC', dicLocked: 'DIC', usdicLocked: 'USDIC' };

/** Words a card: its name, its amount and its moment. */
export const useCardText = (): ((card: SupportCard) => { name: string; details: string }) => {
  const t = useMessages('helpdesk', 'talk');
  const language = useLanguage();
  const moment = useMoment();
  const money = useMoney();
  const gameName = useGameName();
  const amountIn = (minor: number, name: string): string => formatUnitsMinor(BigInt(minor), { name }, language);
  return (card) => {
    if (card.kind === 'error') return { name: t('card.error'), details: card.ref };
    if (card.kind === 'payment') {
      const id = formatReference(Number(card.ref), language);
      const name = t(card.isWithdrawal ? 'card.withdrawal' : 'card.deposit', { id });
      return { name, details: `${amountIn(card.amount, card.currency)} · ${moment(card.at)}` };
    }
    const { at } = card;
    if (card.kind === 'round') {
      const stake =
        card.money === 'usdicLocked' ? amountIn(card.stakeMinor, 'USDIC') : money.format(card.stakeMinor, { at });
      return { name: t('card.round', { game: gameName(card.game) }), details: `${stake} · ${moment(at)}` };
    }
    const unit = units[card.account];
    const amount = unit === undefined ? money.format(card.amount, { at }) : amountIn(card.amount, unit);
    return { name: t('card.bonus'), details: `${amount} · ${moment(at)}` };
  };
};

interface SupportCardViewProps {
  card: SupportCard;
  onRemove?: () => void;
}

/** A payment, round, bonus or error that a conversation is about. */
export const SupportCardView = ({ card, onRemove }: SupportCardViewProps): ReactNode => {
  const t = useMessages('helpdesk', 'talk');
  const { name, details } = useCardText()(card);
  const Icon = icons[card.kind];
  return (
    <div className={styles.card}>
      <Icon aria-hidden="true" size={20} />
      <p>
        <strong>{name}</strong>
        <span>{details}</span>
      </p>
      {onRemove && (
        <IconButton label={t('card.remove')} onClick={onRemove}>
          <X aria-hidden="true" size={16} />
        </IconButton>
      )}
    </div>
  );
};
