import { saveFile } from '../ui/save-file.ts';
import { evidenceOf, evidenceOfRound } from './evidence-store.ts';
import { isSigned, type Evidence, type KeptSolo } from './evidence.ts';

const FORMAT = 'glasshouse evidence 1';

/** Evidence as a file: one JSON document that an auditor can read without this site. */
export const evidenceText = (items: readonly Evidence[]): string => JSON.stringify({ format: FORMAT, items }, null, 2);

/** Result of reading a file of evidence. */
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

const isSoloItem = (item: unknown): boolean => {
  const { proof, receipt } = Object(item);
  return (
    texts(receipt, ['commitment', 'game', 'id', 'kind']) &&
    counts(receipt, ['number']) &&
    texts(Object(receipt).config, ['hash']) &&
    Array.isArray(Object(receipt).events) &&
    Array.isArray(Object(proof).path) &&
    texts(proof, ['signature']) &&
    counts(proof, ['bets', 'index'])
  );
};

const isWhole = (item: unknown): item is Evidence => {
  const { kind, at, receipt, closing } = Object(item);
  if (!texts(item, ['account', 'id', 'roundId', 'key']) || !isTime(at)) return false;
  if (kind === 'solo') return isSoloItem(item);
  if (kind === 'receipt') return texts(receipt, receiptNames) && counts(receipt, ['place', 'at']);
  return (
    kind === 'closing' &&
    texts(item, ['signature', 'verdict']) &&
    texts(closing, closingNames) &&
    counts(closing, ['number', 'bets', 'at'])
  );
};

const playerOf = ({ receipt }: KeptSolo): unknown => Object(receipt.events[0])['player'];

const isOwn = (item: Evidence, account: string): boolean =>
  item.account === account &&
  (item.kind === 'closing' ||
    (item.kind === 'solo' && item.id === item.receipt.id && playerOf(item) === account) ||
    (item.kind === 'receipt' && item.id === item.receipt.betId && item.receipt.player === account));

/** Reads a file of evidence; undefined for what is none. Nothing is taken that none of the log's keys has signed. */
export const readEvidence = (text: string, account: string, keys: readonly string[]): ImportedEvidence | undefined => {
  let found: { format?: unknown; items?: unknown };
  try {
    found = Object(JSON.parse(text));
  } catch {
    return undefined;
  }
  if (found.format !== FORMAT || !Array.isArray(found.items)) return undefined;
  const items = found.items.filter(
    (item) => isWhole(item) && keys.includes(item.key) && isOwn(item, account) && isSigned(item),
  ) as Evidence[];
  return { items, refused: found.items.length - items.length };
};

/** Has the browser save what it keeps for an account, of one round or of all, as a file. */
export const saveEvidence = async (account: string, roundId?: string): Promise<void> => {
  const items = await (roundId === undefined ? evidenceOf(account) : evidenceOfRound(account, roundId));
  saveFile(evidenceText(items), `glasshouse-receipts-${roundId ?? 'all'}.json`, 'application/json');
};
