import type { SoloResult, SoloSettlement } from 'db';
import {
  createFlatInterpreter,
  FairStream,
  type AnySoloGame,
  type ConfigRef,
  type FlatState,
  type RoundEvent,
  type SoloBet,
  type StakeAccount,
} from 'games-engine';
import { generalCodes } from '../../../contract/general-codes.ts';
import type { SoloProof } from '../../../contract/solo-receipt.contract.ts';
import type { Player, PlayerSeeds } from '../auth/players.ts';
import type { Clock } from '../clock.ts';
import { createId } from '../ids.ts';
import { CallError } from '../realtime/call-error.ts';
import type { Receipts } from '../settlement/receipts.ts';
import type { SettlementQueue } from '../settlement/statement-queue.ts';
import { answerInTime } from './answer-in-time.ts';
import type { ActiveConfigRow, ActiveConfigs } from './active-configs.ts';
import { catalogueCode } from './catalogue-code.ts';
import { guardedStake, type PlayGuard } from './play-guard.ts';
import { traced } from '../observability/tracing.ts';

/** A solo bet as its host has understood it. */
export interface SoloPlay<Choice> {
  account: StakeAccount;
  stakeMinor: bigint; // base hundredths
  choice: Choice;
  idempotency: { key: string; requestHash: Buffer } | undefined;
}

/** A bet that is durable. */
export interface PlayedRound<Choice, Outcome> {
  bet: SoloBet<Choice>;
  outcome: Outcome;
  payoutMinor: bigint;
  balanceMinor: bigint; // balance of the account that staked
  commitment: string;
}

/** A bet that is durable, with the house's receipt. */
export interface SettledPlay<Choice, Outcome> extends PlayedRound<Choice, Outcome> {
  receipt: SoloProof;
}

/** A bet that was taken under a caller's key: its round, and the hash of what was asked. */
export interface TakenBet {
  id: string;
  requestHash: Buffer | null;
}

/** Refusals of a game's bet for reasons outside its rules. */
export interface SoloRefusals {
  insufficient(play: SoloPlay<object>): CallError;
  tooFast(): CallError;
}

export interface SoloHostOptions<Choice extends object, Outcome extends object> {
  game: AnySoloGame;
  configs: ActiveConfigs;
  clock: Clock;
  settlement: SettlementQueue;
  receipts: Receipts;
  guard: PlayGuard;
  houseAccount(account: StakeAccount): bigint;
  loadSeeds(userId: bigint): Promise<PlayerSeeds | undefined>;
  findPlay(id: string): Promise<PlayedRound<Choice, Outcome> & { configId: number }>; // a round that was settled before
  findTaken(userId: bigint, key: string): Promise<TakenBet | undefined>; // play that used this key before
  refusals: SoloRefusals;
  answerMs?: number; // an answer takes no longer; default 4 s
  /** A bet is durable. `config`: the rules that it was played by. */
  onSettled(player: Player, play: PlayedRound<Choice, Outcome>, config: object): void;
}

export interface SoloHost<Choice, Outcome> {
  /** Plays one round, durable when it resolves. Throws CallError; then nothing was staked. */
  play(player: Player, play: SoloPlay<Choice>): Promise<SettledPlay<Choice, Outcome>>;
}

interface InFlight<Choice, Outcome> {
  play: SoloPlay<Choice>;
  result: Promise<SettledPlay<Choice, Outcome>>;
  isLate: boolean; // its caller was told to ask again: the database takes long
}

interface Table<Choice, Outcome> {
  state: FlatState | undefined; // state of the machine; undefined: to be started
  configId: number; // under which it was started
  inFlight: InFlight<Choice, Outcome> | undefined;
}

const MAX_DRAWS = 5; // moving a pair or a limit on more often than this during one bet is betting too fast

