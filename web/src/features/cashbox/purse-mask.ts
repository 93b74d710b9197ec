import InputMask from 'imask/esm/controls/input';
import 'imask/esm/controls/html-input-mask-element';
import 'imask/esm/masked/pattern';
import { withoutTrunk } from './purse-masks.ts';

/** Has what is typed into a field follow a pattern. Returns how to stop. */
export const followPattern = (
  input: HTMLInputElement,
  pattern: string,
  onChange: (text: string) => void,
): (() => void) => {
  const masked = new InputMask(input, {
    mask: pattern,
    prepare: (typed: string, { value }: { value: string }) =>
      pattern.startsWith('+') ? withoutTrunk(typed, value) : typed,
  });
  masked.on('accept', () => onChange(masked.value));
  if (masked.value !== '') onChange(masked.value);
  return () => masked.destroy();
};
