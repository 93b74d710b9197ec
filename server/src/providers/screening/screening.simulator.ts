import type { FastifyPluginCallback } from 'fastify';
import { SCREEN_PATH, screenRequestSchema, type ScreenMatch } from './screening.contract.ts';

const UNAUTHORIZED = 401;
const BAD_REQUEST = 400;
const UNAVAILABLE = 503;

/** Invented entries: nobody of these names is meant. */
const entries: readonly (Omit<ScreenMatch, 'score'> & { born: string })[] = [
  { kind: 'sanction', list: 'Sandbox sanctions', reference: 'SDN-1001', name: 'Viktor Sandovin', born: '1971-05-09' },
  { kind: 'pep', list: 'Sandbox public offices', reference: 'PEP-2002', name: 'Marina Deputova', born: '1968-11-30' },
];

/** The name that the simulated provider does not answer about: its fault can be tried out. */
export const SILENT_NAME = 'Nobody Answers';

const SAME_BIRTH = 98;
const OTHER_BIRTH = 82;

const wordsOf = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ');

/** A provider of screening that knows two invented people, whose names match in any order of words. */
export const createScreeningSimulator =
  ({ token }: { token: string }): FastifyPluginCallback =>
  (app, _options, done) => {
    app.post(SCREEN_PATH, async (request, reply) => {
      if (request.headers.authorization !== `Bearer ${token}`) return reply.status(UNAUTHORIZED).send();
      const { data } = screenRequestSchema.safeParse(request.body);
      if (!data) return reply.status(BAD_REQUEST).send();
      if (data.name === SILENT_NAME) return reply.status(UNAVAILABLE).send();
      const matches = entries
        .filter(({ name }) => wordsOf(name) === wordsOf(data.name))
        .map(({ born, ...entry }) => ({ ...entry, score: born === data.born ? SAME_BIRTH : OTHER_BIRTH }));
      return { matches };
    });
    done();
  };