/** Hosts a game that a player plays alone: one machine a player, one bet in flight, drawn from the player's pair. */
export const createSoloHost = <Choice extends object, Outcome extends object>(
  options: SoloHostOptions<Choice, Outcome>,
): SoloHost<Choice, Outcome> => {
  const { game, configs, clock, settlement, refusals } = options;
  const machine = createFlatInterpreter(game.machine); // an actor a player would cost a seventh of the whole bet
  const tables = new WeakMap<Player, Table<Choice, Outcome>>();

  const tableOf = (player: Player): Table<Choice, Outcome> => {
    const known = tables.get(player);
    if (known) return known;
    const table: Table<Choice, Outcome> = { state: undefined, configId: 0, inFlight: undefined };
    tables.set(player, table);
    return table;
  };

  const stateOf = (table: Table<Choice, Outcome>, { id, config }: ActiveConfigRow): FlatState => {
    if (table.state && table.configId === id) return table.state;
    table.configId = id;
    return machine.initial({ config });
  };

  const send = (table: Table<Choice, Outcome>, pinned: ActiveConfigRow, event: RoundEvent): void => {
    table.state = machine.step(stateOf(table, pinned), event);
    if (table.state) return;
    throw new Error(`the ${game.id} machine refused an event that the rules had accepted: ${JSON.stringify(event)}`);
  };

  /** Draws, prices and settles once. What is not committed never happened: the machine is then made again. */
  const attempt = async (
    player: Player,
    play: SoloPlay<Choice>,
    seeds: PlayerSeeds,
    pinned: ActiveConfigRow,
  ): Promise<[SoloResult, PlayedRound<Choice, Outcome>]> => {
    const table = tableOf(player);
    const { id: configId, config } = pinned;
    const { account, stakeMinor, choice } = play;
    const { clientSeed, nonce } = seeds;
    const at = Math.max(clock.now(), seeds.lastAt); // a clock that steps back must not put rounds out of order
    const bet = { id: createId(), player: player.publicId, account, stakeMinor, choice, clientSeed, nonce, at };
    const outcome = game.draw(new FairStream(seeds), config, choice) as Outcome;
    const payoutMinor = game.payout(config, stakeMinor, choice, outcome, []);
    const [placed, ...rest] = game.events(bet, outcome, payoutMinor, []);
    if (placed) send(table, pinned, placed);
    const result = await settlement.add(settlementOf({ player, play, bet, outcome, payoutMinor, seeds, configId }));
    if (result.status === 'settled') for (const event of rest) send(table, pinned, event);
    else table.state = undefined;
    const balanceMinor = result.status === 'settled' ? result.balanceMinor : 0n;
    return [result, { bet, outcome, payoutMinor, balanceMinor, commitment: seeds.commitment }];
  };

  const settlementOf = ({
    player,
    play,
    bet,
    outcome,
    payoutMinor,
    seeds,
    configId,
  }: {
    player: Player;
    play: SoloPlay<Choice>;
    bet: SoloBet<Choice>;
    outcome: Outcome;
    payoutMinor: bigint;
    seeds: PlayerSeeds;
    configId: number;
  }): SoloSettlement => ({
    id: bet.id,
    game: game.id,
    userId: player.userId,
    accountId: player.accounts[bet.account],
    accountKind: bet.account,
    houseAccountId: options.houseAccount(bet.account),
    seedPairId: seeds.pairId,
    nonce: bet.nonce,
    clientSeed: bet.clientSeed,
    configId,
    stakeMinor: bet.stakeMinor,
    payoutMinor,
    choice: JSON.stringify(bet.choice),
    outcome: JSON.stringify(outcome),
    at: bet.at,
    key: play.idempotency?.key ?? null,
    requestHash: play.idempotency?.requestHash ?? null,
  });

  /** A settled round with its receipt. */
  const receipted = async (
    round: PlayedRound<Choice, Outcome>,
    { hash, version }: ConfigRef,
  ): Promise<SettledPlay<Choice, Outcome>> => {
    const { bet, outcome, payoutMinor, commitment } = round;
    const events = game.events(bet, outcome, payoutMinor, []);
    const receipt = await options.receipts.sign({ game: game.id, bet, commitment, config: { hash, version }, events });
    return { ...round, receipt };
  };

  /** Answers again a round that was settled before. */
  const answerAgain = async (id: string): Promise<SettledPlay<Choice, Outcome>> => {
    const { configId, ...round } = await options.findPlay(id);
    return receipted(round, await configs.find(game.id, configId));
  };

  /** The rules may have changed since a bet was taken: its repeat gets its first answer. */
  const answerRefused = async (
    player: Player,
    { idempotency }: SoloPlay<Choice>,
    refusal: string,
  ): Promise<SettledPlay<Choice, Outcome>> => {
    const taken = idempotency && (await options.findTaken(player.userId, idempotency.key));
    if (!taken) throw new CallError(catalogueCode(refusal));
    if (!taken.requestHash?.equals(idempotency.requestHash)) throw new CallError(generalCodes.idempotencyConflict);
    return answerAgain(taken.id);
  };

  const playOnce = async (player: Player, play: SoloPlay<Choice>): Promise<SettledPlay<Choice, Outcome>> => {
    for (let draws = 0; draws < MAX_DRAWS; draws += 1) {
      const seeds = (player.seeds ??= await options.loadSeeds(player.userId));
      if (!seeds) throw new CallError(generalCodes.seedsNeeded);
      const pinned = configs.playedBy(game.id, player.publicId); // one version from here to the payout
      const refusal = game.refusal(pinned.config, play.stakeMinor, play.choice);
      if (refusal !== undefined) return answerRefused(player, play, refusal);
      const [result, settled] = await attempt(player, play, seeds, pinned);
      switch (result.status) {
        case 'settled':
          seeds.nonce += 1;
          seeds.lastAt = settled.bet.at;
          options.onSettled(player, settled, pinned.config);
          return receipted(settled, pinned);
        case 'insufficient':
          throw refusals.insufficient(play);
        case 'refused':
          await options.guard.renew(guardedStake(player, play));
          break;
        case 'repeated':
          if (!result.sameRequest) throw new CallError(generalCodes.idempotencyConflict);
          return answerAgain(result.id);
        case 'stale':
          player.seeds = undefined;
          await configs.refresh(); // the version may have been replaced a moment ago
      }
    }
    throw refusals.tooFast(); // nothing was staked
  };

  /** Plays one round and frees the table for the next, also when nobody waits for the answer any more. */
  const playAlone = async (player: Player, table: Table<Choice, Outcome>, play: SoloPlay<Choice>) => {
    try {
      return await playOnce(player, play);
    } catch (error) {
      if (!(error instanceof CallError)) {
        // nobody knows what became of the bet: whatever this process believed of the player is read again
        table.state = undefined;
        player.seeds = undefined;
      }
      throw error;
    } finally {
      table.inFlight = undefined;
    }
  };

  const hosted = (player: Player, table: Table<Choice, Outcome>, play: SoloPlay<Choice>) =>
    traced('host', { game: game.id }, () => playAlone(player, table, play));

  /** The result, or the code that says it may have been done: the same request id finds what became of the bet. */
  const inTime = (bet: InFlight<Choice, Outcome>): Promise<SettledPlay<Choice, Outcome>> => {
    const refuse = (): CallError => {
      bet.isLate = true;
      return new CallError(generalCodes.noAnswer);
    };
    return answerInTime(bet.result, refuse, options.answerMs);
  };

  return {
    async play(player, play) {
      const table = tableOf(player);
      if (table.inFlight && !isRepeat(play, table.inFlight.play))
        throw table.inFlight.isLate ? new CallError(generalCodes.busy) : refusals.tooFast();
      const bet = (table.inFlight ??= { play, isLate: false, result: hosted(player, table, play) });
      return inTime(bet);
    },
  };
};

/** True when a play repeats the one in flight. The same key for another request is refused. */
const isRepeat = (play: SoloPlay<object>, inFlight: SoloPlay<object>): boolean => {
  const [asked, running] = [play.idempotency, inFlight.idempotency];
  if (asked === undefined || asked.key !== running?.key) return false;
  if (!asked.requestHash.equals(running.requestHash)) throw new CallError(generalCodes.idempotencyConflict);
  return true;
};
