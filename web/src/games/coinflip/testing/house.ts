import {
  createFlatInterpreter,
  firstVersionOf,
  roundClosed,
  roundOpened,
  roundSettled,
  roundVoided,
  sharedBetPlaced,
  sharedOutcomeDrawn,
  type FlatState,
  type SharedEvent,
} from 'games-engine';
import {
  coinflip,
  coinflipDefaultConfig,
  coinflipMachine,
  coinflipPayouts,
  otherSide,
  outcomeOfTicket,
  type CoinflipContext,
  type CoinSide,
} from 'games-engine/coinflip';
import type { BroadcastEvent, CallAnswer, CoinflipRoom, PublicUser } from 'server/contract';
import type { ChannelPush } from '../../../core/game-kit/round/store.ts';

const machine = createFlatInterpreter(coinflipMachine);
const config = firstVersionOf(coinflipDefaultConfig);
const HASH = 'c'.repeat(64);

const userOf = (id: string): PublicUser => ({ id, nick: id, avatar: 'avatar-1', compointStatus: 0 });

/** An event as a host broadcasts it: a bet is packed, without account and client seed. */
const broadcast = (event: SharedEvent): BroadcastEvent => {
  if (event.type !== 'bet.placed') return { ...event };
  return [event.betId, event.at, event.player, event.stakeMinor, event.currencyId, { ...event.choice }];
};

interface HouseRoom {
  id: string;
  number: number;
  state: FlatState;
  isPrivate: boolean;
}

/** The server's side of the lobby: plays rooms by the engine's machine and broadcasts what it does. */
export class TestHouse {
  now = 1000;
  seq = 0;
  readonly rooms = new Map<string, HouseRoom>();
  readonly pushes: ChannelPush[] = []; // all that was broadcast, in order
  #rooms = 0;

  /** Opens a room with its creator's bet; gives what the creator is answered. */
  create(player: string, { stake = 500n, side = 'heads' as CoinSide, isPrivate = false } = {}): CoinflipRoom {
    this.#rooms += 1;
    const id = `room-${this.#rooms}`;
    const state = machine.initial({ config });
    const room: HouseRoom = { id, number: this.#rooms, state, isPrivate };
    this.rooms.set(id, room);
    this.#step(room, roundOpened(this.now, HASH, room.number));
    this.#step(room, this.#bet(room, player, side, stake));
    if (isPrivate) this.#tellPrivate(room);
    else this.#push('load', { ...this.told(id), before: null });
    return this.told(id);
  }

  /** Somebody joins: the bet, the close and the draw go out together, as a host sends them. */
  join(id: string, player: string, ticket = 1): CoinflipRoom {
    const room = this.#room(id);
    const [creator] = this.context(id).bets;
    const side = otherSide(creator?.choice.side ?? 'heads');
    const events: SharedEvent[] = [this.#bet(room, player, side, BigInt(creator?.stakeMinor ?? 0))];
    this.#step(room, ...events);
    const outcome = outcomeOfTicket(this.context(id).bets, ticket);
    const rest = [roundClosed(this.now), sharedOutcomeDrawn(this.now, HASH, outcome)];
    this.#step(room, ...rest);
    this.#update(room, [...events, ...rest], [userOf(player)]);
    return this.told(id);
  }

  /** The coin lands and the pot is paid. */
  settle(id: string): void {
    const { bets, outcome } = this.context(id);
    if (!outcome) throw new Error(`room ${id} was not drawn`);
    this.now += config.flipMs;
    this.#stepAndTell(id, roundSettled(this.now, coinflipPayouts(config, bets, outcome)));
  }

  cancel(id: string): void {
    this.#stepAndTell(id, roundVoided(this.now, 'cancelled'));
  }

  /** The result was shown: the room leaves the lobby. */
  leave(id: string): void {
    const room = this.#room(id);
    this.rooms.delete(id);
    if (!room.isPrivate) this.#push('closed', { roundId: id });
  }

  context(id: string): CoinflipContext {
    return this.#room(id).state.context as CoinflipContext;
  }

  /** A room as an answer tells it. */
  told(id: string): CoinflipRoom {
    const { number, state, isPrivate } = this.#room(id);
    const { bets, outcome } = this.context(id);
    return {
      game: 'coinflip',
      roundId: id,
      id,
      number,
      hash: HASH,
      seed: outcome ? 's'.repeat(64) : null,
      configVersion: 1,
      config: { ...config },
      seq: this.seq,
      serverTime: this.now,
      state: structuredClone({ value: state.value, context: { ...state.context } }),
      view: {},
      users: bets.map(({ player }) => userOf(player)),
      creator: bets[0]?.player ?? '',
      isPrivate,
      rematchOf: null,
    };
  }

  /** Answer of `coinflip.load` at this moment. */
  answer(): CallAnswer<'coinflip.load'> {
    return {
      seq: this.seq,
      serverTime: this.now,
      configVersion: 1,
      config: { ...config },
      rooms: [...this.rooms.values()].filter(({ isPrivate }) => !isPrivate).map(({ id }) => this.told(id)),
      users: [],
      before_games: [],
    };
  }

  #room(id: string): HouseRoom {
    const room = this.rooms.get(id);
    if (!room) throw new Error(`there is no room ${id}`);
    return room;
  }

  #bet(room: HouseRoom, player: string, side: CoinSide, stakeMinor: bigint): SharedEvent {
    const bet = { account: 'real' as const, currencyId: 2, clientSeed: 'seed', at: this.now, choice: { side } };
    return sharedBetPlaced({ ...bet, id: `${room.id}-${player}`, player, stakeMinor });
  }

  #step(room: HouseRoom, ...events: readonly SharedEvent[]): void {
    for (const event of events) {
      const next = machine.step(room.state, event);
      if (!next) throw new Error(`${coinflip.id} refused ${event.type} in ${room.state.value}`);
      room.state = next;
    }
  }

  #stepAndTell(id: string, event: SharedEvent): void {
    const room = this.#room(id);
    this.#step(room, event);
    this.#update(room, [event], []);
  }

  #update(room: HouseRoom, events: readonly SharedEvent[], users: readonly PublicUser[]): void {
    if (room.isPrivate) return this.#tellPrivate(room);
    const shown = events.map(broadcast);
    this.#push('updated', { roundId: room.id, events: shown, users, view: {}, seed: this.told(room.id).seed });
  }

  #tellPrivate({ id, isPrivate }: HouseRoom): void {
    const { isPrivate: _, rematchOf: __, ...room } = this.told(id);
    this.pushes.push({ type: 'room', payload: { ...room, meta: { isPrivate, rematchOf: null } } });
  }

  #push(type: string, payload: object): void {
    this.seq += 1;
    this.pushes.push({ type, payload: { ...payload, seq: this.seq } });
  }
}
