import Fastify, { type FastifyPluginCallback } from 'fastify';
import { createTestDatabase } from 'db/testing';
import type { CallbackRequest, SandboxStore } from '../core/payments/gateways.ts';
import { createSandboxStore } from '../core/payments/sandbox-store.ts';
import { createSteadyClock } from '../core/clock.ts';

/** A simulated provider over loopback HTTP, with a receiver of its callbacks. */
export interface PaymentSandbox {
  base: string; // address of the simulator
  callbackUrl: string;
  callbacks: CallbackRequest[]; // as they came
  /** Presses a button of its page. Gives the address that the browser is sent to. */
  press(path: string, form: Readonly<Record<string, string>>): Promise<string>;
  page(path?: string): Promise<string>;
  close(): Promise<void>;
}

/** Starts it on a database of its own. `at`: the path that the simulator is served below. */
export const startPaymentSandbox = async (
  at: string,
  simulate: (store: SandboxStore) => FastifyPluginCallback,
): Promise<PaymentSandbox> => {
  const database = await createTestDatabase();
  const app = Fastify({ forceCloseConnections: true });
  const callbacks: CallbackRequest[] = [];
  const store = createSandboxStore(at, { em: () => database.orm.em.fork(), clock: createSteadyClock() });
  void app.register(simulate(store), { prefix: at });
  void app.register((house, _options, done) => {
    house.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    house.route({
      method: ['GET', 'POST'],
      url: '/callback',
      handler({ method, url, headers, body }) {
        callbacks.push({ method, url, headers, body: (body as Buffer | undefined) ?? Buffer.alloc(0) });
        return method === 'GET' ? '*ok*' : 'ok';
      },
    });
    done();
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const base = origin + at;
  return {
    base,
    callbackUrl: `${origin}/callback`,
    callbacks,
    async press(path, form) {
      const response = await fetch(base + path, {
        method: 'POST',
        body: new URLSearchParams(form),
        redirect: 'manual',
      });
      return response.headers.get('location') ?? '';
    },
    page: async (path = '') => (await fetch(base + path)).text(),
    async close() {
      await app.close();
      await database.drop();
    },
  };
};
