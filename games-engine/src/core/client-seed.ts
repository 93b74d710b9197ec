/**
 * What a client seed begins with that the house made, for a player whose browser had none to give. No player may choose
 * such a one, so a record says who made the seed of its round.
 */
export const HOUSE_SEED = 'house-';

/** Whether the house made a client seed, by its own word. One from before there was this word does not tell. */
export const isHouseSeed = (clientSeed: string): boolean => clientSeed.startsWith(HOUSE_SEED);
