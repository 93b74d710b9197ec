import { cashbox } from 'db';
import type { DepositFinish, Payment } from '../../../../contract/features/cashbox.contract.ts';
import type { FiatOrder } from '../../../providers/fiat/fiat.order.ts';
import { createSandboxStore } from '../../../core/payments/sandbox-store.ts';
import { createSteadyClock } from '../../../core/clock.ts';
import { houseFeatures } from '../../../app/features.ts';
import type { AnyServerFeature } from '../../../core/features/feature.ts';
import type { Job } from '../../../core/features/jobs.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../../testing/test-server.ts';
import { cashbox as feature } from '../index.ts';

export const RUB_SBP = 74;
export const RUB_TRADER = 98;
export const RUB_REDIRECT = 118;

/** A deposit's row as it is. */
export const paymentOf = async ({ db }: TestServer, id: number): Promise<cashbox.PaymentRow> => {
  const row = await cashbox.paymentRepository(db.orm.em.fork()).find(id);
  if (!row) throw new Error(`there is no payment ${id}`);
  return row;
};

/** Asks for a deposit; the answer as it comes. What was asked before no longer makes it too fast. */
export const asks = async (
  server: TestServer,
  player: TestPlayer,
  payload: { methodId?: number; amount?: string | number; requestId?: string } = {},
) => {
  await server.database.owner.query(
    'UPDATE payment SET created_at = created_at - 10000 WHERE user_id = $1 AND created_at > $2',
    [player.userId, Date.now() - 10_000],
  );
  return player.request<DepositFinish>('cash:deposit', { methodId: RUB_SBP, amount: '1000', ...payload });
};

/** Asks for a deposit that must be given. */
export const deposit = async (...input: Parameters<typeof asks>): Promise<DepositFinish> => {
  const answer = await asks(...input);
  if (!answer.success) throw new Error(`the deposit was refused: ${JSON.stringify(answer)}`);
  return answer.data;
};

/** The simulated provider's order of a deposit. */
export const orderOf = async (server: TestServer, id: number): Promise<FiatOrder> => {
  const { ref } = await paymentOf(server, id);
  const store = createSandboxStore('fiat', { em: () => server.db.orm.em.fork(), clock: createSteadyClock() });
  const order = await store.get<FiatOrder>(`order:${ref}`);
  if (!order) throw new Error(`the provider knows nothing of ${id}`);
  return order;
};

/** Plays the provider: presses a button of its page. What it was answered. */
export const plays = async (
  server: TestServer,
  id: number,
  act: string,
  more: Record<string, string> = {},
): Promise<string> => {
  const { ref } = await paymentOf(server, id);
  const response = await fetch(`${server.url}/sandbox/fiat/act`, {
    method: 'POST',
    body: new URLSearchParams({ order: ref, act, ...more }),
    redirect: 'manual',
  });
  return new URLSearchParams(response.headers.get('location')?.split('?')[1]).get('note') ?? '';
};

/** A player's deposits as they are shown, the newest first. */
export const history = async (player: TestPlayer): Promise<Payment[]> =>
  (await player.request<Payment[]>('cash:transactions', { code: 1 })).data;

/** A player's real balance. */
export const realOf = async ({ db }: TestServer, { userId }: TestPlayer): Promise<bigint> => {
  const { rows } = await db.pool.query<{ balance: bigint }>(
    `SELECT balance FROM ledger_account WHERE user_id = $1 AND kind = 'real'`,
    [userId],
  );
  return rows[0]?.balance ?? -1n;
};

/** A server whose jobs run when a test says so. */
export interface CashServer extends TestServer {
  runJob(name: 'expire' | 'poll' | 'reconcile' | 'refunds' | 'waiting' | 'courses' | 'course-watch'): Promise<void>;
}

/** Starts it, on a database of its own or beside another one. */
export const startCashServer = async (
  environment: Record<string, string> = {},
  { beside }: { beside?: TestServer } = {},
): Promise<CashServer> => {
  let jobs: readonly Job[] = [];
  const quiet: AnyServerFeature = {
    ...feature,
    async open(tools) {
      const { jobs: all = [], ...open } = await feature.open(tools);
      jobs = all;
      return open;
    },
  };
  const parts = { features: { ...houseFeatures, cashbox: quiet } };
  const server = await startTestServer(environment, { parts, ...(beside && { beside }) });
  return {
    ...server,
    async runJob(name) {
      const job = jobs.find((one) => one.name === name);
      if (!job) throw new Error(`there is no job ${name}`);
      await job.run();
    },
  };
};
