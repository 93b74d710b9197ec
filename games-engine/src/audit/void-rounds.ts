import { beaconChainHash } from '../core/beacon/beacon-chain.ts';
import { verifyBeacon } from '../core/beacon/beacon-proof.ts';
import { canonicalText } from '../core/canonical.ts';
import type { AnySharedGame, VoidReason } from '../core/define-game.ts';
import type { RoundRecord } from '../core/record.ts';
import type { RoundSettled, SharedBetPlaced } from '../core/shared-round.ts';
import {
  addShare,
  countEnd,
  noCounts,
  noShares,
  weekOf,
  type PaidShares,
  type VoidCounts,
} from '../core/void-rates.ts';
import { avoidedDraw, voidFacts, type VoidFacts } from '../core/void-round.ts';
import type { BeaconLights } from './beacon-lights.ts';

/** The void rounds of a game in a log. */
export interface GameVoids {
  weeks: { [week: number]: VoidCounts };
  usual: PaidShares; // payouts of drawn rounds
  avoided: PaidShares; // payouts of void rounds whose draw can be made
}

/** A void round whose draw was made although nobody was paid by it. */
export interface AvoidedRound {
  game: string;
  id: string;
  number: number;
  reason: VoidReason;
  outcome: string; // JSON
  stakesMinor: string;
  paidMinor: string; // payout that it would have made
}

/** Void rounds of a log, as JSON. */
export interface VoidSummary {
  games: { [game: string]: GameVoids };
  avoided: AvoidedRound[]; // the first of them
  lightless: number; // void rounds whose light was not given
  wanted: { chain: string; round: number }[]; // the first of these lights
}

const MAX_LISTED = 100;

export const noVoids = (): VoidSummary => ({ games: {}, avoided: [], lightless: 0, wanted: [] });

/** Counts the rounds of shared games by how they ended, and makes the draws that void rounds have avoided. */
export class VoidRounds {
  readonly #summary: VoidSummary;
  readonly #lights: BeaconLights | undefined;

  constructor(summary: VoidSummary, lights: BeaconLights | undefined) {
    this.#summary = summary;
    this.#lights = lights;
  }

  /** Takes in a shared round of a config that is known; its seed is public with its end. One that cannot be read is told elsewhere. */
  take(game: AnySharedGame, config: object, record: RoundRecord, serverSeed: string | null): void {
    try {
      this.#take(game, config, record, serverSeed);
    } catch {
      // its line fails
    }
  }

  #take(game: AnySharedGame, config: object, record: RoundRecord, serverSeed: string | null): void {
    const figures = (this.#summary.games[game.id] ??= { weeks: {}, usual: noShares(), avoided: noShares() });
    const last = record.events.at(-1);
    const counts = (figures.weeks[weekOf(last?.at ?? 0)] ??= noCounts());
    if (last?.type !== 'round.voided') {
      countEnd(counts);
      if (last?.type === 'round.settled') addShare(figures.usual, stakesOf(record), paidBy(last as RoundSettled));
      return;
    }
    const facts = voidFacts(game, config, record);
    countEnd(counts, facts);
    if (!facts || facts.light === 'unlit' || serverSeed === null) return;
    const signature = facts.beacon ? this.#signatureOf(facts.beacon) : undefined;
    const draw = avoidedDraw(game, config, record, { serverSeed, signature });
    if (!draw) return;
    const { outcome, paidMinor, stakesMinor } = draw;
    addShare(figures.avoided, Number(stakesMinor), Number(paidMinor));
    if (this.#summary.avoided.length >= MAX_LISTED) return;
    const { id, number } = record;
    const amounts = { stakesMinor: String(stakesMinor), paidMinor: String(paidMinor) };
    this.#summary.avoided.push({
      game: game.id,
      id,
      number,
      reason: facts.reason,
      outcome: canonicalText(outcome),
      ...amounts,
    });
  }

  #signatureOf({ chain, round }: NonNullable<VoidFacts['beacon']>): string | undefined {
    const hash = beaconChainHash(chain);
    const signature = this.#lights?.of(hash, round).find((each) => verifyBeacon(chain, { round, signature: each }));
    if (signature !== undefined) return signature;
    this.#summary.lightless += 1;
    if (this.#summary.wanted.length < MAX_LISTED) this.#summary.wanted.push({ chain: hash, round });
    return undefined;
  }
}

const stakesOf = ({ events }: RoundRecord): number =>
  events.reduce(
    (sum, event) => sum + (event.type === 'bet.placed' ? Number((event as SharedBetPlaced).stakeMinor) : 0),
    0,
  );

const paidBy = ({ payoutsMinor }: RoundSettled): number =>
  payoutsMinor.reduce((sum, payout) => sum + Number(payout), 0);
