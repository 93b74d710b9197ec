import { casino } from 'db';
import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { menuCodes } from '../../../contract/features/casino-values.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { CasinoTools } from './casino-tools.ts';

const LOOK_EVERY_MS = 200;
const TIMEOUT_MS = 15_000; // the aggregator has 10 s; the process that opens the session may have died

const paramsSchema = z.object({ session: z.uuid() });

/** GET /api/slotegrator/start/{session}: the address of a frame whose provider was too slow for the call. Answers {url}. */
export const startRoutes =
  ({ em, findSender }: CasinoTools) =>
  (app: FastifyInstance): void => {
    const waiting = new Map<string, Promise<string>>(); // by session: however often it is asked for, one looks

    const look = async (session: { id: string; userId: bigint }): Promise<string> => {
      const until = performance.now() + TIMEOUT_MS;
      for (;;) {
        const url = await casino.slotSessionUrl(em(), session);
        if (url === undefined || performance.now() > until) throw new CallError(menuCodes.providerDown);
        if (url !== null) return url;
        await wait(LOOK_EVERY_MS);
      }
    };

    const addressOf = (session: { id: string; userId: bigint }): Promise<string> => {
      const key = `${session.userId} ${session.id}`;
      const work = waiting.get(key) ?? look(session).finally(() => waiting.delete(key));
      waiting.set(key, work);
      return work;
    };

    app.get('/api/slotegrator/start/:session', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const sender = await findSender(request);
      if (!sender) throw new CallError(generalCodes.signIn);
      const { success, data } = paramsSchema.safeParse(request.params);
      if (!success) throw new CallError(menuCodes.refused);
      return { url: await addressOf({ id: data.session, userId: sender.player.userId }) };
    });
  };
