import { sha256 } from '#digest';
import { hashFromHex, toHex } from '../log/encoding.ts';
import { rootOfSumPath, sumLeaf, type SumNode } from './sum-tree.ts';

/** The house's debt to all players in one unit of money, at the moment of a statement. */
export interface OwedInUnit {
  leaves: number; // size of its sum tree
  root: string; // hash of the tree's root, hex
  total: string; // hundredths: the root's sum
  unassigned: string; // hundredths that players have set aside for others who have not taken them yet: owed, to nobody by name
  unit: string;
}

/** An address whose holder has signed the day's statement. */
export interface ReserveProof {
  address: string; // 0x and 40 lower-case hex characters
  asset: string;
  quantity: string; // amount of the asset by its holder's word, as a decimal number: the chain tells
  scheme: 'eip191';
  signature: string; // hex, 65 bytes
  unit: string; // the unit that it backs
  worthMinor: string; // hundredths of the unit, by the house's course
}

/** A day's debt to players, and the reserves stated for it: a leaf of the log. */
export interface SolvencyRecord {
  at: number; // the snapshot's time
  day: number; // days since the epoch: ⌊at / 86,400,000⌋
  kind: 'solvency';
  ledger: string; // transactions that the snapshot saw, as PostgreSQL writes a pg_snapshot
  reserves: { proofs: readonly ReserveProof[]; simulated: boolean };
  units: readonly OwedInUnit[]; // sorted by unit
}

export const DAY_MS = 86_400_000;

/** The day of a time. */
export const dayOf = (at: number): number => Math.floor(at / DAY_MS);

/** Commitment of one part of a player's balance: SHA-256 of `player:salt`. The amount stands beside it. */
export const partCommitment = (player: string, salt: string): Uint8Array => sha256(`${player}:${salt}`);

/** Text that the holder of a reserve signs: the day's debt, so it can neither be signed before nor kept for another day. */
export const reserveText = (
  origin: string,
  { day, units }: Pick<SolvencyRecord, 'day' | 'units'>,
  { address, asset, quantity, unit, worthMinor }: Omit<ReserveProof, 'scheme' | 'signature'>,
): string =>
  [
    'glasshouse reserves v1',
    origin,
    `day ${day}`,
    ...units.map((each) => `owed ${each.unit} ${each.total} ${each.leaves} ${each.root}`),
    `address ${address}`,
    `holds ${quantity} ${asset}`,
    `worth ${worthMinor} ${unit}`,
    '',
  ].join('\n');

/** Hundredths of a unit that reserves are stated to be worth. */
export const reservesIn = ({ reserves }: Pick<SolvencyRecord, 'reserves'>, unit: string): bigint =>
  reserves.proofs.reduce((sum, each) => (each.unit === unit ? sum + BigInt(each.worthMinor) : sum), 0n);

/** A part of a player's balance: a leaf, and its way to the root. */
export interface OwnPart {
  amountMinor: string;
  index: number; // place of the leaf
  path: readonly { hash: string; sum: string }[]; // leaf to root
  salt: string;
}

/** A player's own balance of one unit in a statement. */
export interface OwnShare {
  amountMinor: string; // hundredths
  parts: readonly OwnPart[];
  unit: string;
}

/** Why a share is not proved by its statement. */
export type ShareFault =
  | 'unit' // the statement has no such unit
  | 'repeated' // two parts are one leaf
  | 'path' // a part's path does not lead to the published root and total
  | 'amount'; // the parts do not make up the balance

const AMOUNT = /^(?:0|[1-9]\d{0,17})$/;

const nodeOf = ({ hash, sum }: { hash: string; sum: string }): SumNode | undefined => {
  const bytes = hashFromHex(hash);
  return bytes && AMOUNT.test(sum) ? { hash: bytes, sum: BigInt(sum) } : undefined;
};

const leads = (player: string, { amountMinor, index, path, salt }: OwnPart, owed: OwedInUnit): boolean => {
  const nodes = path.map(nodeOf);
  if (!AMOUNT.test(amountMinor) || !nodes.every((each) => each !== undefined)) return false;
  const leaf = sumLeaf(partCommitment(player, salt), BigInt(amountMinor));
  const root = rootOfSumPath({ index, size: owed.leaves }, leaf, nodes);
  return root !== undefined && toHex(root.hash) === owed.root && String(root.sum) === owed.total;
};

/** Proves a player's share by the published roots alone: what is wrong, or undefined. */
export const shareFault = (
  player: string,
  share: OwnShare,
  { units }: Pick<SolvencyRecord, 'units'>,
): ShareFault | undefined => {
  const owed = units.find(({ unit }) => unit === share.unit);
  if (!owed) return 'unit';
  const places = new Set(share.parts.map(({ index }) => index));
  if (places.size !== share.parts.length) return 'repeated';
  if (!share.parts.every((part) => leads(player, part, owed))) return 'path';
  const sum = share.parts.reduce((total, { amountMinor }) => total + BigInt(amountMinor), 0n);
  return String(sum) === share.amountMinor ? undefined : 'amount';
};

/** Hash of a tree without leaves, hex. */
export const EMPTY_ROOT = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
