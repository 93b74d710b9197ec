import { randomUUIDv7 } from 'node:crypto';
import { dayOf, giveaways } from 'db';
import type { BonusTester } from '../../bonus/testing/bonus-fixtures.ts';
import type { AskedRain } from '../start-rain.ts';
import type { AirdropArena } from './airdrop-fixtures.ts';

const MINUTE_MS = 60_000;

export const RAIN = 10_007n; // cannot be divided among two or three

export const askedRain = ({ userId: creatorId }: BonusTester, more: Partial<AskedRain> = {}): AskedRain => ({
  uid: randomUUIDv7(),
  room: 'en',
  creatorId,
  amountMinor: RAIN,
  isProven: true,
  ...more,
});

/** A house in whose English room players talk, at its own time. */
interface TalkingHouse {
  sql(text: string, values: unknown[]): Promise<unknown>;
  house: { at: number };
}

interface Talker {
  userId: bigint;
}

/** Puts words of a player into the room, so many minutes before now. */
export const says = async (arena: TalkingHouse, { userId }: Talker, words: readonly string[], minutes = 30) => {
  for (const [at, message] of words.entries())
    await arena.sql(
      `WITH place AS (UPDATE chat_room SET last_seq = last_seq + 1, last_id = last_id + 1 WHERE id = 'en' RETURNING last_seq, last_id)
       INSERT INTO chat_message (uid, room, id, revision, author_id, type, message, at)
       SELECT $1, 'en', last_id, last_seq, $2, 0, $3, $4 FROM place`,
      [randomUUIDv7(), userId, message, arena.house.at - (minutes - at) * MINUTE_MS],
    );
};

export const plays = (arena: TalkingHouse, { userId }: Talker, stakedMinor: bigint, daysAgo = 0) =>
  arena.sql('INSERT INTO played_day (user_id, day, staked, paid) VALUES ($1, $2, $3, 0)', [
    userId,
    dayOf(arena.house.at) - daysAgo,
    stakedMinor,
  ]);

export const WORDS = ['hello there', 'nice weather', 'good evening'] as const;

/** A player who gets a share of a rain in the English room. */
export const talker = async (arena: AirdropArena): Promise<BonusTester> => {
  const player = await arena.taker();
  await says(arena, player, WORDS);
  await plays(arena, player, 50_000n);
  return player;
};

export const rainOf = (arena: AirdropArena, uid: string) =>
  giveaways.rainRepository(arena.house.db.orm.em.fork()).find(uid);

/** Those who have got a share. */
export const sharersOf = async (arena: AirdropArena, uid: string): Promise<bigint[]> => {
  const { rows } = await arena.sql('SELECT user_id AS id FROM rain_share WHERE uid = $1 ORDER BY 1', [uid]);
  return rows.map(({ id }) => BigInt((id as bigint).toString()));
};
