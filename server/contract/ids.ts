import { z } from 'zod';
import { GAME_ID } from 'games-engine';

/** A game's id. A payload that names a game that the server does not have is refused by the dispatcher: 400, field `game`. */
export const gameId = z.string().regex(GAME_ID);

/** The id of a round, a bet or a transaction: UUID, version 7 when the server made it. */
export const uuid = z.uuid();

/** Number of 32 bits that counts from 1: the id or number of a version. */
export const versionNumber = z.int().min(1).max(2_147_483_647);

/** The id under which other people and auditors see a player. */
export const publicPlayerId = z.string().max(32);
