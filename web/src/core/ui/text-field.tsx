import { Eye, EyeOff } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode, useState, type ChangeEvent } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './text-field.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode; // fault and remedy; the field counts as invalid while there is one
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

/** A password that can be looked at while typing. */
export const PasswordField = (props: Omit<TextFieldProps, 'type' | 'suffix'>): ReactNode => {
  const t = useMessages('ui', 'main');
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton label={t(shown ? 'password.hide' : 'password.show')} onClick={() => setShown(!shown)}>
          <Icon aria-hidden="true" size={20} />
        </IconButton>
      }
    />
  );
};

export interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'maxLength'> {
  kind?: 'digits' | 'recovery'; // six digits, or a recovery code with letters in it
}

const DIGITS = 6;

/** Digits of a typed or pasted text: "123 456" out of a letter is a code too. */
const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, DIGITS);

/** A code that proves who signs in: from an app, a letter, or a list of recovery codes. Browsers offer to fill it in. */
export const CodeField = ({ kind = 'digits', className, onChange, ...rest }: CodeFieldProps): ReactNode => {
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const { currentTarget: input } = event;
    const digits = digitsOf(input.value);
    if (kind === 'digits' && digits !== input.value) input.value = digits;
    onChange?.(event);
  };
  return (
    <TextField
      {...rest}
      {...(onChange ? { onChange: change } : {})}
      className={classNames(styles.code, className)}
      type="text"
      inputMode={kind === 'digits' ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
};
