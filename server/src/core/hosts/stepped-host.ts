import type {
  SoloFinish,
  SoloFinishResult,
  SoloMoveInput,
  SoloMoveResult,
  SoloOpening,
  SoloOpeningResult,
  StoredSteppedRound,
} from 'db';
import type { AnySoloGame, FlatState, RoundEvent, SoloMove, StakeAccount } from 'games-engine';
import { generalCodes } from '../../../contract/general-codes.ts';
import type { Player, PlayerSeeds } from '../auth/players.ts';
import type { Clock } from '../clock.ts';
import { createId } from '../ids.ts';
import { CallError } from '../realtime/call-error.ts';
import type { Receipts } from '../settlement/receipts.ts';
import type { StatementQueue } from '../settlement/statement-queue.ts';
import { answerInTime } from './answer-in-time.ts';
import type { ActiveConfigs } from './active-configs.ts';
import { catalogueCode } from './catalogue-code.ts';
import { guardedStake, type PlayGuard } from './play-guard.ts';
import type { SoloPlay, TakenBet } from './solo-host.ts';
import { createSteppedRounds, type SteppedRound } from './stepped-round.ts';

/** The codes with which a game refuses what its rules are not asked about. */
export interface SteppedCodes {
  insufficient: string;
  unfinished: string; // a round is open
  notStarted: string; // none is
  tooFast: string;
}

export interface SteppedHostOptions {
  game: AnySoloGame;
  configs: ActiveConfigs;
  clock: Clock;
  codes: SteppedCodes;
  guard: PlayGuard;
  receipts: Receipts;
  openings: StatementQueue<SoloOpening, SoloOpeningResult>;
  moves: StatementQueue<SoloMoveInput, SoloMoveResult>;
  finishes: StatementQueue<SoloFinish, SoloFinishResult>;
  houseAccount(account: StakeAccount): bigint;
  loadSeeds(userId: bigint): Promise<PlayerSeeds | undefined>;
  loadOpen(userId: bigint, game: string): Promise<StoredSteppedRound | undefined>;
  balanceOf(accountId: bigint): Promise<bigint>;
  findRound(id: string): Promise<StoredSteppedRound | undefined>; // a finished one too: what a repeat is answered with
  findTaken(userId: bigint, key: string): Promise<TakenBet | undefined>; // play that used this key before
  answerMs?: number; // an answer takes no longer; default 4 s
  /** The code with which a move is refused in this state, or undefined when the machine accepts it. */
  moveRefusal(state: FlatState, move: SoloMove): string | undefined;
  /** A bet is durable. */
  onOpened(player: Player, round: SteppedRound): void;
  onSettled(player: Player, round: SteppedRound): void;
}

/** A move as the host makes it: what the player asked for, with what only the house knows. */
export type MakeMove = (round: { outcome: object; at: number }) => SoloMove;

export interface SteppedHost {
  open(player: Player, play: SoloPlay<object>): Promise<SteppedRound>;
  move(player: Player, make: MakeMove): Promise<SteppedRound>;
  /** The player's open round, wherever it was begun. */
  load(player: Player): Promise<SteppedRound | undefined>;
}

/** A round with one more move, not yet durable. */
interface Moved {
  round: SteppedRound; // before it
  moves: readonly SoloMove[];
  events: readonly RoundEvent[];
  state: FlatState;
}

const MAX_WAITING = 8; // commands of one player
const MAX_TRIES = 5;

interface Table {
  round: SteppedRound | undefined;
  isLoaded: boolean;
  waiting: number;
  runningKey: string | undefined; // idempotency key of the command that runs
  last: Promise<unknown>;
}

/**
 * Hosts a solo game of several steps. A player's commands are done one after the other, each durable before its answer;
 * what this process remembers of an open round is checked by every statement.
 */
