import type { BonusContext } from './bonus-context.ts';

/** Loads something once in a transaction: an overview asks for each offer what is the same for all of a bonus. */
export const onceIn = <T>(load: (context: BonusContext) => Promise<T>): ((context: BonusContext) => Promise<T>) => {
  const loaded = new WeakMap<BonusContext, Promise<T>>();
  return (context) => {
    const known = loaded.get(context) ?? load(context);
    loaded.set(context, known);
    return known;
  };
};
