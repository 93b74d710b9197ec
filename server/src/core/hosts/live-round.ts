import type { AnySharedGame, FlatState, PinnedConfig, SharedBetPlaced, SharedEvent } from 'games-engine';
import type { BroadcastEvent, CrowdLine, CrowdSum, PackedBet } from '../../../contract/broadcast.ts';
import type { PublicUser, RoundUpdate, SharedRound } from '../../../contract/shared-round.contract.ts';
import { changedContext, crowdLines, eventInCrowd, RoundCrowd, withoutBets, type CrowdStake } from './round-crowd.ts';
import { RoundState } from './round-state.ts';
import { ShownUsers } from './shown-users.ts';

/** A round in this process, beside its events. */
export interface LiveRoundInput {
  id: string;
  number: number;
  commitment: string;
  serverSeed: string; // secret until it is revealed
  meta: object | null;
  events: readonly SharedEvent[];
}

/** Events of a round in order, and the players that appear in its lists with them. */
export interface RoundNews {
  events: readonly SharedEvent[];
  newcomers: readonly string[]; // public ids
}

/** News of a crowded round: the stakes behind them, and those that viewers do not know yet. */
export interface CrowdNews {
  events: readonly SharedEvent[];
  sums: CrowdSum[];
  greatest: readonly CrowdStake[];
  changed: readonly CrowdStake[];
}

// A viewer receives at most about 20 KB a round, however many bets it has: single bets up to 3 KB, then sums, every 0.4 s
// at first and more slowly later, with up to 1.5 KB of lines before the close and all lines at the close.
const BET_BY_BET_BYTES = 3000;
const LINES_BYTES = 1500;
const LINE_BYTES = 40; // beside the nick and the avatar
const USER_BYTES = 100; // beside a bet, of somebody who is new
const MIN_PAUSE_MS = 400;
const PAUSE_PART = 8; // part of the time that the round has been crowded

const packedBet = ({ betId, at, player, stakeMinor, currencyId, choice }: SharedBetPlaced): PackedBet => [
  betId,
  at,
  player,
  stakeMinor,
  currencyId,
  { ...choice },
];

export const isBet = (event: SharedEvent): event is SharedBetPlaced => event.type === 'bet.placed';

/** An event as it is broadcast: without what only an audit needs. */
const packed = (event: SharedEvent): BroadcastEvent => (isBet(event) ? packedBet(event) : { ...event });

/** A round as viewers have been told of it, and what they have not been told yet. */
export class LiveRound {
  readonly id: string;
  readonly number: number;
  readonly commitment: string;
  readonly meta: object | null;
  readonly pinned: PinnedConfig;
  readonly #serverSeed: string;
  readonly #told: RoundState;
  #untold: SharedEvent[] = [];
  #newcomers: string[] = []; // players of untold events
  #stored: number; // events known to be stored, told or not
  readonly #shown = new ShownUsers();
  readonly #growing: readonly string[] | undefined; // undefined: the game is told bet by bet, however many there are
  readonly #crowd = new RoundCrowd(); // told stakes
  #crowdedAt: number | undefined;
  #spentBytes = 0; // on bets, until the round is crowded; then on lines
  #toldAt = 0;
  #toldSums: CrowdSum[] = [];
  #toldStakes: readonly CrowdStake[] = []; // the greatest ones
  readonly #toldLines = new Map<string, bigint>();
  #pending: CrowdNews | undefined;
  #ownTold = 0; // untold events whose bettors know of them

  constructor(game: AnySharedGame, pinned: PinnedConfig, input: LiveRoundInput) {
    this.id = input.id;
    this.number = input.number;
    this.commitment = input.commitment;
    this.meta = input.meta;
    this.pinned = pinned;
    this.#serverSeed = input.serverSeed;
    this.#told = new RoundState(game, pinned.config, input.events);
    this.#stored = input.events.length;
    const bets = input.events.filter(isBet);
    for (const bet of bets) {
      this.#shown.add(bet);
      this.#crowd.add(bet);
    }
    this.#shown.take();
    this.#growing = game.growsWithBets;
    this.spend(bets.map(packedBet), input.events.at(-1)?.at ?? 0);
  }

