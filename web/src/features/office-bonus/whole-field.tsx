import { useState, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { TextField } from '../../core/ui/text-field.tsx';
import { wholeOf } from './expected.maths.ts';

export interface Whole {
  readonly value: number | undefined; // undefined: the text is not a whole number
  readonly field: ReactNode;
}

/** An input of a whole number. */
export const useWhole = (label: string, initial: number, [min, max]: readonly [min: number, max: number]): Whole => {
  const t = useMessages('office-bonus', 'expected');
  const { count } = useFormat();
  const [text, setText] = useState(String(initial));
  const value = wholeOf(text, min, max);
  return {
    value,
    field: (
      <TextField
        label={label}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        error={value === undefined ? t('range', { min: count(min), max: count(max) }) : undefined}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    ),
  };
};
