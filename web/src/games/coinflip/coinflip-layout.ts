import type { CoinSide } from 'games-engine/coinflip';

/** Where everything of the scene stands, in CSS pixels. */
export interface CoinflipLayout {
  width: number;
  height: number;
  coin: { x: number; y: number; radius: number; rise: number }; // y: on the table; rise: how far up it flies
  shadow: { y: number; width: number; height: number };
  band: { left: number; right: number; top: number; bottom: number }; // where the signal runs
  seed: { x: number; y: number };
  bar: { x: number; y: number; width: number; height: number }; // all tickets, side by side
  labels: { y: number; size: number };
}

const between = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** Of the coin in the air: nearer to us, so greater. */
export const GROWTH = 0.14;

/** The scene's geometry for a size. Works from 280 to any width and from 200 px height. */
export const coinflipLayout = (width: number, height: number): CoinflipLayout => {
  const side = between(width * 0.045, 16, 44);
  const bar = { x: side, y: Math.round(height - 42), width: width - side * 2, height: 10 };
  const seed = { x: side, y: 18 };
  const shadowY = bar.y - between(height * 0.06, 16, 26);
  const radius = between(Math.min(width * 0.17, height * 0.215), 36, 88);
  const y = shadowY - radius - between(height * 0.03, 6, 14);
  const top = radius * (1 + GROWTH) + 8;
  return {
    width,
    height,
    coin: { x: width / 2, y, radius, rise: Math.max(y - top, 0) },
    shadow: { y: shadowY, width: radius * 0.86, height: Math.max(radius * 0.1, 4) },
    band: { left: side, right: width - side, top: seed.y + 20, bottom: bar.y - 14 },
    seed,
    bar,
    labels: { y: bar.y + bar.height + 18, size: 12 },
  };
};

/** Where on the bar a ticket stands: the middle of its share of the bar. */
export const ticketX = ({ bar }: CoinflipLayout, ticket: number, tickets: number): number =>
  bar.x + (bar.width * (ticket - 0.5)) / tickets;

const NUMBER_PX = 92; // how wide a ticket's number may be

/** Where the number of a ticket at `x` stands: inside the picture and beside the coin. */
export const numberX = ({ width, coin }: CoinflipLayout, x: number): number => {
  const clear = coin.radius + NUMBER_PX / 2;
  const beside = Math.abs(x - coin.x) < clear ? coin.x + (x < coin.x ? -clear : clear) : x;
  return between(beside, NUMBER_PX / 2, width - NUMBER_PX / 2);
};

/** A half of the bar: the creator's is the left one. */
export interface Half {
  side: CoinSide;
  from: number; // px
  to: number;
}

/** The two halves of the bar. Stakes are equal, so they are. */
export const halves = ({ bar }: CoinflipLayout, creatorSide: CoinSide): readonly [Half, Half] => {
  const middle = bar.x + bar.width / 2;
  return [
    { side: creatorSide, from: bar.x, to: middle - 1 },
    { side: creatorSide === 'heads' ? 'tails' : 'heads', from: middle + 1, to: bar.x + bar.width },
  ];
};
