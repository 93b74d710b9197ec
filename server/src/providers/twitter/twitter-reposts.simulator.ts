import type { FastifyPluginCallback } from 'fastify';
import { answerFaulty, type ApiAnswer } from '../../core/payments/sandbox/sandbox-faults.ts';
import type { SandboxStore } from '../../core/payments/gateways.ts';
import { numberOfKey } from '../../core/social/sandbox/people.ts';
import { repostersOf, serveReposts } from '../../core/social/sandbox/reposts.ts';

const ID_DIGITS = 19; // as the sign-in's simulator gives them
const SLOW_MS = 15_000;
const UNAUTHORIZED: ApiAnswer = { status: 401, body: { title: 'Unauthorized', status: 401 } };

export interface TwitterRepostsSimulatorOptions {
  token: string;
  post: string;
  store: SandboxStore;
  slowMs?: number; // delay of a slow answer; longer than we wait, by default
}

/** Posts of users of the simulated X: their repost of the post, if they made one. */
export const createTwitterRepostsSimulator =
  ({ token, post, store, slowMs = SLOW_MS }: TwitterRepostsSimulatorOptions): FastifyPluginCallback =>
  (app, _options, done) => {
    serveReposts(app, { provider: 'X', store, numberOf: (key) => numberOfKey('twitter', key, ID_DIGITS) });
    app.get<{ Params: { id: string } }>('/2/users/:id/tweets', (request, reply) =>
      answerFaulty(reply, { store, slowMs }, async () => {
        if (request.headers.authorization !== `Bearer ${token}`) return UNAUTHORIZED;
        const { id } = request.params;
        if (!(await repostersOf({ store })).includes(id)) return { status: 200, body: { meta: { result_count: 0 } } };
        const repost = { id: `${post}1`, text: 'RT', referenced_tweets: [{ type: 'retweeted', id: post }] };
        return { status: 200, body: { data: [repost], meta: { result_count: 1 } } };
      }),
    );
    done();
  };
