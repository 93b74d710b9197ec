import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { checkInvariants, createUser, listRounds, sessionRepository } from 'db';
import { rotateTestSeeds } from 'db/testing';
import { expect, vi } from 'vitest';
import { newToken, tokenHash } from '../core/auth/session-tokens.ts';
import type { FaultHouse } from './fault-house.ts';
import { ChatRobot, DepositRobot, DiceRobot } from './fault-robots.ts';
import { SharedRobot } from './robots.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../', import.meta.url));
const TEAMS = ['red', 'blue'];
const PLAYERS = { dice: 12, shared: 4, chat: 2, deposits: 2 };

interface Person {
  userId: bigint;
  token: string;
}

/** People who play while the house is broken, and remember what they were told. */
export interface FaultPlay {
  /** Everybody begins. */
  begin(): void;
  /** Waits until everybody, on both servers, has had more answers. Gives the seconds that took. */
  everybodyPlays(limitSeconds: number): Promise<number>;
  /** Everybody ends what they have begun. */
  end(): Promise<void>;
  /** Compares what they were told with what the house has, the ledger with its laws, the log with its heads. */
  verify(): Promise<void>;
  close(): Promise<void>;
}

export const openFaultPlay = async (house: FaultHouse, seed: string): Promise<FaultPlay> => {
  const auditor = await mkdtemp(join(tmpdir(), 'glasshouse-auditor-'));
  let people = 0;
  const person = async (): Promise<Person> => {
    const credit = { passwordHash: null, demoCreditMinor: 10_000_000n, at: Date.now() };
    const userId = await createUser(house.db.pool, {
      login: `robot${(people += 1)}`,
      nick: `robot${people}`,
      ...credit,
    });
    await rotateTestSeeds(house.db, userId);
    const token = newToken();
    const expiresAt = new Date(Date.now() + 86_400_000);
    await sessionRepository(house.db.orm.em.fork()).create({ userId, tokenHash: tokenHash(token), expiresAt });
    return { userId, token };
  };
  const several = async <T>(count: number, make: (one: Person, index: number) => T): Promise<T[]> => {
    const all: T[] = [];
    for (let index = 0; index < count; index += 1) all.push(make(await person(), index));
    return all;
  };
  const findFor = (index: number) => () => house.url(index);
  const orderOf = async (paymentId: number): Promise<string> => {
    const { rows } = await house.db.pool.query<{ ref: string }>('SELECT ref FROM payment WHERE id = $1', [paymentId]);
    return rows[0]?.ref ?? '';
  };

  const dice = await several(PLAYERS.dice, ({ userId, token }, index) => ({
    userId,
    robot: new DiceRobot({ token, find: findFor(index) }),
  }));
  const writers = await several(PLAYERS.chat, ({ token }, index) => new ChatRobot({ token, find: findFor(index) }));
  const depositors = await several(
    PLAYERS.deposits,
    ({ token }, index) => new DepositRobot({ token, find: findFor(index) }, orderOf),
  );
  const asking = [...dice.map(({ robot }) => robot), ...writers, ...depositors];
  const sharers = await several(PLAYERS.shared, ({ token }) => token);
  const acknowledged: string[] = []; // bets of shared rounds
  let shared: SharedRobot[] = [];
  let sharing: Promise<unknown> = Promise.resolve();
  let plays = 0;

  const counts = (): number[] => [...asking.map(({ done }) => done), shared.flatMap((one) => one.acknowledged).length];

  /** Robots that had no two answers since, with what stopped them. */
  const describeIdle = (before: number[]): string =>
    counts()
      .flatMap((count, index) => {
        const robot = asking[index];
        if (count >= (before[index] ?? 0) + 2) return [];
        return [`${robot?.constructor.name ?? 'shared'} ${index}: ${String(robot?.failure ?? 'waits')}`];
      })
      .join(', ');

  const verifyBets = async (): Promise<void> => {
    for (const { userId, robot } of dice) {
      const rounds = await listRounds(house.db.pool, { userId, limit: robot.bets.length + 10 });
      const stored = rounds.map(({ id, nonce, payoutMinor }) => ({ id, nonce, payoutMinor })).reverse();
      expect(stored).toEqual(robot.bets); // each answered bet once, and no other took money
    }
    const { rows } = await house.db.pool.query('SELECT FROM shared_bet WHERE id = ANY ($1::uuid[])', [acknowledged]);
    expect(rows).toHaveLength(acknowledged.length);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
  };

  const verifyMessages = async (): Promise<void> => {
    const said = writers.flatMap(({ messages }) => messages);
    const { rows } = await house.db.pool.query<{ uid: string; msg: string }>(
      'SELECT uid::text, message AS msg FROM chat_message WHERE message = ANY ($1::text[])',
      [said.map(({ msg }) => msg)],
    );
    expect(rows.toSorted(byUid)).toEqual(said.toSorted(byUid));
  };

  /** A deposit that was paid while nobody listened is seen by the house's own question, or by the provider's repeat. */
  const verifyDeposits = async (): Promise<void> => {
    const asked = depositors.flatMap((robot) => robot.deposits.map((id) => ({ robot, id })));
    const open = async () => {
      const { rows } = await house.db.pool.query<{ id: bigint }>(
        'SELECT id FROM payment WHERE id = ANY ($1::bigint[]) AND state <> 2',
        [asked.map(({ id }) => id)],
      );
      for (const { robot, id } of asked) if (rows.some((row) => Number(row.id) === id)) await robot.press(id, 'repeat');
      return rows.length;
    };
    await expect.poll(open, { timeout: 60_000, interval: 500 }).toBe(0);
  };

  const audit = async (): Promise<string> => {
    const words = ['games-engine/src/audit/cli.ts', 'log', '--server', house.url(0), '--state', auditor];
    return (await run(process.execPath, words, { cwd: root })).stdout;
  };

  return {
    begin() {
      plays += 1;
      for (const robot of asking) robot.play();
      shared = sharers.map(
        (token, index) =>
          new SharedRobot(`${seed} ${plays} ${index}`, { token, find: findFor(index), team: TEAMS[index] }),
      );
      sharing = Promise.all(shared.map((robot) => robot.play()));
    },
    async everybodyPlays(limitSeconds) {
      const before = counts();
      const began = performance.now();
      const all = (): boolean => counts().every((count, index) => count >= (before[index] ?? 0) + 2);
      await vi
        .waitUntil(all, { timeout: limitSeconds * 1000, interval: 100 })
        .catch(() => expect.fail(`not everybody plays within ${limitSeconds} s: ${describeIdle(before)}`));
      return (performance.now() - began) / 1000;
    },
    async end() {
      expect(asking.flatMap(({ failure }) => (failure === undefined ? [] : [failure]))).toEqual([]);
      for (const robot of shared) robot.stop();
      await Promise.all([sharing, ...asking.map((robot) => robot.rest())]);
      acknowledged.push(...shared.flatMap((robot) => robot.acknowledged));
    },
    async verify() {
      await verifyBets();
      await verifyMessages();
      await verifyDeposits();
      await expect.poll(() => checkInvariants(house.db.pool), { timeout: 60_000, interval: 500 }).toEqual([]);
      await expect.poll(audit, { timeout: 60_000, interval: 1000 }).toContain('OK: nothing wrong was found');
    },
    async close() {
      for (const robot of asking) robot.leave();
      await rm(auditor, { recursive: true, force: true });
    },
  };
};

const byUid = (one: { uid: string }, other: { uid: string }): number => one.uid.localeCompare(other.uid);
