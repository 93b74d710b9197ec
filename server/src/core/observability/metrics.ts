import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** All that the server counts about itself, served at /metrics. One per process or test server. */
export const createMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    collectProcess: (): void => collectDefaultMetrics({ register: registry }),
    calls: new Counter({
      name: 'glasshouse_calls_total',
      help: 'Calls by name and outcome',
      labelNames: ['call', 'outcome'],
      registers,
    }),
    refusals: new Counter({
      name: 'glasshouse_refusals_total',
      help: 'Calls refused, by call and code',
      labelNames: ['call', 'code'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'glasshouse_request_seconds',
      help: 'Time of an HTTP request by route and status; callbacks of providers are among them',
      labelNames: ['method', 'route', 'status'],
      buckets: seconds,
      registers,
    }),
    outsideSeconds: new Histogram({
      name: 'glasshouse_outside_seconds',
      help: 'Time until an outside system answered, by host and status; status "none": it did not',
      labelNames: ['host', 'status'],
      buckets: seconds,
      registers,
    }),
    callSeconds: new Histogram({
      name: 'glasshouse_call_seconds',
      help: 'Time from a call to its answer',
      labelNames: ['call'],
      buckets: seconds,
      registers,
    }),
    settledBets: new Counter({
      name: 'glasshouse_settled_bets_total',
      help: 'Bets settled and durable',
      labelNames: ['game'],
      registers,
    }),
    stakedMinor: new Counter({
      name: 'glasshouse_staked_minor_total',
      help: 'Stakes of settled bets, in hundredths of their account',
      labelNames: ['game', 'account'],
      registers,
    }),
    paidMinor: new Counter({
      name: 'glasshouse_paid_minor_total',
      help: 'Payouts of settled bets, in hundredths of their account',
      labelNames: ['game', 'account'],
      registers,
    }),
    settlementQueue: new Gauge({
      name: 'glasshouse_settlement_queue',
      help: 'Bets waiting for a statement',
      registers,
    }),
    settlementBatch: new Histogram({
      name: 'glasshouse_settlement_batch',
      help: 'Bets in one settlement statement',
      buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
      registers,
    }),
    settlementSeconds: new Histogram({
      name: 'glasshouse_settlement_seconds',
      help: 'Time of one settlement statement',
      buckets: seconds,
      registers,
    }),
    roundSeconds: new Histogram({
      name: 'glasshouse_round_seconds',
      help: 'Time of one statement of a shared round',
      labelNames: ['step'],
      buckets: seconds,
      registers,
    }),
    leads: new Gauge({
      name: 'glasshouse_leads',
      help: 'Whether this process runs the rounds of a shared game',
      labelNames: ['game'],
      registers,
    }),
    logSize: new Gauge({ name: 'glasshouse_log_size', help: 'Leaves in the transparency log', registers }),
    connections: new Gauge({ name: 'glasshouse_connections', help: 'Open call connections', registers }),
  };
};

export type Metrics = ReturnType<typeof createMetrics>;
