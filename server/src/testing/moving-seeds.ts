import type { TestServer } from './test-server.ts';

/** Has each draw of a player come too late, as if their pair were rotated during every one of their bets. */
export const keepSeedsMoving = async (
  { database: { owner } }: Pick<TestServer, 'database'>,
  userId: bigint,
): Promise<void> => {
  await owner.query(`
    CREATE OR REPLACE FUNCTION refuse_draw() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
    CREATE TRIGGER refuse_draw_${userId} BEFORE UPDATE OF nonce ON seed_pair
      FOR EACH ROW WHEN (OLD.user_id = ${userId}) EXECUTE FUNCTION refuse_draw()`);
};
