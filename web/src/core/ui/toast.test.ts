import { afterEach, expect, test } from 'vitest';
import { dismiss, toast, toasts } from './toast.tsx';

const texts = (): string[] => toasts.get().map(({ kind, text }) => `${kind} ${text}`);

afterEach(() => toasts.set([]));

test('a notice appears under the others', () => {
  toast.success('a');
  toast.error('b');
  expect(texts()).toEqual(['success a', 'error b']);
});

test('the same notice again takes the place of the first', () => {
  toast.error('a');
  toast.info('b');
  toast.error('a');
  expect(texts()).toEqual(['info b', 'error a']);
});

test('the fourth notice pushes the first out', () => {
  for (const text of ['a', 'b', 'c', 'd']) toast.info(text);
  expect(texts()).toEqual(['info b', 'info c', 'info d']);
});

test('a dismissed notice goes alone', () => {
  toast.info('a');
  toast.info('b');
  dismiss(toasts.get()[0]?.id ?? 0);
  expect(texts()).toEqual(['info b']);
});
