import { notices, type Database } from 'db';

/** Codes of a player's notices, the newest first. */
export const noticeCodes = async ({ orm }: Pick<Database, 'orm'>, userId: bigint): Promise<string[]> =>
  (await notices.noticesOf(orm.em.fork(), userId, { before: undefined, limit: 30 })).map(({ code }) => code);
