import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './switch.module.css';

export interface SwitchProps {
  label: ReactNode;
  checked: boolean;
  onChange(checked: boolean): void;
  disabled?: boolean;
  className?: string;
}

/** On or off, at once. */
export const Switch = ({ label, checked, onChange, disabled, className }: SwitchProps): ReactNode => (
  <button
    type="button"
    role="switch"
    aria-checked={checked}
    disabled={disabled}
    className={classNames(styles.row, className)}
    onClick={() => onChange(!checked)}
  >
    <span className={styles.track} aria-hidden="true" />
    <span>{label}</span>
  </button>
);
