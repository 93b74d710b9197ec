import { expect, it, onTestFinished } from 'vitest';
import { playerReads, type PlayerRead } from '../testing/player-reads.ts';
import { callOver, startTestServer, type TestPlayer } from '../testing/test-server.ts';

/** The code of each refusal: one read after another, as many at once would be too busy. */
const codesOf = async (player: TestPlayer, reads: readonly PlayerRead[]): Promise<unknown[]> => {
  const codes: unknown[] = [];
  for (const read of reads) codes.push([read.name, await codeOf(player, read)]);
  return codes;
};

const codeOf = async (player: TestPlayer, { name, payload }: PlayerRead): Promise<unknown> => {
  if (name.includes(':')) return (await player.request(name, payload)).code;
  return (await callOver(player.calls, name, payload))[0]?.code;
};

it('no read of a player waits for a row that somebody else has locked', async () => {
  const site = await startTestServer();
  onTestFinished(() => site.close());
  const player = await site.player();
  await player.call('dice.play', { bet: '1.00', percent: 50, bet_type: 'less' });
  const reads = playerReads(Number(player.userId));
  const before = await codesOf(player, reads); // counts what was played, and the day's visit
  for (const code of [400, 500, 503]) expect(before).not.toContainEqual([expect.any(String), code]);

  const holder = await site.database.owner.connect();
  onTestFinished(() => holder.release(true));
  const { rows } = await holder.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE column_name = 'user_id' AND table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  await holder.query('BEGIN');
  await holder.query('SELECT FROM app_user WHERE id = $1 FOR NO KEY UPDATE', [player.userId]);
  for (const { name } of rows) await holder.query(`SELECT FROM ${name} WHERE user_id = $1 FOR UPDATE`, [player.userId]);
  expect(await codesOf(player, reads)).toEqual(before); // a lock that is waited for too long is answered with 503
});
