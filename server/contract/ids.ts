import { z } from 'zod';
import { gameIds } from 'games-engine';

/** An in-house game's id. */
export const gameId = z.enum(gameIds);

/** The id of a round, a bet or a transaction: UUID, version 7 when the server made it. */
export const uuid = z.uuid();

/** The id under which other people and auditors see a player. */
export const publicPlayerId = z.string().max(32);
