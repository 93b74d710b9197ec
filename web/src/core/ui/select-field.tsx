import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styles from './select-field.module.css';

export interface SelectOption<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly lang?: string; // language of the label, when it is not the interface's
}

export interface SelectFieldProps<T extends string> {
  label: ReactNode;
  isLabelHidden?: boolean; // its options speak for themselves; assistive technology reads it all the same
  hint?: ReactNode;
  options: readonly SelectOption<T>[];
  value: T;
  onChange(value: T): void;
  disabled?: boolean;
}

/** One of a list; the browser's own control, so every phone shows it in its own way. */
export const SelectField = <T extends string>({
  label,
  isLabelHidden = false,
  hint,
  options,
  value,
  onChange,
  disabled,
}: SelectFieldProps<T>): ReactNode => {
  const id = useId();
  const choose = (next: string): void => {
    const option = options.find((candidate) => candidate.value === next);
    if (option) onChange(option.value);
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          id={id}
          value={value}
          disabled={disabled}
          className={styles.select}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" size={18} />
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
};
