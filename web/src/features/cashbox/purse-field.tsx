import { useEffect, useRef, type ReactNode } from 'react';
import type { PurseMask } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { TextField } from '../../core/ui/text-field.tsx';
import { maskPatterns } from './purse-masks.ts';
import { withdrawMessages } from './withdraw.messages.ts';

export interface PurseFieldProps {
  mask: PurseMask;
  onChange(text: string): void;
  error: string | undefined;
}

const autoComplete = { phone: 'tel-national', card: 'off', wallet: 'off', account: 'off', address: 'off' } as const;

/**
 * Has what is typed follow its pattern; the caret stays where the player has it. What does so loads for methods with a
 * pattern alone: until it has come, the field takes anything.
 */
const useMask = (mask: PurseMask, onChange: (text: string) => void) => {
  const input = useRef<HTMLInputElement>(null);
  const told = useRef(onChange);
  useEffect(() => {
    told.current = onChange;
  });
  useEffect(() => {
    if (mask === 'address') return undefined;
    let isGone = false;
    let stop: (() => void) | undefined;
    void import('./purse-mask.ts').then(({ followPattern }) => {
      const { current: element } = input;
      if (element && !isGone) stop = followPattern(element, maskPatterns[mask], (text) => told.current(text));
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [mask]);
  return input;
};

/** Where a withdrawal goes, typed as its method writes it. */
export const PurseField = ({ mask, onChange, error }: PurseFieldProps): ReactNode => {
  const t = useMessages(withdrawMessages);
  const input = useMask(mask, onChange);
  return (
    <TextField
      ref={input}
      label={t(`purse.${mask}`)}
      hint={t(`purseHint.${mask}`)}
      error={error}
      inputMode={mask === 'address' || mask === 'wallet' ? 'text' : mask === 'phone' ? 'tel' : 'numeric'}
      autoComplete={autoComplete[mask]}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={200}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
};
