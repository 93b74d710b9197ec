import { setTimeout as pause } from 'node:timers/promises';
import { simulationSource } from 'games-engine';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { hasDebianPostgres } from '../testing/debian-postgres.ts';
import { openFaultHouse, type FaultHouse } from '../testing/fault-house.ts';
import { openFaultPlay, type FaultPlay } from '../testing/fault-play.ts';
import { hasRedis } from '../testing/test-redis.ts';

// Breaks a whole house of real processes under play. It needs Debian's postgresql-15 and redis-server.
// CRASH_SEED says which server is hit, and when.
const SEED = process.env['CRASH_SEED'] ?? '1';
const canRun = hasDebianPostgres() && hasRedis();
const random = simulationSource(`faults ${SEED}`);

let house: FaultHouse;
let play: FaultPlay;
const figures: string[] = [];

beforeAll(async () => {
  if (!canRun) return;
  house = await openFaultHouse();
  play = await openFaultPlay(house, SEED);
}, 600_000);
afterAll(async () => {
  if (!canRun) return;
  process.stdout.write(`\nfaults, seed ${SEED}: seconds until everybody played again\n${figures.join('\n')}\n`);
  await play.close();
  await house.close();
}, 120_000);

const someServer = (): number => random.int(2);
const aMoment = (): Promise<void> => pause(300 + random.int(1200));
const toSay = (fault: string, seconds: number): void => {
  figures.push(`${seconds.toFixed(1).padStart(6)}  ${fault}`);
};

/** By name: the fault, and the seconds within which everybody plays again once it is over. */
const faults: Record<string, { within: number; happen(): Promise<void> }> = {
  'a server is killed and started again': {
    within: 30,
    async happen() {
      const place = someServer();
      await house.kill(place);
      await aMoment();
      await house.start(place);
    },
  },
  'the database is killed and started again': {
    within: 30,
    async happen() {
      await house.postgres.kill();
      await aMoment();
      await house.postgres.start();
    },
  },
  'Redis is killed and comes back empty': {
    within: 30,
    async happen() {
      await house.redis.stop();
      await aMoment();
      await house.redis.start();
    },
  },
  'connections to the database are half-open': {
    within: 45,
    async happen() {
      house.toPostgres.freeze();
      await pause(6000);
      house.toPostgres.cut();
      house.toPostgres.resume();
    },
  },
};

describe.runIf(canRun)('a house that is broken under play', () => {
  it.each(Object.entries(faults))(
    'keeps its word and plays on when %s',
    async (name, { within, happen }) => {
      play.begin();
      await play.everybodyPlays(60);
      await happen();
      toSay(name, await play.everybodyPlays(within));
      await play.end();
      await play.verify();
    },
    300_000,
  );
});
