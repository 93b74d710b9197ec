import { randomUUID } from 'node:crypto';
import type { CallAnswer } from '../../contract/calls.ts';
import type { Seeds } from '../../contract/fairness.contract.ts';
import type { TestServer } from './test-server.ts';

/** Has a player take their next pair into use, as their browser does: with a client seed made for it. */
export const rotateSeedsOf = async (player: {
  call<T>(name: string, payload?: object): Promise<T>;
}): Promise<CallAnswer<'fairness.rotate'>> => {
  const { nextServerSeedHash: commitment } = await player.call<Seeds>('fairness.seeds');
  return player.call<CallAnswer<'fairness.rotate'>>('fairness.rotate', { clientSeed: randomUUID(), commitment });
};

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
