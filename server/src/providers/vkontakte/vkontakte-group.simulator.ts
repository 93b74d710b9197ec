import type { FastifyPluginCallback } from 'fastify';
import type { SandboxStore } from '../../core/payments/gateways.ts';
import { answerFaulty } from '../../core/payments/sandbox/sandbox-faults.ts';
import { formOf } from '../../core/social/sandbox/forms.ts';
import { membershipOf, serveGroup } from '../../core/social/sandbox/groups.ts';
import { numberOfKey } from '../../core/social/sandbox/people.ts';

const ID_DIGITS = 9; // as the sign-in's simulator gives them
const SLOW_MS = 15_000;
const NO_TOKEN = { error: { error_code: 5, error_msg: 'User authorization failed: invalid access_token.' } };
const NO_GROUP = { error: { error_code: 125, error_msg: 'Invalid group id' } };

export interface VkontakteGroupSimulatorOptions {
  token: string;
  group: string;
  store: SandboxStore;
  slowMs?: number; // delay of a slow answer; longer than we wait, by default
}

/** Members of the group at the simulated VK, with its errors of status 200. */
export const createVkontakteGroupSimulator =
  ({ token, group, store, slowMs = SLOW_MS }: VkontakteGroupSimulatorOptions): FastifyPluginCallback =>
  (app, _options, done) => {
    serveGroup(app, { provider: 'VK', store, numberOf: (key) => numberOfKey('vk', key, ID_DIGITS) });

    const answerTo = async (form: URLSearchParams): Promise<object> => {
      if (form.get('access_token') !== token || !form.get('v')) return NO_TOKEN;
      if (form.get('group_id') !== group) return NO_GROUP;
      const status = await membershipOf(store, form.get('user_id') ?? '');
      return { response: status === 'member' ? 1 : 0 };
    };

    app.post('/method/groups.isMember', (request, reply) =>
      answerFaulty(reply, { store, slowMs }, async () => ({ status: 200, body: await answerTo(formOf(request)) })),
    );
    done();
  };
