import type { FastifyPluginCallback } from 'fastify';
import type { SandboxStore } from '../../core/payments/gateways.ts';
import { answerFaulty, type ApiAnswer } from '../../core/payments/sandbox/sandbox-faults.ts';
import { membershipOf, serveGroup } from '../../core/social/sandbox/groups.ts';
import { numberOfKey } from '../../core/social/sandbox/people.ts';

export interface TelegramGroupSimulatorOptions {
  botToken: string;
  group: string;
  store: SandboxStore;
  slowMs?: number; // delay of a slow answer; longer than we wait, by default
}

const ID_DIGITS = 10; // as the sign-in's simulator gives them
const SLOW_MS = 15_000;

const refusal = (status: number, what: string): ApiAnswer => ({
  status,
  body: { ok: false, error_code: status, description: what },
});

/** The Bot API of a simulated Telegram, as far as it says who is in a group. */
export const createTelegramGroupSimulator =
  ({ botToken, group, store, slowMs = SLOW_MS }: TelegramGroupSimulatorOptions): FastifyPluginCallback =>
  (app, _options, done) => {
    serveGroup(app, { provider: 'Telegram', store, numberOf: (key) => numberOfKey('telegram', key, ID_DIGITS) });

    const memberOf = async (token: string, body: unknown): Promise<ApiAnswer> => {
      const { chat_id, user_id } = Object(body) as { chat_id?: unknown; user_id?: unknown };
      if (token !== botToken) return refusal(401, 'Unauthorized');
      if (chat_id !== group) return refusal(400, 'Bad Request: chat not found');
      const status = await membershipOf(store, String(user_id));
      if (status === 'gone') return refusal(400, 'Bad Request: user not found');
      return { status: 200, body: { ok: true, result: { status, user: { id: user_id, is_bot: false } } } };
    };

    app.post<{ Params: { token: string } }>('/bot:token/getChatMember', (request, reply) =>
      answerFaulty(reply, { store, slowMs }, () => memberOf(request.params.token, request.body)),
    );
    done();
  };
