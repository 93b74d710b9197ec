import { Shuffle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { Button } from '../../core/ui/button.tsx';
import { minesMessages } from './mines.messages.ts';
import styles from './mines-action.module.css';

interface ActProps {
  enabled: boolean;
  pending: boolean;
  recovering: boolean;
  onAct: () => void;
  children: ReactNode;
}

/** The main button. It is never taken out of the Tab order, so that it keeps the focus all through a round. */
const ActButton = ({ enabled, pending, recovering, onAct, children }: ActProps): ReactNode => (
  <Button
    variant="primary"
    size="large"
    block
    aria-disabled={!enabled}
    aria-busy={pending}
    loading={recovering}
    onClick={() => enabled && onAct()}
  >
    {children}
  </Button>
);

export interface TakeProps {
  bank: number; // what taking pays now, base hundredths; 0 before the first cell
  pending: boolean;
  recovering: boolean;
  onTake: () => void;
}

const useTakeLabel = (bank: number): string => {
  const t = useMessages(minesMessages);
  const { format } = useMoney();
  return bank > 0 ? t('take.action', { amount: format(bank) }) : t('take.none');
};

/** Takes what the open cells are worth. */
export const TakeButton = ({ bank, pending, recovering, onTake }: TakeProps): ReactNode => (
  <ActButton enabled={bank > 0} pending={pending} recovering={recovering} onAct={onTake}>
    {useTakeLabel(bank)}
  </ActButton>
);

export interface MinesActionProps extends TakeProps {
  open: boolean; // a game is: the button takes, otherwise it bets
  enabled: boolean; // a bet could be placed now
  onBet: () => void;
  onRandom: () => void;
}

/** One button that bets and takes, and beside it the hand of chance. */
export const MinesAction = ({
  open,
  enabled,
  bank,
  pending,
  recovering,
  onBet,
  onTake,
  onRandom,
}: MinesActionProps): ReactNode => {
  const t = useMessages(minesMessages);
  const take = useTakeLabel(bank);
  return (
    <div className={styles.actions}>
      <ActButton
        enabled={open ? bank > 0 : enabled}
        pending={pending}
        recovering={recovering}
        onAct={open ? onTake : onBet}
      >
        {open ? take : t('bet.action')}
      </ActButton>
      <Button size="large" aria-disabled={!open} className={styles.random ?? ''} onClick={() => open && onRandom()}>
        <Shuffle aria-hidden="true" size={18} />
        <span className={styles.randomText}>{t('random.action')}</span>
      </Button>
    </div>
  );
};
