import { beaconChainHash, beaconRandomness, quicknet, type BeaconChain } from './beacon/beacon-chain.ts';
import type { AnySharedGame, VoidReason } from './define-game.ts';
import { drawIn } from './draw/draw-state.ts';
import { createFlatInterpreter } from './flat-interpreter.ts';
import type { RoundRecord } from './record.ts';
import { clientSeedOf } from './shared-rebuild.ts';
import type { RoundVoided } from './shared-round.ts';
import { createSharedReader } from './shared-shape.ts';
import { FairStream } from './stream.ts';

/**
 * Knowledge of a void round's outcome when it ended. unlit: nothing was to be drawn, or the round of its public beacon
 * was not out yet. lit: it was. hidden: no public light takes part (version 1, chain, random.org, a beacon of another
 * key than drand's), so that the house alone can tell.
 */
export const voidLights = ['unlit', 'lit', 'hidden'] as const;
export type VoidLight = (typeof voidLights)[number];

/** End of a round without a draw, by its record. */
export interface VoidFacts {
  reason: VoidReason;
  endedAt: number; // ms since epoch
  light: VoidLight;
  beacon: { chain: BeaconChain; round: number } | null; // announced for its draw; null where none was
}

/** The draw that a void round has avoided. */
export interface AvoidedDraw {
  outcome: object;
  payoutsMinor: readonly bigint[]; // payouts that the bets would have had, in order
  stakesMinor: bigint;
  paidMinor: bigint;
}

const QUICKNET = beaconChainHash(quicknet);

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

type VoidRecord = Pick<RoundRecord, 'events'>;

/** Facts of a void round's end by its record, which must be sound; undefined for a round that was drawn. */
export const voidFacts = (game: AnySharedGame, config: object, { events }: VoidRecord): VoidFacts | undefined => {
  const last = events.at(-1) as RoundVoided | undefined;
  if (last?.type !== 'round.voided') return undefined;
  const { at: endedAt, reason } = last;
  const interpreter = createFlatInterpreter(game.machine);
  const { state } = interpreter.run(interpreter.initial({ config }), events.slice(0, -1));
  const { beaconDate, draw } = drawIn(state);
  const beacon = draw?.beacon && beaconDate ? { chain: draw.beacon, round: beaconDate.round } : null;
  const isClosed = events.some(({ type }) => type === 'betting.closed' || type === 'round.closed');
  const isDue = isClosed || game.due(state)?.what === 'close';
  const facts = { reason, endedAt, beacon };
  if (!isDue) return { ...facts, light: 'unlit' };
  if (!beacon || !beaconDate || beaconChainHash(beacon.chain) !== QUICKNET) return { ...facts, light: 'hidden' };
  return { ...facts, light: endedAt < beaconDate.at ? 'unlit' : 'lit' };
};

/**
 * The draw of a void round, from its bets as they stood and its seed, which is public with its end. `signature`: of the
 * beacon's round that was announced. Undefined where something is missing: a beacon's signature, a third party's draw.
 */
export const avoidedDraw = (
  game: AnySharedGame,
  config: object,
  { events }: VoidRecord,
  { serverSeed, signature }: { serverSeed: string; signature?: string | undefined },
): AvoidedDraw | undefined => {
  const log = createSharedReader(game).read(events);
  if (!log || log.bets.length === 0 || log.draw?.mode === 'random.org') return undefined;
  const randomness = signature === undefined ? undefined : beaconRandomness(signature);
  if (log.draw?.beacon && (signature === undefined || randomness === undefined)) return undefined;
  const beacon = signature === undefined || randomness === undefined ? null : { round: 0, signature, randomness };
  const clientSeed = clientSeedOf(game, log, { beacon, cosignatures: [] });
  const { bets, number } = log;
  const outcome: object = game.draw(new FairStream({ serverSeed, clientSeed, nonce: number }), config, bets);
  const payoutsMinor = game.payouts(config, bets, outcome);
  return {
    outcome,
    payoutsMinor,
    stakesMinor: sum(bets.map(({ stakeMinor }) => stakeMinor)),
    paidMinor: sum(payoutsMinor),
  };
};
