import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  beaconChainHash,
  beaconRandomness,
  betOfEvent,
  betsHashOf,
  bettingClosed,
  clientSeedOf,
  closingOf,
  closingText,
  drawIn,
  FairStream,
  hashedBets,
  outcomeDrawn,
  receiptText,
  roundClosed,
  sharedOutcomeDrawn,
  type AnySharedGame,
  type DrawConfig,
  type DrawnLight,
  type DrawTerms,
  type Receipt,
  type SharedBet,
  type SharedEvent,
} from 'games-engine';
import type { StoredSharedRound } from 'db';
import type { Clock } from '../clock.ts';
import type { BeaconSource } from './beacon-source.ts';
import type { RoundState } from './round-state.ts';

/** Means by which the house draws shared rounds. */
export interface Drawing {
  readonly beacon: BeaconSource;
  readonly origin: string; // the log's name
  /** Signs a text with the log's key; base64. */
  sign(text: string): string;
  /** Cosignatures of a round's closing, as its record holds them. */
  cosignatures(roundId: string): Promise<readonly string[]>;
}

/** A draw made by somebody else than the house's own stream, or undefined when it could not be had. */
export type DrawElsewhere = (roundId: string, config: object) => Promise<object | undefined>;

/** The terms on which a round of this config opens; undefined where the config draws by version 1. */
export const termsOf = (config: object, { beacon }: Pick<Drawing, 'beacon'>): DrawTerms | undefined => {
  const { draw } = config as { draw?: DrawConfig };
  return draw && { beacon: draw.mode === 'beacon' ? beacon.chain : null, mode: draw.mode };
};

/** A salt for a bet whose client sent none. */
export const createSalt = (): string => randomBytes(16).toString('hex');

/** A bet's receipt as its player keeps it: what the house has signed, and the signature. */
export interface SignedReceipt extends Receipt {
  signature: string;
}

export interface RoundDrawingOptions {
  game: AnySharedGame;
  config: object; // the one that the round pins
  round: Pick<StoredSharedRound, 'id' | 'number' | 'commitment' | 'serverSeed'>;
  drawing: Drawing;
  drawElsewhere: DrawElsewhere | undefined;
  clock: Clock;
  /** Called when a closed round can be drawn. */
  onReady(): void;
}

/** Source that a closed round waits for. */
interface Source {
  light: DrawnLight | undefined; // version 2
  elsewhere: object | undefined; // a third party's outcome
}

const RETRY_MS = 1000;
const NO_LIGHT: DrawnLight = { beacon: null, cosignatures: [] };

/** Closes and draws one round under the terms that it was opened on. */
export class RoundDrawing {
  readonly #options: RoundDrawingOptions;
  readonly #stop = new AbortController();
  #source: Source | undefined;
  #asked = false;

  constructor(options: RoundDrawingOptions) {
    this.#options = options;
  }

  /** True when a closed round can be drawn. */
  get isReady(): boolean {
    return this.#source !== undefined;
  }

  /** Asks nobody any more. */
  stop(): void {
    this.#stop.abort(new Error('the round is not led here any more'));
  }

  /** Event that closes the round at a time. The machine refuses it where the beacon could be known by then. */
  closing(rounds: RoundState, at: number): SharedEvent {
    const { game, round, drawing } = this.#options;
    const { beaconDate, draw } = drawIn(rounds.state);
    if (!draw) return roundClosed(at);
    const bets = rounds.bets();
    const closing = { beaconRound: beaconDate?.round ?? null, betsHash: betsHashOf(hashedBets(game, bets)) };
    const text = closingText(drawing.origin, closingOf(game.id, draw, { ...round, bets, closedAt: at }, closing));
    return bettingClosed(at, { ...closing, signature: drawing.sign(text) });
  }

