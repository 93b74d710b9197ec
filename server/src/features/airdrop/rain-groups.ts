import type { giveaways } from 'db';

type Pair = readonly [bigint, bigint];

/** Players that are connected, directly or by others: each with one of them that stands for all. */
const groupsOf = (pairs: readonly Pair[]): ((id: bigint) => bigint) => {
  const above = new Map<bigint, bigint>();
  const rootOf = (id: bigint): bigint => {
    const next = above.get(id);
    return next === undefined ? id : rootOf(next);
  };
  for (const [one, other] of pairs) {
    const [root, otherRoot] = [rootOf(one), rootOf(other)];
    if (root !== otherRoot) above.set(root, otherRoot);
  }
  return rootOf;
};

/**
 * One player of each connected group, the one who has played most, in order of their ids. A giver's group gets nothing: a
 * rain moves no money between one's own accounts.
 */
export const onePerGroup = (
  talkers: readonly giveaways.Talker[],
  pairs: readonly Pair[],
  giverId: bigint | null,
): bigint[] => {
  const rootOf = groupsOf(pairs);
  const chosen = new Map<bigint, giveaways.Talker>();
  for (const talker of talkers) {
    const root = rootOf(talker.userId);
    const before = chosen.get(root);
    if (giverId !== null && root === rootOf(giverId)) continue;
    if (!before || talker.playedMinor > before.playedMinor) chosen.set(root, talker);
  }
  return [...chosen.values()].map(({ userId }) => userId).toSorted((one, other) => (one < other ? -1 : 1));
};
