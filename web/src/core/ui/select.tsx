import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './popup.module.css';

export interface SelectOption<T extends string> {
  readonly value: T;
  readonly label: string;
}

export interface SelectProps<T extends string> {
  label: string; // what is chosen
  options: readonly SelectOption<T>[];
  value: T;
  onChange(value: T): void;
  disabled?: boolean;
  className?: string;
}

/** One of many, from a list that opens. */
export const Select = <T extends string>({ label, options, value, onChange, disabled = false, className }: SelectProps<T>): ReactNode => (
  <Base.Root items={options} value={value} disabled={disabled} onValueChange={(next: T | null) => next !== null && onChange(next)}>
    <Base.Trigger aria-label={label} className={classNames(styles.trigger, className)}>
      <Base.Value />
      <Base.Icon>
        <ChevronDown aria-hidden="true" size={16} />
      </Base.Icon>
    </Base.Trigger>
    <Base.Portal>
      <Base.Positioner className={styles.positioner} sideOffset={4} alignItemWithTrigger={false} collisionPadding={12}>
        <Base.Popup className={styles.popup}>
          {options.map((option) => (
            <Base.Item key={option.value} value={option.value} className={styles.item}>
              <Base.ItemText className={styles.label}>{option.label}</Base.ItemText>
              <Base.ItemIndicator className={styles.mark}>
                <Check aria-hidden="true" size={16} />
              </Base.ItemIndicator>
            </Base.Item>
          ))}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);
