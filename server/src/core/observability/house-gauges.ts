import { jobs, type Database } from 'db';
import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { courseStatesOf } from '../payments/course-states.ts';
import { isLedgerBreach } from './ledger-breach.ts';

const KEPT_MS = 10_000; // figures of the database are read once for scrapes that are closer together

const figureHelp = {
  withdrawalsWaiting: ['withdrawals_waiting', 'Withdrawals that wait for the desk'],
  oldestWithdrawal: ['oldest_withdrawal_seconds', 'Age of the withdrawal that waits longest; 0: none'],
  payoutsDue: ['payouts_due', 'Approved payouts that should be with their provider and are not'],
  payoutsUnanswered: ['payouts_unanswered', 'Payouts whose provider has not said how they ended'],
  roundsLate: ['rounds_late_seconds', 'Age of the oldest shared round that is closed and not settled; 0: none'],
  voidRounds: ['void_rounds_hour', 'Shared rounds of the last hour that are void'],
  logWaiting: ['log_waiting', 'Settled rounds that are not in the transparency log yet, 10,000 at most'],
  depositsMinor: ['deposits_hour_minor', 'Deposits credited in the last hour, base hundredths'],
  withdrawnMinor: ['withdrawn_hour_minor', 'Withdrawals paid out in the last hour, base hundredths'],
  mailWaiting: ['mail_late', 'Letters that should have gone five minutes ago'],
} as const satisfies Record<keyof jobs.WatchedFigures, readonly [name: string, help: string]>;

/**
 * Adds what only the database knows, of all processes together, and this process' pools. A scrape that finds no
 * database says so in `glasshouse_database_up` and has the last figures of the rest.
 */
export const watchHouse = (registry: Registry, { pool, audit, settlement, reserved, replica }: Database): void => {
  const registers = [registry];
  let readAt = -Infinity;
  let reading: Promise<void> = Promise.resolve();

  const collect = (): Promise<void> => {
    if (performance.now() - readAt > KEPT_MS) {
      readAt = performance.now();
      reading = read();
    }
    return reading;
  };
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []): Gauge<Label> =>
    new Gauge({ name: `glasshouse_${name}`, help, labelNames, registers, collect });

  const isUp = gauge('database_up', 'Whether the database answered the last scrape');
  const figures = Object.entries(figureHelp).map(
    ([key, [name, help]]) => [key as keyof jobs.WatchedFigures, gauge(name, help)] as const,
  );
  const succeeded = gauge('job_success_seconds', 'When a job last succeeded, seconds since epoch; 0: never', ['job']);
  const every = gauge('job_every_seconds', 'Interval of a job', ['job']);
  const isBroken = gauge('ledger_breaches', 'Whether the last check of the books found a law of the ledger broken');
  const paused = gauge(
    'paused_courses',
    'Currencies and coins whose course may not be used: out of bounds, or not fresh',
  );
  const failures = gauge('job_failures', 'Runs of a job that failed since its last success', ['job']);

  const read = async (): Promise<void> => {
    try {
      const [now, states, courses] = await Promise.all([
        jobs.watchedFigures(reserved.pool),
        jobs.jobStates(reserved.orm.em.fork()),
        courseStatesOf(reserved.orm.em.fork(), Date.now()),
      ]);
      paused.set(courses.paused().length);
      isBroken.set(states.some(({ error }) => isLedgerBreach(error)) ? 1 : 0);
      for (const [key, one] of figures) one.set(now[key]);
      for (const { name: job, succeededAt, everyMs, failures: failed } of states) {
        succeeded.set({ job }, (succeededAt ?? 0) / 1000);
        every.set({ job }, everyMs / 1000);
        failures.set({ job }, failed);
      }
      isUp.set(1);
    } catch {
      isUp.set(0);
    }
  };

  if (replica)
    registry.registerMetric(
      new Gauge({
        name: 'glasshouse_replica_lag_seconds',
        help: 'How far the replica is behind the primary at most; -1: it is away',
        registers: [],
        collect() {
          const lagMs = replica.lagMs();
          this.set(lagMs === undefined ? -1 : lagMs / 1000);
        },
      }),
    );
  const pools: Record<string, Pool> = { players: pool, reserved: reserved.pool, audit, settlement };
  registry.registerMetric(
    new Gauge({
      name: 'glasshouse_pool_clients',
      help: 'Database clients of this process by pool and state; "waiting": calls that wait for one',
      labelNames: ['pool', 'state'],
      registers: [],
      collect() {
        for (const [name, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
          this.set({ pool: name, state: 'busy' }, totalCount - idleCount);
          this.set({ pool: name, state: 'idle' }, idleCount);
          this.set({ pool: name, state: 'waiting' }, waitingCount);
        }
      },
    }),
  );
};
