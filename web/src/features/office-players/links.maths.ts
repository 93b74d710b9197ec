import type { AccountLink, LinkedAccount } from 'server/contract';

/** A place in the picture. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** All that connects two accounts. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly links: readonly AccountLink[];
}

/** Joins the links of each pair of accounts. */
export const edgesOf = (links: readonly AccountLink[]): Edge[] =>
  [...Map.groupBy(links, ({ from, to }) => `${from} ${to}`).values()].map((joined) => {
    const [{ from, to } = { from: '', to: '' }] = joined;
    return { from, to, links: joined };
  });

/**
 * Edges that say something: all of the account in the middle; of the others among one another only by more than the network that
 * they share with the middle anyway.
 */
export const tellingEdges = (edges: readonly Edge[], centre: string): Edge[] =>
  edges.filter(
    ({ from, to, links }) => from === centre || to === centre || links.some(({ kind }) => kind !== 'network'),
  );

/** The links between an account and another one, in whichever direction they were found. */
export const linksBetween = (edges: readonly Edge[], one: string, other: string): readonly AccountLink[] =>
  edges.find(({ from, to }) => (from === one && to === other) || (from === other && to === one))?.links ?? [];

/** The first account in the middle, the others around it on an ellipse, from the top. */
export const placesOf = (
  accounts: readonly LinkedAccount[],
  { width, height, margin }: { width: number; height: number; margin: number },
): ReadonlyMap<string, Point> => {
  const [centre, ...others] = accounts;
  const middle = { x: width / 2, y: height / 2 };
  return new Map([
    ...(centre ? [[centre.userId, middle] as const] : []),
    ...others.map(({ userId }, index) => {
      const angle = (index / others.length) * 2 * Math.PI - Math.PI / 2;
      const x = middle.x + (middle.x - margin) * Math.cos(angle);
      const y = middle.y + (middle.y - margin / 2) * Math.sin(angle);
      return [userId, { x: Math.round(x), y: Math.round(y) }] as const;
    }),
  ]);
};
