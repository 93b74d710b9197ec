/**
 * Prefix of a client seed that the house made, for a player whose browser had none to give. No player may choose one
 * with it, so a record says who made the seed of its round.
 */
export const HOUSE_SEED = 'house-';

/** True when the house made a client seed, by its own word. One older than this prefix does not tell. */
export const isHouseSeed = (clientSeed: string): boolean => clientSeed.startsWith(HOUSE_SEED);
