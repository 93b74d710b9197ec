/** A moment of a storyboard: a step of a script of the game's scene. */
export type Beat = readonly [what: string, script: string, step: number];

/** Eight frames of each game: a round is bet, anticipation, reveal and consequence. */
export const storyboards = {
  dice: [
    ['the rail waits', 'win', 0],
    ['the die leaves the hand', 'win', 1],
    ['it lands in the lit part', 'win', 2],
    ['the rail answers', 'win-more', 2],
    ['it lands in the dark part: calm', 'loss', 2],
    ['a return below the stake', 'even', 2],
    ['a great win', 'big-win', 2],
    ['the next throw', 'two-rounds', 4],
  ],
  mines: [
    ['closed glass', 'taken', 0],
    ['the first gem', 'taken', 2],
    ['the ladder climbs', 'taken', 4],
    ['the bank is taken', 'taken', 6],
    ['a mine at once', 'lost-first-cell', 2],
    ['a mine on the third', 'lost-third-cell', 4],
    ['taken below the stake', 'taken-below-stake', 3],
    ['a great win', 'big-win', 7],
  ],
  battle: [
    ['two sides, no stake', 'one-team', 0],
    ['one side waits', 'one-team', 1],
    ['the border presses', 'red-wins', 2],
    ['the flight', 'red-wins', 3],
    ['red floods the stage', 'red-wins', 4],
    ['blue floods the stage', 'blue-wins', 4],
    ['the light is awaited', 'light', 3],
    ['a great win', 'own-big-win', 4],
  ],
  wheel: [
    ['the wheel idles', 'x2', 0],
    ['chips land', 'x2', 2],
    ['it turns', 'x2', 4],
    ['2× opens', 'x2', 5],
    ['30× opens', 'x30', 5],
    ['the light is awaited', 'light', 4],
    ['an own loss: calm', 'own-loss', 5],
    ['a great win', 'own-big-win', 5],
  ],
  coinflip: [
    ['a seat is free', 'heads', 1],
    ['two seats', 'heads', 2],
    ['the coin turns', 'heads', 3],
    ['heads', 'heads', 4],
    ['tails', 'tails', 4],
    ['the light is awaited', 'light', 3],
    ['an own win', 'own-win', 4],
    ['an own loss: calm', 'own-loss', 4],
  ],
  classic: [
    ['an idle table', 'three-players', 0],
    ['the first ticket', 'one-player', 1],
    ['the pot grows', 'three-players', 3],
    ['the strip runs', 'three-players', 4],
    ['the winning piece', 'three-players', 5],
    ['many players', 'many-players', 5],
    ['an own loss: calm', 'own-loss', 5],
    ['a great win', 'own-big-win', 5],
  ],
} as const satisfies Readonly<Record<string, readonly Beat[]>>;

/** A game with a storyboard. */
export type PlaceName = keyof typeof storyboards;
