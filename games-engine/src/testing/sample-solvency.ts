import { sha256, sha256Hex } from '#digest';
import { toHex } from '../core/log/encoding.ts';
import type { NodeId } from '../core/log/merkle.ts';
import { reserveKeyOf } from '../core/solvency/reserve-proof.ts';
import {
  dayOf,
  partCommitment,
  reserveText,
  type OwedInUnit,
  type OwnShare,
  type SolvencyRecord,
} from '../core/solvency/statement.ts';
import { sumLeaf, sumPath, SumRange, type SumNode } from '../core/solvency/sum-tree.ts';

/** A player's balance, cut into parts. */
export interface SampleBalance {
  player: string;
  parts: readonly bigint[];
}

/** A sum tree in memory, with every player's proof. */
export interface SampleTree {
  owed: OwedInUnit;
  leaves: string; // the commitment and the amount of each, as a block of a list has them
  shares: ReadonlyMap<string, OwnShare>;
}

/** The tree of these balances. Salts follow from the players, so that it is the same each time. */
export const sampleTree = (unit: string, balances: readonly SampleBalance[]): SampleTree => {
  const parts = balances
    .flatMap(({ player, parts: amounts }) =>
      amounts.map((amount, at) => {
        const salt = sha256Hex(`salt ${unit} ${player} ${at}`).slice(0, 32);
        const commitment = partCommitment(player, salt);
        return { amount, commitment, hex: toHex(commitment), player, salt };
      }),
    )
    .toSorted((a, b) => (a.hex < b.hex ? -1 : 1));
  const tree = new SumRange();
  const nodes = new Map<string, SumNode>();
  const keyOf = ({ level, index }: NodeId): string => `${level} ${index}`;
  for (const { amount, commitment } of parts)
    tree.append(sumLeaf(commitment, amount), (id, node) => nodes.set(keyOf(id), node));
  const nodeAt = (id: NodeId): SumNode => {
    const node = nodes.get(keyOf(id));
    if (!node) throw new Error(`no node ${keyOf(id)}`);
    return node;
  };
  const shares = new Map<string, OwnShare>();
  for (const { player, parts: amounts } of balances) {
    const placed = parts.flatMap((part, index) => (part.player === player ? [{ ...part, index }] : []));
    shares.set(player, {
      amountMinor: String(amounts.reduce((sum, amount) => sum + amount, 0n)),
      parts: placed.map(({ amount, index, salt }) => ({
        amountMinor: String(amount),
        index,
        path: sumPath(index, parts.length, nodeAt).map(({ hash, sum }) => ({ hash: toHex(hash), sum: String(sum) })),
        salt,
      })),
      unit,
    });
  }
  const root = tree.root();
  return {
    owed: { leaves: parts.length, root: toHex(root.hash), total: String(root.sum), unassigned: '0', unit },
    leaves: parts.map(({ amount, hex }) => hex + amount.toString(16).padStart(16, '0')).join(''),
    shares,
  };
};

/** A statement of these trees at a time, whose reserves one wallet has signed for. */
export const sampleStatement = (
  at: number,
  trees: readonly SampleTree[],
  { origin, worthMinor = '900' }: { origin: string; worthMinor?: string },
): SolvencyRecord => {
  const units = trees.map(({ owed }) => owed);
  const day = dayOf(at);
  const wallet = reserveKeyOf(sha256('the wallet of the sample'));
  const proof = { address: wallet.address, asset: 'ETH', quantity: '1.5', unit: units[0]?.unit ?? '', worthMinor };
  const signature = wallet.sign(reserveText(origin, { day, units }, proof));
  return {
    at,
    day,
    kind: 'solvency',
    ledger: '700:705:701,703',
    reserves: { proofs: [{ ...proof, scheme: 'eip191', signature }], simulated: false },
    units,
  };
};

/** Balances of a few players in two units. */
export const sampleTrees = (): SampleTree[] => [
  sampleTree('BASE', [
    { player: 'player0', parts: [120n, 0n, 3n] },
    { player: 'player1', parts: [500n, 77n] },
    { player: 'player2', parts: [1n] },
    { player: 'player3', parts: [99n, 100n] },
  ]),
  sampleTree('DIC', [{ player: 'player1', parts: [40n, 2n] }]),
];
