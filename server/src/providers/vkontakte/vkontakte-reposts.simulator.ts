import type { FastifyPluginCallback } from 'fastify';
import { answerFaulty } from '../../core/payments/sandbox/sandbox-faults.ts';
import type { SandboxStore } from '../../core/payments/gateways.ts';
import { formOf } from '../../core/social/sandbox/forms.ts';
import { numberOfKey } from '../../core/social/sandbox/people.ts';
import { repostersOf, serveReposts } from '../../core/social/sandbox/reposts.ts';
import { MAX_REPOSTERS } from './vkontakte.contract.ts';

const ID_DIGITS = 9; // as the sign-in's simulator gives them
const SLOW_MS = 15_000;
const NO_TOKEN = { error: { error_code: 5, error_msg: 'User authorization failed: invalid access_token.' } };
const BAD_PARAMETER = {
  error: { error_code: 100, error_msg: 'One of the parameters specified was missing or invalid' },
};

export interface VkontakteRepostsSimulatorOptions {
  token: string;
  post: string;
  store: SandboxStore;
  slowMs?: number; // delay of a slow answer; longer than we wait, by default
}

/** Reposts of the post at the simulated VK, with its errors of status 200. */
export const createVkontakteRepostsSimulator =
  ({ token, post, store, slowMs = SLOW_MS }: VkontakteRepostsSimulatorOptions): FastifyPluginCallback =>
  (app, _options, done) => {
    serveReposts(app, { provider: 'VK', store, numberOf: (key) => numberOfKey('vk', key, ID_DIGITS) });

    const answerTo = async (form: URLSearchParams): Promise<object> => {
      const [type, filter, asked] = [
        form.get('type'),
        form.get('filter'),
        `${form.get('owner_id')}_${form.get('item_id')}`,
      ];
      const [count, offset] = [Number(form.get('count')), Number(form.get('offset'))];
      if (form.get('access_token') !== token || !form.get('v')) return NO_TOKEN;
      if (type !== 'post' || filter !== 'copies' || asked !== post || !(count <= MAX_REPOSTERS)) return BAD_PARAMETER;
      const all = (await repostersOf({ store })).map(Number);
      return { response: { count: all.length, items: all.slice(offset, offset + count) } };
    };

    app.post('/method/likes.getList', (request, reply) =>
      answerFaulty(reply, { store, slowMs }, async () => ({ status: 200, body: await answerTo(formOf(request)) })),
    );
    done();
  };
