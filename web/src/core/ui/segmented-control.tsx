import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { moveByArrows } from './roving.ts';
import styles from './tabs.module.css';

export interface Option<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

export interface SegmentedControlProps<T extends string> {
  label: string; // name of the choice
  options: readonly Option<T>[];
  value: T;
  onChange(value: T): void;
  className?: string;
}

/** One of a few: a radio group that looks like one control. */
export const SegmentedControl = <T extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: SegmentedControlProps<T>): ReactNode => (
  <div
    role="radiogroup"
    aria-label={label}
    className={classNames(styles.list, styles.segmented, className)}
    onKeyDown={moveByArrows}
  >
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        role="radio"
        aria-checked={option.value === value}
        tabIndex={option.value === value ? 0 : -1}
        disabled={option.disabled}
        className={styles.option}
        onClick={() => onChange(option.value)}
      >
        {option.label}
      </button>
    ))}
  </div>
);