export const createSteppedHost = (options: SteppedHostOptions): SteppedHost => {
  const { game, configs, clock, codes } = options;
  const { openEvents, stateAfter, stateOf, drawOf, takesDraw, ...rounds } = createSteppedRounds(game, configs);
  const tables = new WeakMap<Player, Table>();

  const tableOf = (player: Player): Table => {
    const known = tables.get(player);
    if (known) return known;
    const table: Table = {
      round: undefined,
      isLoaded: false,
      waiting: 0,
      runningKey: undefined,
      last: Promise.resolve(),
    };
    tables.set(player, table);
    return table;
  };

  /**
   * One command of a player at a time, in their order. Whoever waited too long is told: a command that runs may be done, one
   * that waits for its turn never begins.
   */
  const inTurn = async <T>(player: Player, work: (table: Table) => Promise<T>, key?: string): Promise<T> => {
    const table = tableOf(player);
    if (table.waiting >= MAX_WAITING) throw new CallError(catalogueCode(codes.tooFast));
    table.waiting += 1;
    let state: 'waiting' | 'running' | 'given up' = 'waiting';
    const begin = (): Promise<T> => {
      if (state === 'given up') throw new CallError(generalCodes.busy);
      state = 'running';
      table.runningKey = key;
      return work(table);
    };
    const refuse = (): CallError => {
      const mayBeDone = state === 'running' || (key !== undefined && key === table.runningKey);
      if (state === 'waiting') state = 'given up';
      return new CallError(mayBeDone ? generalCodes.noAnswer : generalCodes.busy);
    };
    const turn = table.last.then(begin).finally(() => (table.waiting -= 1));
    table.last = turn.catch((error: unknown) => {
      if (!(error instanceof CallError)) table.isLoaded = false; // nobody knows what became of it: it is read again
    });
    return answerInTime(turn, refuse, options.answerMs);
  };

  const roundOf = async (stored: StoredSteppedRound): Promise<SteppedRound> =>
    rounds.roundOf(stored, await options.balanceOf(stored.accountId));

  const current = async (player: Player, table: Table): Promise<SteppedRound | undefined> => {
    if (table.isLoaded) return table.round;
    const stored = await options.loadOpen(player.userId, game.id);
    table.round = stored && (await roundOf(stored));
    table.isLoaded = true;
    return table.round;
  };

  /** A round with the receipt of what has happened in it. */
  const receipted = async (round: SteppedRound): Promise<SteppedRound> => {
    const { bet, commitment, events, pinned: config } = round;
    return { ...round, receipt: await options.receipts.sign({ game: game.id, bet, commitment, config, events }) };
  };

  const takenRound = async (id: string): Promise<SteppedRound> => {
    const stored = await options.findRound(id);
    if (!stored) throw new Error(`round ${id} was opened and is not there`);
    return receipted(await roundOf(stored));
  };

  /** The rules may have changed since a bet was taken: its repeat gets its first answer. */
  const answerRefused = async (
    player: Player,
    { idempotency }: SoloPlay<object>,
    refusal: string,
  ): Promise<SteppedRound> => {
    const taken = idempotency && (await options.findTaken(player.userId, idempotency.key));
    if (!taken) throw new CallError(catalogueCode(refusal));
    if (!taken.requestHash?.equals(idempotency.requestHash)) throw new CallError(generalCodes.idempotencyConflict);
    return takenRound(taken.id);
  };

  const open = async (player: Player, table: Table, play: SoloPlay<object>): Promise<SteppedRound> => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const { id: configId, config, hash, version } = configs.playedBy(game.id, player.publicId);
      const refusal = game.refusal(config, play.stakeMinor, play.choice);
      if (refusal !== undefined) return answerRefused(player, play, refusal);
      const seeds = (player.seeds ??= await options.loadSeeds(player.userId));
      if (!seeds) throw new CallError(generalCodes.seedsNeeded);
      const at = Math.max(clock.now(), seeds.lastAt);
      const { account, stakeMinor, choice } = play;
      const { clientSeed, nonce } = seeds;
      const bet = { id: createId(), player: player.publicId, account, stakeMinor, choice, clientSeed, nonce, at };
      const result = await options.openings.add({
        id: bet.id,
        game: game.id,
        userId: player.userId,
        accountId: player.accounts[account],
        accountKind: account,
        houseAccountId: options.houseAccount(account),
        seedPairId: seeds.pairId,
        nonce,
        clientSeed,
        configId,
        stakeMinor,
        choice: JSON.stringify(choice),
        at,
        key: play.idempotency?.key ?? null,
        requestHash: play.idempotency?.requestHash ?? null,
      });
      switch (result.status) {
        case 'settled': {
          seeds.nonce += 1;
          seeds.lastAt = at;
          const outcome = drawOf(config, bet, seeds.serverSeed);
          const events = openEvents(bet, outcome, []);
          const state = stateOf(config, events);
          const { balanceMinor } = result;
          const { commitment } = seeds;
          const round = {
            bet,
            config,
            pinned: { hash, version },
            moves: [],
            outcome,
            isOver: false,
            payoutMinor: 0n,
            commitment,
            balanceMinor,
            events,
            state,
          };
          Object.assign(table, { round, isLoaded: true });
          options.onOpened(player, round);
          return receipted(round);
        }
        case 'insufficient':
          throw new CallError(catalogueCode(codes.insufficient));
        case 'refused':
          await options.guard.renew(guardedStake(player, play));
          break;
        case 'unfinished':
          table.isLoaded = false;
          throw new CallError(catalogueCode(codes.unfinished));
        case 'repeated':
          if (!result.sameRequest) throw new CallError(generalCodes.idempotencyConflict);
          return takenRound(result.id);
        case 'stale':
          player.seeds = undefined;
          await configs.refresh(); // the version may have been replaced a moment ago
      }
    }
    throw new CallError(catalogueCode(codes.tooFast)); // their pair or limit moved on each time: nothing was staked
  };

  const finish = async (player: Player, table: Table, { round, moves, state }: Moved) => {
    const { bet, config, outcome } = round;
    const payoutMinor = game.payout(config, bet.stakeMinor, bet.choice, outcome, moves);
    const events = game.events(bet, outcome, payoutMinor, moves);
    const finalState = stateAfter(state, events.slice(1 + moves.length));
    const result = await options.finishes.add({
      roundId: bet.id,
      game: game.id,
      accountId: player.accounts[bet.account],
      houseAccountId: options.houseAccount(bet.account),
      known: moves.length - 1,
      move: JSON.stringify(moves.at(-1)),
      outcome: JSON.stringify(outcome),
      payoutMinor,
      at: events.at(-1)?.at ?? bet.at,
    });
    if (result.status === 'stale') return undefined;
    const { balanceMinor } = result;
    const finished = { ...round, moves, isOver: true, payoutMinor, balanceMinor, events, state: finalState };
    table.round = undefined;
    options.onSettled(player, finished);
    return receipted(finished);
  };

  const keep = async (table: Table, { round, moves, events, state }: Moved) => {
    const move = JSON.stringify(moves.at(-1));
    const result = await options.moves.add({ roundId: round.bet.id, known: moves.length - 1, move });
    if (result.status === 'stale') return undefined;
    table.round = { ...round, moves, events, state };
    return table.round;
  };

  const move = async (player: Player, table: Table, make: MakeMove): Promise<SteppedRound> => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const round = await current(player, table);
      if (!round) throw new CallError(catalogueCode(codes.notStarted));
      const { bet, outcome } = round;
      const at = Math.max(clock.now(), round.events.at(-1)?.at ?? 0);
      const event = make({ outcome, at });
      const refusal = options.moveRefusal(round.state, event);
      if (refusal !== undefined) throw new CallError(catalogueCode(refusal));
      const moves = [...round.moves, event];
      const whole = game.events(bet, outcome, 0n, moves); // as if it were over
      const events = whole.slice(0, 1 + moves.length);
      const state = stateAfter(round.state, events.slice(round.events.length));
      const moved = { round, moves, events, state };
      const isOver = takesDraw(state, whole[1 + moves.length]);
      const done = isOver ? await finish(player, table, moved) : await keep(table, moved);
      if (done) return done;
      table.isLoaded = false; // another process has moved on: its state decides
    }
    throw new Error(`the open ${game.id} round of user ${player.userId} moved on ${MAX_TRIES} times during one step`);
  };

  return {
    open: (player, play) => inTurn(player, (table) => open(player, table, play), play.idempotency?.key),
    move: (player, make) => inTurn(player, (table) => move(player, table, make)),
    load: (player) =>
      inTurn(player, (table) => {
        table.isLoaded = false;
        return current(player, table);
      }),
  };
};