  /** True once a round is told by sums. */
  get isCrowded(): boolean {
    return this.#crowdedAt !== undefined;
  }

  /** Counts what a viewer was sent of single bets: beyond a limit the round is crowded. */
  spend(sent: object, now: number): void {
    if (!this.#growing || this.#crowdedAt !== undefined) return;
    this.#spentBytes += JSON.stringify(sent).length;
    if (this.#spentBytes >= BET_BY_BET_BYTES) this.#becomeCrowded(now);
  }

  /** Makes a round crowded when its untold bets would cost more than is left for single ones. */
  crowdIfDear(now: number): void {
    if (!this.#growing || this.#crowdedAt !== undefined) return;
    const bets = this.#untold.filter(isBet).map(packedBet);
    const bytes = JSON.stringify(bets).length + bets.length * USER_BYTES;
    if (bets.length > 1 && this.#spentBytes + bytes > BET_BY_BET_BYTES) this.#becomeCrowded(now);
  }

  #becomeCrowded(now: number): void {
    this.#crowdedAt = now;
    this.#spentBytes = 0;
    this.#ownTold = 0;
    this.#toldSums = this.#crowd.sums();
    this.#toldStakes = this.#crowd.greatest();
    for (const stake of this.#toldStakes) this.#toldLines.set(`${stake.choice}:${stake.player}`, stake.stakeMinor);
  }

  /** True when the sums of a crowd may be told again; what ends its betting is told at once. */
  mayTell(now: number): boolean {
    const last = this.#untold.at(-1);
    if (this.#crowdedAt === undefined || (last && !isBet(last)) || this.#pending) return true;
    return now - this.#toldAt >= Math.max(MIN_PAUSE_MS, (now - this.#crowdedAt) / PAUSE_PART);
  }

  /** Bets of the round, told or not, of one player. */
  betsOf(player: string): PackedBet[] {
    return this.events
      .filter(isBet)
      .filter((bet) => bet.player === player)
      .map(packedBet);
  }

  /** Untold bets of a crowd whose bettors do not know of them yet. Counts them as known. */
  takeOwn(): readonly SharedBetPlaced[] {
    const fresh = this.#untold.slice(this.#ownTold).filter(isBet);
    this.#ownTold = this.#untold.length;
    return fresh;
  }

  /** News of a crowd that viewers have not received. They stay the same until `tellCrowd`. */
  crowdNews(): CrowdNews | undefined {
    if (this.#pending || this.#untold.length === 0) return this.#pending;
    const events = [...this.#untold];
    for (const event of events) if (isBet(event)) this.#crowd.add(event);
    const greatest = this.#crowd.greatest();
    const changed = greatest.filter(
      ({ choice, player, stakeMinor }) => this.#toldLines.get(`${choice}:${player}`) !== stakeMinor,
    );
    return (this.#pending = { events, sums: this.#crowd.sums(), greatest, changed });
  }

  /** Counts news of a crowd as told. Throws when they do not fit the round. */
  tellCrowd(
    { events, sums, greatest, changed }: CrowdNews,
    users: readonly PublicUser[],
    now: number,
  ): Pick<RoundUpdate, 'events' | 'crowd'> {
    const before = this.#told.state;
    for (const event of events) if (isBet(event)) this.#told.apply(event);
    const { value } = this.#told.state;
    const context = changedContext(before, this.#told.state, this.#growing ?? []);
    const others = events.filter((event) => !isBet(event));
    for (const event of others) this.#told.apply(event);
    const hasBets = others.length < events.length;
    const lines = this.#affordable(crowdLines(changed, users), others.length > 0);
    for (const [player, , , , stakeMinor, choice] of lines)
      this.#toldLines.set(`${choice}:${player}`, BigInt(stakeMinor));
    this.#untold.splice(0, events.length);
    this.#newcomers.splice(0);
    this.#ownTold = Math.max(0, this.#ownTold - events.length);
    this.#pending = undefined;
    this.#toldAt = now;
    this.#toldSums = sums;
    this.#toldStakes = greatest;
    const crowd = { state: { value, context }, sums: hasBets ? sums : [], lines };
    return { events: others.map(eventInCrowd), ...((hasBets || lines.length > 0) && { crowd }) };
  }

  /** Lines that may be told now, the greatest first: at the close all. */
  #affordable(lines: CrowdLine[], isLast: boolean): CrowdLine[] {
    if (isLast) return lines;
    return lines.filter(([, nick, avatar]) => {
      const bytes = LINE_BYTES + Buffer.byteLength(nick) + Buffer.byteLength(avatar);
      if (this.#spentBytes + bytes > LINES_BYTES) return false;
      this.#spentBytes += bytes;
      return true;
    });
  }

  /** Players whom the lists of a crowd show. */
  get crowdPlayers(): string[] {
    return this.#toldStakes.map(({ player }) => player);
  }

  /** The snapshot of a crowd that a replica starts from. */
  crowdSnapshot(seq: number, serverTime: number, users: readonly PublicUser[], player?: string): SharedRound {
    const { state, ...round } = this.snapshot(
      seq,
      serverTime,
      users.filter(({ id }) => id === player),
    );
    return {
      ...round,
      state: { value: state.value, context: withoutBets(this.#told.state, this.#growing ?? []) },
      crowd: {
        sums: this.#toldSums,
        lines: crowdLines(this.#toldStakes, users),
        own: player === undefined ? [] : this.betsOf(player),
      },
    };
  }

  /** Players whom a list shows. */
  get players(): string[] {
    return this.#shown.told;
  }

  get told(): RoundState {
    return this.#told;
  }

  /** Number of events that this process knows. */
  get stored(): number {
    return this.#stored;
  }

  /** Every event this process knows, told or not. */
  get events(): readonly SharedEvent[] {
    return [...this.#told.events, ...this.#untold];
  }

  add(events: readonly SharedEvent[]): void {
    this.#untold.push(...events);
    for (const event of events) if (isBet(event)) this.#shown.add(event);
    this.#stored += events.length;
  }

  /** News that viewers have not received. It stays so until `tell`. */
  news(): RoundNews | undefined {
    if (this.#untold.length === 0) return undefined;
    this.#newcomers.push(...this.#shown.take());
    return { events: [...this.#untold], newcomers: [...this.#newcomers] };
  }

  /** Counts these news as told, and gives the events as they are broadcast. Throws when they do not fit the round. */
  tell({ events, newcomers }: RoundNews): RoundUpdate['events'] {
    for (const event of events) {
      this.#told.apply(event);
      if (isBet(event)) this.#crowd.add(event);
    }
    this.#untold.splice(0, events.length);
    this.#newcomers.splice(0, newcomers.length);
    return events.map(packed);
  }

  /** The round's seed: public from the draw on, or once it is void. */
  get seed(): string | null {
    const isRevealed = this.#told.events.some(({ type }) => type === 'outcome.drawn' || type === 'round.voided');
    return isRevealed ? this.#serverSeed : null;
  }

  /** The signed close, as viewers know it: later viewers receive it with the round. */
  get #closing(): SharedRound['closing'] {
    const closed = this.#told.events.find((event) => event.type === 'betting.closed');
    if (!closed) return undefined;
    const { at, beaconRound, betsHash, signature } = closed;
    return { at, beaconRound, betsHash, signature };
  }

  /** The machine's state, as viewers know it. */
  get state(): FlatState {
    return this.#told.state;
  }

  view(): Record<string, unknown> {
    return { ...this.#told.game.view(this.#told.state) };
  }

  /** Snapshot that a replica starts from. */
  snapshot(seq: number, serverTime: number, users: SharedRound['users']): SharedRound {
    const { value, context } = this.#told.state;
    const { version, config } = this.pinned;
    const closing = this.#closing;
    return {
      game: this.#told.game.id,
      roundId: this.id,
      number: this.number,
      hash: this.commitment,
      seed: this.seed,
      ...(closing && { closing }),
      configVersion: version,
      config: { ...config },
      seq,
      serverTime,
      state: { value, context: { ...context } },
      view: this.view(),
      users,
    };
  }
}
