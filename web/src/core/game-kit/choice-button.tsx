import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import styles from './choice-button.module.css';

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
