/**
 * The same items around a circle, each kind as evenly as it goes: every place gets the kind that is most behind its
 * share so far. No two alike meet where that can be: a kind that needs every other place of those left has the first
 * claim, and the kind that began has to end one place earlier.
 */
export const spreadEvenly = <T>(items: readonly T[]): T[] => {
  const left = new Map<T, number>();
  for (const item of items) left.set(item, (left.get(item) ?? 0) + 1);
  const all = new Map(left);
  const placed: T[] = [];
  const behind = (kind: T): number => {
    const count = all.get(kind) ?? 0;
    return ((placed.length + 1) * count) / items.length - (count - (left.get(kind) ?? 0));
  };
  const claims = (kind: T): boolean => {
    const places = items.length - placed.length - (kind === placed[0] ? 1 : 0);
    return 2 * (left.get(kind) ?? 0) > places;
  };
  while (placed.length < items.length) {
    const kinds = [...left.keys()]
      .filter((kind) => (left.get(kind) ?? 0) > 0)
      .toSorted((a, b) => Number(claims(b)) - Number(claims(a)) || behind(b) - behind(a));
    const next = kinds.find((kind) => kind !== placed.at(-1)) ?? kinds[0];
    if (next === undefined) break;
    left.set(next, (left.get(next) ?? 0) - 1);
    placed.push(next);
  }
  return placed;
};
