import { simulationSource } from 'games-engine';

/** Tickets that stand together on the reel. Lengths are parts of a lap, 0 … 1. */
export interface ReelTile {
  place: number; // place of the player among the round's players
  from: number; // first ticket
  to: number; // last ticket
  x: number; // left edge
  width: number;
}

/** The reel of a round: every ticket has its place on one lap, and each place is as wide as any other. */
export interface Reel {
  tiles: readonly ReelTile[]; // in order of x
  start: number; // position of the pointer before it runs, laps
  tickets: number;
}

/** A bet's tickets and whose they are. */
export interface HeldTickets {
  place: number;
  from: number;
  to: number;
}

const TILES = 26; // about so many on a lap: as wide as a face is
const LAPS = 2; // laps that the reel runs before the one in which it stops
const FINE = 1 << 20;

const ticketsOf = ({ from, to }: { from: number; to: number }): number => to - from + 1;

/** Cuts a bet's tickets into tiles of about the usual width, none empty. */
const cut = (held: HeldTickets, tickets: number): HeldTickets[] => {
  const ownTickets = ticketsOf(held);
  const parts = Math.min(Math.max(1, Math.round((ownTickets / tickets) * TILES)), ownTickets);
  const edge = (part: number): number => held.from + Math.floor((ownTickets * part) / parts);
  return Array.from({ length: parts }, (_, part) => ({
    place: held.place,
    from: edge(part),
    to: edge(part + 1) - 1,
  }));
};

/** Mixes the tiles: the same round mixes them the same way on every screen and in every replay. */
const shuffle = (tiles: HeldTickets[], source: ReturnType<typeof simulationSource>): HeldTickets[] => {
  for (let last = tiles.length - 1; last > 0; last -= 1) swap(tiles, last, source.int(last + 1));
  for (let index = 1; index < tiles.length; index += 1) {
    const before = tiles[index - 1]?.place;
    if (tiles[index]?.place !== before) continue;
    const other = tiles.findIndex(({ place }, at) => at > index && place !== before);
    if (other < 0) break; // only one player's tiles are left
    swap(tiles, index, other);
  }
  return tiles;
};

const swap = (tiles: HeldTickets[], a: number, b: number): void => {
  const [first, second] = [tiles[a], tiles[b]];
  if (first && second) [tiles[a], tiles[b]] = [second, first];
};

/** The reel for these tickets. Its order is ornament, drawn from the round's id: which ticket wins is not its matter. */
export const reelOf = (held: readonly HeldTickets[], roundId: string): Reel => {
  const source = simulationSource(`reel ${roundId}`);
  const tickets = held.reduce((sum, each) => sum + ticketsOf(each), 0);
  const mixed = shuffle(
    held.flatMap((each) => cut(each, tickets)),
    source,
  );
  let before = 0;
  const tiles = mixed.map(({ place, from, to }) => {
    const x = before / tickets;
    before += ticketsOf({ from, to });
    return { place, from, to, x, width: before / tickets - x };
  });
  return { tiles, start: source.int(FINE) / FINE, tickets };
};

/** Place of a ticket on its lap: the middle of its share. */
export const placeOfTicket = ({ tiles, tickets }: Reel, ticket: number): number => {
  const tile = tiles.find(({ from, to }) => from <= ticket && ticket <= to);
  return tile ? tile.x + (ticket - tile.from + 0.5) / tickets : 0;
};

/** Way of the reel, from its start, to stop on a ticket: laps. */
export const travelTo = (reel: Reel, ticket: number): number => {
  const last = (placeOfTicket(reel, ticket) - reel.start + 1) % 1;
  return LAPS + last;
};

/** The place of the tile under a position among the tiles. */
export const tileIndexAt = ({ tiles }: Reel, position: number): number => {
  const lap = position - Math.floor(position);
  let [low, high] = [0, tiles.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tiles[middle]?.x ?? 0) <= lap) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** The ticket under a position. */
export const ticketAt = (reel: Reel, position: number): number => {
  const tile = reel.tiles[tileIndexAt(reel, position)];
  if (!tile) return 0;
  const lap = position - Math.floor(position);
  const ticket = tile.from + Math.floor((lap - tile.x) * reel.tickets);
  return Math.min(Math.max(ticket, tile.from), tile.to);
};

/** Number of tiles that have passed the pointer up to a position: grows by one at each edge. */
export const edgesPassed = (reel: Reel, position: number): number =>
  Math.floor(position) * reel.tiles.length + tileIndexAt(reel, position);
