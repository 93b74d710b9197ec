import { z } from 'zod';
import { parseJson } from '../entry-reading.ts';

/** Name of the evidence format. */
export const EVIDENCE_FORMAT = 'glasshouse evidence 1';

const text = z.string();
const count = z.int().min(0);

// other members are the browser's own and prove nothing
const receiptItem = z.looseObject({
  kind: z.literal('receipt'),
  receipt: z.looseObject({
    game: text,
    roundId: text,
    commitment: text,
    place: count,
    betId: text,
    player: text,
    stakeMinor: text,
    choice: text,
    salt: text,
    at: count,
    signature: text,
  }),
});

const closingItem = z.looseObject({
  kind: z.literal('closing'),
  at: z.number(), // when it came, ms since epoch by the browser's own clock
  verdict: text.optional(), // `late`: the browser was there all the while, and it came when its beacon could be known
  signature: text,
  closing: z.looseObject({
    game: text,
    roundId: text,
    number: count,
    commitment: text,
    source: text,
    beaconRound: count.nullable(),
    bets: count,
    betsHash: text,
    at: count,
  }),
});

const soloItem = z.looseObject({
  kind: z.literal('solo'),
  receipt: z.strictObject({
    commitment: text,
    config: z.strictObject({ hash: text, version: count }),
    events: z.array(z.looseObject({ type: text, at: count })),
    game: text,
    id: text,
    kind: z.literal('receipt'),
    number: count,
  }),
  proof: z.looseObject({ bets: count, index: count, path: z.array(text), signature: text }),
});

/**
 * Commitment that a browser saw before it made a client seed. Nobody has signed it: only the browser that kept it vouches for it.
 */
const pairItem = z.looseObject({
  kind: z.literal('pair'),
  pair: z.looseObject({ player: text, commitment: text, clientSeed: text }),
});

const item = z.discriminatedUnion('kind', [receiptItem, closingItem, soloItem, pairItem]);
export type EvidenceItem = z.infer<typeof item>;

/** An item of a file, and its place in it, from 1. Undefined: it is none that can be read. */
export interface PlacedItem {
  place: number;
  item: EvidenceItem | undefined;
}

/** Reads what a browser has kept. Undefined for what is no file of evidence. */
export const readEvidenceFile = (content: string): PlacedItem[] | undefined => {
  const { format, items } = Object(parseJson(content)) as { format?: unknown; items?: unknown };
  if (format !== EVIDENCE_FORMAT || !Array.isArray(items)) return undefined;
  return items.map((each, index) => ({ place: index + 1, item: item.safeParse(each).data }));
};
