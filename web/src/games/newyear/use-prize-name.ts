import { useMessages } from '../../core/i18n/messages.ts';
import { newyearMessages, type newyearRu } from './newyear.messages.ts';

const things: readonly string[] = ['headphones', 'smartphone', 'sweets'] satisfies (keyof typeof newyearRu)[];

const isThing = (name: string): name is keyof typeof newyearRu => things.includes(name);

/** What a thing among the prizes is called in the interface's language; one without a word by its own name. */
export const usePrizeName = (): ((name: string) => string) => {
  const t = useMessages(newyearMessages);
  return (name) => (isThing(name) ? t(name) : name);
};
