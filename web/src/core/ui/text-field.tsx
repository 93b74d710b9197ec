import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './text-field.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode; // what is wrong and what to do; the field counts as invalid while there is one
  prefix?: ReactNode;
  suffix?: ReactNode; // a text, or buttons of the field's height
  hideLabel?: boolean; // only where the place itself names the field
}

/** A labelled text input. Hint and error belong to it for a screen reader too. */
export const TextField = ({
  label,
  hint,
  error,
  prefix,
  suffix,
  hideLabel,
  className,
  id,
  ...input
}: TextFieldProps): ReactNode => {
  const ownId = useId();
  const inputId = id ?? ownId;
  const noteId = `${inputId}-note`;
  const note = error ?? hint;
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={inputId} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <div className={classNames(styles.box, Boolean(error) && styles.invalid, input.disabled && styles.disabled)}>
        {prefix !== undefined && <span className={styles.affix}>{prefix}</span>}
        <input
          {...input}
          id={inputId}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : input['aria-describedby']}
        />
        {suffix !== undefined && (
          <span className={typeof suffix === 'string' ? styles.suffixText : styles.suffix}>{suffix}</span>
        )}
      </div>
      {note && (
        <p id={noteId} className={error ? styles.error : styles.hint} {...(error ? { role: 'alert' } : {})}>
          {note}
        </p>
      )}
    </div>
  );
};
