import type { FastifyReply } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import type { SandboxStore } from '../gateways.ts';
import { buttons } from './sandbox-page.ts';

/** Faults of a simulated provider's API, one at a time, chosen on its page. */
export const sandboxFaults = {
  well: 'Answer well',
  slow: 'Answer slowly',
  lost: 'Do it, but lose the answer',
  down: 'Be down',
  garbage: 'Answer nonsense',
} as const;
export type SandboxFault = keyof typeof sandboxFaults;

const KEY = 'fault';

/** The fault that was chosen. */
export const faultOf = async (store: SandboxStore): Promise<SandboxFault> =>
  (await store.get<{ fault: SandboxFault }>(KEY))?.fault ?? 'well';

/** Chooses one. False when there is none of this name. */
export const chooseFault = async (store: SandboxStore, name: string | null): Promise<boolean> => {
  if (name === null || !Object.hasOwn(sandboxFaults, name)) return false;
  await store.put(KEY, { fault: name });
  return true;
};

export interface ApiAnswer {
  status: number;
  body: object;
}

/** Does what the API was asked for and answers, with the chosen fault. */
export const answerFaulty = async (
  reply: FastifyReply,
  { store, slowMs }: { store: SandboxStore; slowMs: number },
  act: () => Promise<ApiAnswer>,
): Promise<FastifyReply> => {
  const fault = await faultOf(store);
  if (fault === 'down') return reply.status(503).type('text/html').send('<h1>Service unavailable</h1>');
  const { status, body } = await act();
  if (fault === 'slow') await wait(slowMs, undefined, { ref: false });
  if (fault === 'garbage') return reply.type('text/html').send('<h1>It works</h1>');
  if (fault !== 'lost') return reply.status(status).send(body);
  reply.hijack();
  reply.raw.destroy();
  return reply;
};

/** The form that chooses a fault. */
export const faultButtons = (action: string, chosen: SandboxFault): string =>
  `<h2>The API</h2><p>Now: ${sandboxFaults[chosen].toLowerCase()}.</p>${buttons(action, {}, sandboxFaults)}`;
