import type { BonusContext } from './bonus-context.ts';

/** Caches a load per transaction: an overview needs the same facts for every offer of a bonus. */
export const onceIn = <T>(load: (context: BonusContext) => Promise<T>): ((context: BonusContext) => Promise<T>) => {
  const loaded = new WeakMap<BonusContext, Promise<T>>();
  return (context) => {
    const known = loaded.get(context) ?? load(context);
    loaded.set(context, known);
    return known;
  };
};
