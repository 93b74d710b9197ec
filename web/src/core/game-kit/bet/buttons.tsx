import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { prefersReducedMotion } from '../scene/use-reduced-motion.ts';
import { usePlayClosed } from './play-block.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './buttons.module.css';

export interface BetButtonProps {
  enabled: boolean; // a bet could be placed now
  pending: boolean; // one is on its way, or its result is being shown
  recovering: boolean; // the connection broke meanwhile
  onBet: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** Scrolls the scene into view: a player who has scrolled down to the bet's fields sees the result. */
const showStage = ({ currentTarget }: MouseEvent): void => {
  const stage = currentTarget.closest('[data-game]')?.querySelector('[data-stage]');
  if (!stage || stage.getBoundingClientRect().top >= 0) return;
  stage.scrollIntoView({ block: 'start', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
};

/** A button that bets. It keeps its look and its focus from bet to bet. */
export const BetButton = ({ enabled, pending, recovering, onBet, className, children }: BetButtonProps): ReactNode => (
  <Button
    variant="primary"
    size="large"
    block
    className={className ?? ''}
    disabled={usePlayClosed() || !enabled}
    aria-busy={pending}
    loading={recovering}
    onClick={(event) => {
      showStage(event);
      onBet();
    }}
  >
    {children}
  </Button>
);

export interface ChoiceButtonProps {
  chosen: boolean;
  disabled: boolean;
  onChoose: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** One of several buttons of which one is pressed. */
export const ChoiceButton = ({ chosen, disabled, onChoose, className, children }: ChoiceButtonProps): ReactNode => (
  <button
    type="button"
    className={classNames(styles.choice, className)}
    aria-pressed={chosen}
    disabled={disabled}
    onClick={onChoose}
  >
    {children}
  </button>
);
