/**
 * What players are told apart by on the canvas, in the order in which they join a round. None is the accent, which means
 * "act", nor the colours of a win and a loss.
 */
const playerColors = [
  0x5cc8ff, 0xffb454, 0xe07bc1, 0x4fd1b5, 0xd9a06b, 0xa3cf5f, 0xc79bff, 0x8fb3c9, 0xf2d16b, 0xb9c2d6,
] as const;

/** The colour of a round's n-th player, from 0. There are ten; then they repeat. */
export const playerColor = (place: number): number => playerColors[place % playerColors.length] ?? playerColors[0];

/** The same as CSS writes it. */
export const playerHex = (place: number): string => `#${playerColor(place).toString(16).padStart(6, '0')}`;
