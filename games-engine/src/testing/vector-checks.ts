import { sha256Hex } from '#digest';
import type { SharedBet } from '../core/define-game.ts';
import { entropyOf, previousInChain } from '../core/entropy.ts';
import { commitmentOf, FairStream, type StreamSeeds } from '../core/stream.ts';
import { drawBattle } from '../games/battle/index.ts';
import { classicDefaultConfig, drawClassic } from '../games/classic/index.ts';
import { drawDice } from '../games/dice/index.ts';
import { drawMines, minesDefaultConfig } from '../games/mines/index.ts';
import { drawWheel, wheelDefaultConfig } from '../games/wheel/index.ts';
import type vectors from '../core/fairness.vectors.json';

/** One vector: what the published table says, what this engine makes of it. */
export interface VectorCheck {
  name: string;
  expected: unknown;
  got: unknown;
}

type Vectors = typeof vectors;

const FLOAT = 2 ** 32;

const firstWords = (seeds: StreamSeeds, count: number): number[] => {
  const stream = new FairStream(seeds);
  return Array.from({ length: count }, () => stream.word());
};

/** Places drawn one after another, each removed from those that are left. */
const drawPlaces = (count: number, cells: number, draw: (left: number) => number): number[] => {
  const pool = Array.from({ length: cells }, (_, cell) => cell);
  return Array.from({ length: count }, () => pool.splice(draw(pool.length), 1)[0] ?? -1);
};

/** Every vector of the fairness table, computed here. Runs in Node and in a browser alike. */
export const checkVectors = (table: Vectors): VectorCheck[] => [
  ...table.commitment.map(({ seed, sha256 }) => ({ name: 'commitment', expected: sha256, got: commitmentOf(seed) })),
  ...table.words.map(({ first10, ...seeds }) => ({
    name: `words ${seeds.nonce}`,
    expected: first10,
    got: firstWords(seeds, 10),
  })),
  ...publicSchemes(table),
  ...table.dice.map(({ roll, ...seeds }) => ({
    name: `dice ${seeds.nonce}`,
    expected: roll,
    got: drawDice(new FairStream(seeds)).roll,
  })),
  ...table.diceRejection.flatMap(({ roll, firstWord, ...seeds }) => {
    const stream = new FairStream(seeds);
    return [
      { name: 'rejected word', expected: firstWord, got: firstWords(seeds, 1)[0] },
      { name: 'roll after rejection', expected: roll, got: drawDice(stream).roll },
      { name: 'words read', expected: 2, got: stream.wordsRead },
    ];
  }),
  ...table.mines.map(({ minesLength, drawn, ...seeds }) => ({
    name: `mines ${minesLength}`,
    expected: drawn,
    got: drawMines(new FairStream(seeds), minesDefaultConfig, { minesLength }).mines,
  })),
  ...sharedRounds(table),
  ...chainAndEntropy(table),
];

const publicSchemes = ({ stakeDice_publicScheme: dice, stakeMines_publicScheme: mines }: Vectors): VectorCheck[] => [
  ...dice.nonces0to9.map((expected, nonce) => {
    const [word = 0] = firstWords({ ...dice, nonce }, 1);
    return { name: `public dice ${nonce}`, expected, got: Math.floor((word / FLOAT) * 10_001) / 100 };
  }),
  ...mines.rounds.map(({ nonce, mines: expected }) => {
    const stream = new FairStream({ ...mines, nonce });
    const got = drawPlaces(expected.length, 25, (left) => Math.floor((stream.word() / FLOAT) * left));
    return { name: `public mines ${nonce}`, expected, got };
  }),
];

const sharedStream = ({
  roundSeed,
  entropy,
  round,
}: {
  roundSeed: string;
  entropy: string;
  round: number;
}): FairStream => new FairStream({ serverSeed: roundSeed, clientSeed: entropy, nonce: round });

const betOf = (stakeMinor: bigint): SharedBet<Record<string, never>> => ({
  account: 'real',
  at: 0,
  choice: {},
  clientSeed: 'seed',
  currencyId: 1,
  id: 'bet',
  player: 'player',
  stakeMinor,
});

const sharedRounds = ({ battle, wheel, tickets }: Vectors): VectorCheck[] => [
  ...battle.map((row) => ({
    name: `battle ${row.round}`,
    expected: row.number,
    got: drawBattle(sharedStream(row)).number,
  })),
  ...wheel.map((row) => ({
    name: `wheel ${row.round}`,
    expected: row.segment,
    got: drawWheel(sharedStream(row), wheelDefaultConfig).segment,
  })),
  ...tickets.map((row) => ({
    name: `ticket of ${row.totalTickets}`,
    expected: row.winningTicket,
    got: drawClassic(sharedStream(row), classicDefaultConfig, [betOf(BigInt(row.totalTickets))]).ticket,
  })),
];

const chainAndEntropy = ({ chain, entropy }: Vectors): VectorCheck[] => [
  ...chain.s1_to_s5.map((seed, at) => ({
    name: `chain ${at + 1}`,
    expected: chain.s1_to_s5[at - 1] ?? chain.s0_terminator,
    got: previousInChain(seed),
  })),
  { name: 'entropy', expected: entropy.entropy, got: entropyOf(entropy.bets) },
  { name: 'entropy of no bets', expected: sha256Hex(''), got: entropyOf([]) },
];
