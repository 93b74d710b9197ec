import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createFarWallet, sessionFields, type FarSession } from '../providers/slotegrator/sandbox/far-wallet.ts';
import type { Merchant } from '../providers/slotegrator/slotegrator.signature.ts';
import { quantile } from './raw-socket.ts';

// A separate process, so that the aggregator's work stays off the server's event loop.
// Takes SlotOrder as JSON on its standard input; prints SlotFigures as JSON.

export interface SlotOrder {
  url: string; // address of the callback
  merchant: Merchant;
  sessions: FarSession[];
  perSecond: number; // bets, sent on schedule whether earlier ones were answered or not
  seconds: number;
}

interface Latencies {
  count: number;
  p50: number;
  p99: number;
  max: number;
}

export interface SlotFigures {
  bets: Latencies;
  wins: Latencies;
  refused: number;
}

const { url, merchant, sessions, perSecond, seconds } = JSON.parse(readFileSync(0, 'utf8')) as SlotOrder;
const { send } = createFarWallet(merchant, url);
const WIN_EVERY = 3;
const latencies: Record<'bet' | 'win', number[]> = { bet: [], win: [] };
let refused = 0;

const call = async (action: 'bet' | 'win', session: FarSession, round: string): Promise<void> => {
  const fields = { action, type: action, amount: '1.00', round_id: round, transaction_id: randomUUID() };
  const started = performance.now();
  const answer = await send({ ...sessionFields(session), ...fields });
  latencies[action].push(performance.now() - started);
  if (!answer || 'error_code' in answer) refused += 1;
};

const play = async (index: number): Promise<void> => {
  const session = sessions[index % sessions.length];
  if (!session) return;
  const round = randomUUID();
  await call('bet', session, round);
  if (index % WIN_EVERY === 0) await call('win', session, round);
};

const startedAt = performance.now();
const running: Promise<void>[] = [];
for (let index = 0; index < perSecond * seconds; index += 1) {
  const due = startedAt + (index * 1000) / perSecond;
  await wait(Math.max(0, due - performance.now()));
  running.push(play(index));
}
await Promise.all(running);

const figuresOf = (times: number[]): Latencies => {
  times.sort((one, other) => one - other);
  return { count: times.length, p50: quantile(times, 0.5), p99: quantile(times, 0.99), max: times.at(-1) ?? 0 };
};
process.stdout.write(JSON.stringify({ bets: figuresOf(latencies.bet), wins: figuresOf(latencies.win), refused }));
