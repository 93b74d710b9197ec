import { isSigned, type Evidence } from './evidence.ts';

const FORMAT = 'glasshouse evidence 1';

/** Evidence as a file: one JSON document that an auditor can read without this site. */
export const evidenceText = (items: readonly Evidence[]): string => JSON.stringify({ format: FORMAT, items }, null, 2);

/** What a file of evidence came to. */
export interface ImportedEvidence {
  items: readonly Evidence[]; // signed by the log's key
  refused: number; // not signed so, or of another account or log
}

const texts = (value: unknown, names: readonly string[]): boolean =>
  names.every((name) => typeof Object(value)[name] === 'string');

const counts = (value: unknown, names: readonly string[]): boolean =>
  names.every((name) => Number.isSafeInteger(Object(value)[name]));

const isTime = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);

const receiptNames = ['game', 'roundId', 'commitment', 'betId', 'player', 'stakeMinor', 'choice', 'salt', 'signature'];
const closingNames = ['game', 'roundId', 'commitment', 'source', 'betsHash'];

const isWhole = (item: unknown): item is Evidence => {
  const { kind, at, receipt, closing } = Object(item);
  if (!texts(item, ['account', 'id', 'roundId', 'key']) || !isTime(at)) return false;
  if (kind === 'receipt') return texts(receipt, receiptNames) && counts(receipt, ['place', 'at']);
  return (
    kind === 'closing' &&
    texts(item, ['signature', 'verdict']) &&
    texts(closing, closingNames) &&
    counts(closing, ['number', 'bets', 'at'])
  );
};

const isOwn = (item: Evidence, account: string): boolean =>
  item.account === account &&
  (item.kind === 'closing' || (item.id === item.receipt.betId && item.receipt.player === account));

/** Reads a file of evidence; undefined for what is none. Nothing is taken that the log's key has not signed. */
export const readEvidence = (text: string, account: string, key: string): ImportedEvidence | undefined => {
  let found: { format?: unknown; items?: unknown };
  try {
    found = Object(JSON.parse(text));
  } catch {
    return undefined;
  }
  if (found.format !== FORMAT || !Array.isArray(found.items)) return undefined;
  const items = found.items.filter(
    (item) => isWhole(item) && item.key === key && isOwn(item, account) && isSigned(item),
  ) as Evidence[];
  return { items, refused: found.items.length - items.length };
};
