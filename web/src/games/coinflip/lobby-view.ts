import { contextOf, isEnded, isJoinable, seatOf, stageOf, type Lobby, type Room } from './coinflip-rooms.ts';

/** Stakes that are shown, base hundredths; undefined: no limit. */
export interface StakeFilter {
  min: bigint | undefined;
  max: bigint | undefined;
}

const CREATOR = 0; // seat

/** Most rooms that the list draws: more are counted, not shown. */
export const MAX_ROOMS = 60;

/** What a room asks of each player, base hundredths. */
export const stakeOf = (room: Room): bigint => BigInt(contextOf(room).bets[0]?.stakeMinor ?? '0');

/** How many rooms anybody may join. */
export const countOpen = ({ rooms }: Lobby): number =>
  [...rooms.values()].filter((room) => isJoinable(room) && !room.isPrivate).length;

/** Whether a room has been opened by a bet at all. */
const isOpened = (room: Room): boolean => contextOf(room).bets.length > 0;

const fits = (room: Room, { min, max }: StakeFilter): boolean => {
  const stake = stakeOf(room);
  return (min === undefined || stake >= min) && (max === undefined || stake <= max);
};

/** The rooms that the player has opened and that are not over yet, newest first. */
export const ownRooms = ({ rooms }: Lobby, player: string | undefined): readonly Room[] =>
  [...rooms.values()].filter((room) => seatOf(room, player) === CREATOR && !isEnded(room)).toReversed();

/** Everybody else's public rooms within the filter, joined ones too, in the order in which they were heard of. */
export const othersRooms = ({ rooms }: Lobby, player: string | undefined, filter: StakeFilter): readonly Room[] =>
  [...rooms.values()].filter(
    (room) =>
      !room.isPrivate &&
      isOpened(room) &&
      stageOf(room) !== 'voided' &&
      seatOf(room, player) !== CREATOR &&
      fits(room, filter),
  );

/**
 * The order of a list that does not move under a finger: what stood there keeps its place, what is new comes after it.
 * While the list is held, by a pointer or the focus, what has left keeps its place too.
 */
export const arrange = (known: readonly string[], present: readonly string[], isHeld: boolean): readonly string[] => {
  const here = new Set(present);
  const stood = new Set(known);
  const kept = isHeld ? known : known.filter((id) => here.has(id));
  const fresh = present.filter((id) => !stood.has(id));
  return fresh.length === 0 && kept.length === known.length ? known : [...kept, ...fresh];
};

/** The player's room whose coin is in the air or about to be, the latest one. */
export const roomInPlay = ({ rooms }: Lobby, player: string | undefined): Room | undefined =>
  [...rooms.values()]
    .filter((room) => seatOf(room, player) !== undefined && ['joined', 'closed', 'flipping'].includes(stageOf(room)))
    .toSorted((a, b) => contextOf(a).at - contextOf(b).at)
    .at(-1);