  /** The draw of a closed round, once what it waits for is there; begins to wait for it. */
  draw(rounds: RoundState): { event: SharedEvent; entropy: string; outcome: object } | undefined {
    this.#ask(rounds);
    const { game, config, clock, round } = this.#options;
    if (!this.#source) return undefined;
    const { elsewhere, light } = this.#source;
    const { beaconDate, draw } = drawIn(rounds.state);
    const bets = rounds.bets();
    const clientSeed = clientSeedOf(game, { bets, ...(draw && { draw }) }, light);
    const stream = new FairStream({ serverSeed: round.serverSeed, clientSeed, nonce: round.number });
    const outcome: object = elsewhere ?? (game.draw(stream, config, bets) as object);
    const at = Math.max(clock.now(), rounds.at, beaconDate?.at ?? 0);
    const event = light ? outcomeDrawn(at, light, outcome) : sharedOutcomeDrawn(at, clientSeed, outcome);
    return { event, entropy: clientSeed, outcome };
  }

  /** The receipt of a bet of this round; undefined for one that is not in it, and in a round of version 1. */
  receipt(rounds: RoundState, betId: string): SignedReceipt | undefined {
    return receiptOf(this.#options, rounds.bets(), betId);
  }

  #ask(rounds: RoundState): void {
    if (this.#asked) return;
    this.#asked = true;
    void this.#find(rounds).then(
      (source) => {
        this.#source = source;
        this.#options.onReady();
      },
      () => undefined, // stopped: another process asks, or nobody need
    );
  }

  async #find(rounds: RoundState): Promise<Source> {
    const { drawElsewhere, round, config } = this.#options;
    const { beaconDate, draw } = drawIn(rounds.state);
    if (!draw) return { light: undefined, elsewhere: await drawElsewhere?.(round.id, config) };
    if (draw.mode === 'random.org') return { light: NO_LIGHT, elsewhere: await this.#elsewhere() };
    if (!draw.beacon || !beaconDate) return { light: NO_LIGHT, elsewhere: undefined };
    return { light: await this.#light(draw, beaconDate), elsewhere: undefined };
  }

  /** A third party's outcome, however often it must be asked: where it never answers the round is void. */
  async #elsewhere(): Promise<object> {
    const { drawElsewhere, round, config } = this.#options;
    const { signal } = this.#stop;
    for (;;) {
      signal.throwIfAborted();
      const outcome = await drawElsewhere?.(round.id, config);
      if (outcome) return outcome;
      await pause(RETRY_MS, undefined, { signal });
    }
  }

  async #light({ beacon: chain }: DrawTerms, date: { at: number; round: number }): Promise<DrawnLight> {
    const { drawing, clock } = this.#options;
    const { signal } = this.#stop;
    const isOurs = chain !== null && beaconChainHash(chain) === beaconChainHash(drawing.beacon.chain);
    if (!isOurs) throw new Error('the round was pinned to a beacon that this process does not know');
    await pause(Math.max(0, date.at - clock.now()), undefined, { signal });
    const { round, signature } = await drawing.beacon.round(date.round, signal);
    const cosignatures = await this.#cosignatures();
    return { beacon: { randomness: beaconRandomness(signature) ?? '', round, signature }, cosignatures };
  }

  async #cosignatures(): Promise<readonly string[]> {
    const { drawing, round } = this.#options;
    const { signal } = this.#stop;
    for (;;) {
      signal.throwIfAborted();
      try {
        return await drawing.cosignatures(round.id);
      } catch {
        await pause(RETRY_MS, undefined, { signal }); // the database is away: so is everything else
      }
    }
  }
}

/** The receipt of a bet of a stored round, for an answer that is given again; undefined as above. */
export const storedReceipt = (
  tools: Pick<RoundDrawingOptions, 'game' | 'drawing'>,
  round: StoredSharedRound,
  betId: string,
): SignedReceipt | undefined => {
  const bets = round.events.flatMap((event) => (event.type === 'bet.placed' ? [betOfEvent(event)] : []));
  return receiptOf({ ...tools, round }, bets, betId);
};

/** The receipt of one of a round's bets; undefined for one that is not in it, and in a round of version 1. */
const receiptOf = (
  {
    game,
    round,
    drawing,
  }: Pick<RoundDrawingOptions, 'game' | 'drawing'> & { round: Pick<StoredSharedRound, 'id' | 'commitment'> },
  bets: readonly SharedBet<object>[],
  betId: string,
): SignedReceipt | undefined => {
  const index = bets.findIndex(({ id }) => id === betId);
  const bet = bets[index];
  if (bet?.salt === undefined) return undefined;
  const receipt: Receipt = {
    game: game.id,
    roundId: round.id,
    commitment: round.commitment,
    place: index + 1,
    betId,
    player: bet.player,
    stakeMinor: bet.stakeMinor.toString(),
    choice: game.choiceWord(bet.choice),
    salt: bet.salt,
    at: bet.at,
  };
  return { ...receipt, signature: drawing.sign(receiptText(drawing.origin, receipt)) };
};
