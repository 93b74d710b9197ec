import { demoUsers } from 'db';
import { parseConfig } from '../app/config.ts';
import { prepareDataDir } from '../app/data-dir.ts';
import { startServer } from '../app/server.ts';
import { createDemoClock } from './demo-clock.ts';
import { measuresOf, refusalOf } from './demo-measures.ts';
import { simulateMonth } from './demo-month.ts';
import { openDemoHouse } from './demo-house.ts';

// npm run demo: a month of simulated life in a house of its own (DATA_DIR, by default .data-demo), never in production.

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const DAY_MS = 86_400_000;

const refusal = refusalOf(process.env);
if (refusal !== undefined) {
  process.stderr.write(`${refusal}\n`);
  process.exit(1);
}
const measures = measuresOf(process.env);
const dataDir = process.env['DATA_DIR'] ?? '.data-demo';
const config = parseConfig({
  LOG_LEVEL: 'silent', // courses grow stale with each day that is skipped, and are read again
  ...process.env,
  DATA_DIR: dataDir,
  PORT: '0',
  TRUST_PROXY: '1', // each simulated player comes from a network of their own
  CALLS_PER_SECOND: '100000',
  SOCKETS_PER_NETWORK: '10000',
  CAPTCHA_PROVIDER: 'none',
  NEW_DESTINATION_WAIT: '0',
  BEACON_PERIOD: '1',
  ALLOW_SANDBOX: 'true',
  DEMO_CREDIT: '0', // people live on what they deposit
});
await prepareDataDir(config.dataDir);
const until = Date.now();
const clock = createDemoClock(until - measures.days * DAY_MS);
const server = await startServer(config, { clock });
const house = await openDemoHouse(server.url, config);
try {
  const started = performance.now();
  const counts = await simulateMonth(house, { ...measures, clock, until, say });
  say(`\nSimulated in ${Math.round((performance.now() - started) / 1000)} s: ${JSON.stringify(counts)}`);
  say(`Everybody in it is simulated: logins begin with sim_, their pages in the office are tagged "simulated".`);
  say(`Open it:  DATA_DIR=${dataDir} npm start`);
  say(
    `Sign in (password ${server.demoPassword}) as ${demoUsers
      .filter(({ roles }) => roles.length > 0)
      .map(({ login }) => login)
      .join(', ')}, and look at`,
  );
  for (const path of [
    '/office',
    '/office/players',
    '/office/payments',
    '/office/withdrawals',
    '/office/finance',
    '/office/live',
    '/audit',
  ])
    say(`  http://127.0.0.1:3000${path}`);
} finally {
  await house.db.close();
  await server.stop();
}
process.exit(0);
