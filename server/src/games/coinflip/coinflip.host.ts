import { coinflipMaxStake, coinflipStates, type CoinflipConfig } from 'games-engine/coinflip';
import type { CallAnswer } from '../../../contract/calls.ts';
import type { CoinflipRoom, coinflipCalls } from '../../../contract/games/coinflip.contract.ts';
import type { PublicUser } from '../../../contract/shared-round.contract.ts';
import type { Handlers, SharedRefusals, SharedTools } from '../../core/games/server-game.ts';
import type { LiveRound } from '../../core/hosts/live-round.ts';
import {
  chosenCurrency,
  orderOf,
  placedAnswer,
  stakeOfHundredths,
  withLimit,
  type SharedBetCodes,
} from '../../core/hosts/shared-bet.ts';
import type { SharedTable } from '../../core/hosts/shared-table.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { Caller, SignedInCaller } from '../../core/realtime/dispatcher.ts';

/** Refusals of coinflip when money or the room's state refuses a bet. */
export const coinflipRefusals: SharedRefusals = { insufficientCode: '1', closedCode: '8', missingCode: '7' };

const codes: SharedBetCodes = { currency: 500, usdic: 2, notReal: 2, minimum: 6, maximum: 5 };
const NOT_FOUND = 7;
const STARTED = 4;
const FINISHED = 8;
const REAL_USERS_ONLY = 2;

/** Terms that a room was opened with. */
interface RoomMeta {
  creator: string; // public id
  isPrivate: boolean;
  rematchOf: string | null;
}

const metaOf = ({ meta }: LiveRound): RoomMeta =>
  ({ creator: '', isPrivate: false, rematchOf: null, ...meta }) as RoomMeta;

const roomOf = async (table: SharedTable, live: LiveRound): Promise<CoinflipRoom> => {
  const { creator, isPrivate, rematchOf } = metaOf(live);
  return { ...(await table.board.snapshotOf(live)), id: live.id, creator, isPrivate, rematchOf };
};

const usersOf = (rooms: readonly CoinflipRoom[]): PublicUser[] => [
  ...new Map(rooms.flatMap(({ users }) => users).map((user) => [user.id, user])).values(),
];

/** `coinflip.*`: the lobby, and rooms of two. */
export const createCoinflipHandlers = (options: SharedTools): Handlers<typeof coinflipCalls> => {
  const { table, tools, onPlaced } = options;
  const playedBy = ({ player }: Caller) => tools.configs.playedBy('coinflip', player?.publicId);

  const found = (id: string): LiveRound => {
    const live = table.board.find(id);
    if (!live) throw new CallError(table.board.before.some((past) => past.id === id) ? FINISHED : NOT_FOUND);
    return live;
  };

  /** A room that takes no bet and no cancelling any more has started, or is over. */
  const closedAs = (error: unknown, id: string): unknown => {
    const state = table.board.find(id)?.view()['state'];
    const isOn = state === coinflipStates.waiting || state === coinflipStates.started; // the board may be a moment behind
    return error instanceof CallError && error.code === FINISHED && isOn ? new CallError(STARTED) : error;
  };

  const isVisible = (live: LiveRound, caller: Caller): boolean =>
    !metaOf(live).isPrivate || live.players.includes(caller.player?.publicId ?? '');

  const answer = async (
    caller: SignedInCaller,
    placing: Promise<{ placed: Parameters<typeof placedAnswer>[0]; order: Parameters<typeof onPlaced>[2] }>,
  ): Promise<CallAnswer<'coinflip.create'>> => {
    try {
      const { placed, order } = await placing;
      onPlaced(caller, placed, order);
      options.watch(caller, placed.roundId);
      return { ...placedAnswer(placed), room: await roomOf(table, await table.shown(placed.roundId)) };
    } catch (error) {
      const config = playedBy(caller).config as CoinflipConfig;
      const limits = { minStakeMinor: config.minStakeMinor, maxStakeMinor: Number(coinflipMaxStake(config)) };
      throw withLimit(error, caller.player, limits, { ...tools, codes });
    }
  };

  /** Opponent to offer a rematch to. Throws CallError unless the caller played that room against somebody. */
  const opponentOf = async ({ player }: SignedInCaller, roomId: string): Promise<string> => {
    const players = await options.playersOf(roomId);
    const opponent = players.find((id) => id !== player.publicId);
    if (opponent === undefined || !players.includes(player.publicId)) throw new CallError(NOT_FOUND);
    return opponent;
  };

  return {
    'coinflip.load': {
      async handle(_payload, caller) {
        const { seq } = table.board; // before anything is waited for: what is broadcast meanwhile is told once more
        const rooms = table.board.rounds.filter((live) => isVisible(live, caller));
        for (const live of rooms) if (metaOf(live).isPrivate) options.watch(caller, live.id);
        const shown = await Promise.all(rooms.map((live) => roomOf(table, live)));
        const { version, config: active } = playedBy(caller);
        return {
          seq,
          serverTime: table.clock.now(),
          configVersion: version,
          config: { ...active },
          rooms: shown,
          users: usersOf(shown),
          before_games: [...table.board.before],
        };
      },
      messages: 'coinflip',
    },
    'coinflip.room': {
      handle({ id }, caller) {
        const live = found(id);
        options.watch(caller, id);
        return roomOf(table, live);
      },
      messages: 'coinflip',
    },
    'coinflip.create': {
      async handle({ bet, side, isPrivate = false, rematchOf, requestId, salt }, caller) {
        const opponent = rematchOf === undefined ? undefined : await opponentOf(caller, rematchOf);
        const meta: RoomMeta = {
          creator: caller.player.publicId,
          isPrivate: isPrivate || rematchOf !== undefined,
          rematchOf: rematchOf ?? null,
        };
        const placing = async () => {
          const stakeMinor = stakeOfHundredths(bet, chosenCurrency(caller.player, tools, codes), codes);
          const asked = { stakeMinor, choice: { side }, key: requestId, salt };
          const order = await orderOf(caller.player, asked, tools, codes);
          return { order, placed: await table.create(order, meta) };
        };
        const created = await answer(caller, placing());
        if (opponent !== undefined) options.push(opponent, 'rematch', { room: created.room });
        return created;
      },
      signInCode: 0,
      messages: 'coinflip',
    },
    'coinflip.join': {
      async handle({ id, requestId, salt }, caller) {
        const live = found(id);
        const [first] = live.told.bets();
        if (!first) throw new CallError(NOT_FOUND);
        if (first.player === caller.player.publicId) throw new CallError(REAL_USERS_ONLY);
        const placing = async () => {
          const side = (first.choice as { side: string }).side === 'heads' ? 'tails' : 'heads';
          const { stakeMinor } = first; // the room's stake, whatever the joiner's currency
          const asked = { stakeMinor, choice: { side }, key: requestId, salt };
          const order = await orderOf(caller.player, asked, tools, codes);
          const placed = await table.place(order, id).catch((error: unknown) => {
            throw closedAs(error, id);
          });
          return { order, placed };
        };
        return answer(caller, placing());
      },
      signInCode: 0,
      messages: 'coinflip',
    },
    'coinflip.cancel': {
      async handle({ id }, caller) {
        const { publicId } = caller.player;
        if (found(id).told.bets()[0]?.player !== publicId) throw new CallError(NOT_FOUND);
        await table.cancel(id, publicId).catch((error: unknown) => {
          throw closedAs(error, id);
        });
        return { success: true, balance: await options.balanceOf(caller) };
      },
      signInCode: 0,
      messages: 'coinflip',
    },
  };
};
