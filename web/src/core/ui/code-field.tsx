import type { ChangeEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './code-field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'maxLength'> {
  kind?: 'digits' | 'recovery'; // six digits, or a recovery code with letters in it
}

const DIGITS = 6;

/** What of a typed or pasted text can be a code: "123 456" out of a letter is one too. */
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
