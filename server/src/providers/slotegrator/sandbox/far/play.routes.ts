import type { FastifyInstance } from 'fastify';
import { hash } from 'node:crypto';
import { z } from 'zod';
import type { SandboxStore } from '../../../../core/payments/gateways.ts';
import { faultOf } from '../../../../core/payments/sandbox/sandbox-faults.ts';
import type { LiveTitles } from './catalogue-changes.ts';
import type { Outbox } from './outbox.ts';
import type { PlayAnswer, Shown } from './play.contract.ts';
import type { Records } from './records.ts';
import { RefusedPlay } from './round-money.ts';
import type { Rounds } from './rounds.ts';
import type { Show } from './show.ts';

export interface PlayParts {
  records: Records;
  outbox: Outbox;
  titles: LiveTitles;
  rounds: Rounds;
  show: Show;
  faults: SandboxStore;
}

const id = z.string().min(8).max(64);
const minor = z.int().min(1).max(1_000_000_000_000);
const choiceSchema = z
  .strictObject({
    picks: z.array(z.int()).max(40),
    target: z.int(),
    bets: z.record(z.string().max(10), minor),
  })
  .partial();
const askedSchema = z.discriminatedUnion('ask', [
  z.strictObject({ ask: z.literal('state'), fresh: z.boolean().optional() }), // fresh: asks for the balance too
  z.strictObject({ ask: z.literal('follow'), id }), // answered at the round's end, or after a while
  z.strictObject({ ask: z.literal('play'), id, stakeMinor: minor, choice: choiceSchema }),
  z.strictObject({ ask: z.literal('act'), id, act: z.string().max(20) }),
]);
type Asked = z.output<typeof askedSchema>;

const readAsked = (body: unknown): Asked | undefined => {
  try {
    return askedSchema.parse(JSON.parse(String(body)));
  } catch {
    return undefined;
  }
};

/** Scopes a page's round id to its session. */
const roundIdOf = (token: string, id: string): string => hash('sha256', `${token}/${id}`).slice(0, 32);

const carryOut = async ({ records, outbox, rounds }: PlayParts, token: string, asked: Asked): Promise<void> => {
  if (asked.ask === 'play') return rounds.begin(token, { ...asked, id: roundIdOf(token, asked.id) });
  if (asked.ask === 'act') return rounds.act(token, asked.id, asked.act);
  if (asked.ask === 'follow') return rounds.follow(token, asked.id);
  const session = records.session(token);
  if (asked.fresh && session && !session.isDemo) await outbox.askBalance(session);
  return undefined;
};

/** Calls of a game's page. Its frame may have an opaque origin, so CORS allows all; the token is the secret. */
export const playRoutes = (app: FastifyInstance, parts: PlayParts): void => {
  const { records, titles, show, faults } = parts;
  /** The state of a session; undefined when it or its game is gone. */
  const shownOf = (token: string): Shown | undefined => {
    const session = records.session(token);
    const title = session && titles.find(session.gameUuid);
    return title && show(session, title);
  };
  const answer = async (token: string, body: unknown): Promise<PlayAnswer> => {
    const asked = readAsked(body);
    if (!asked) return { ok: false, refusal: 'choice' };
    try {
      await carryOut(parts, token, asked);
      const shown = shownOf(token);
      return shown ? { ok: true, shown } : { ok: false, refusal: 'gone' };
    } catch (error) {
      if (!(error instanceof RefusedPlay)) throw error;
      const shown = shownOf(token);
      return shown ? { ok: false, refusal: error.refusal, shown } : { ok: false, refusal: 'gone' };
    }
  };
  app.post<{ Params: { token: string } }>('/call/:token', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('access-control-allow-origin', '*');
    if ((await faultOf(faults)) === 'down') return reply.status(503).send('down');
    return answer(request.params.token, request.body);
  });
};
