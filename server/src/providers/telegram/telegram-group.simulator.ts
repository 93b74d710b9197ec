import type { FastifyPluginCallback } from 'fastify';
import { escapeHtml } from '../../core/http/escape-html.ts';
import type { SandboxStore } from '../../core/payments/gateways.ts';
import {
  answerFaulty,
  chooseFault,
  faultButtons,
  faultOf,
  type ApiAnswer,
} from '../../core/payments/sandbox/sandbox-faults.ts';
import { buttons, field, sendPage } from '../../core/payments/sandbox/sandbox-page.ts';
import { formOf, queryOf, takeForms } from '../../core/social/sandbox/forms.ts';
import { demoPeople, numberOfKey, personOfKey } from '../../core/social/sandbox/people.ts';

/** The page of the group, below the simulator. */
export const GROUP_PAGE = '/group';

export interface TelegramGroupSimulatorOptions {
  botToken: string;
  group: string;
  store: SandboxStore;
  slowMs?: number; // of a slow answer; longer than we wait, by default
}

interface Membership {
  person: string;
  status: 'member' | 'left' | 'gone'; // gone: the account at Telegram was deleted
}

const ID_DIGITS = 10; // as the sign-in's simulator gives them
const SLOW_MS = 15_000;
const MEMBER = 'member:';

const acts = { join: 'member', leave: 'left', delete: 'gone' } as const;
const labels = { join: 'Join', leave: 'Leave', delete: 'Delete the account' };
const isAct = (act: string | null): act is keyof typeof acts => act !== null && Object.hasOwn(acts, act);

const keyOf = (person: string): string => MEMBER + numberOfKey('telegram', person, ID_DIGITS);

const refusal = (status: number, what: string): ApiAnswer => ({
  status,
  body: { ok: false, error_code: status, description: what },
});

const pageBody = async (base: string, store: SandboxStore): Promise<string> => {
  const known = new Map((await store.list<Membership>(MEMBER)).map(({ value }) => [value.person, value.status]));
  const keys = [...new Set([...demoPeople.map(({ key }) => key), ...known.keys()])];
  const cards = keys.map((key) => {
    const presses = Object.fromEntries(Object.entries(labels).map(([act, label]) => [act, `${label} as ${key}`]));
    return `<article><p>${escapeHtml(key)}: ${known.get(key) ?? 'never joined'}</p>${buttons(`${base}/act`, { person: key }, presses)}</article>`;
  });
  const other = buttons(`${base}/act`, {}, labels, field('Somebody else', 'person', ''));
  return `<p>The group of the house. Who joins it?</p>${cards.join('')}${other}${faultButtons(`${base}/fault`, await faultOf(store))}`;
};

const act = async (store: SandboxStore, form: URLSearchParams): Promise<string> => {
  const person = personOfKey(form.get('person') ?? '');
  const pressed = form.get('act');
  if (!person || !isAct(pressed)) return 'That is nobody.';
  await store.put(keyOf(person.key), { person: person.key, status: acts[pressed] } satisfies Membership);
  return `${person.key}: ${acts[pressed]}.`;
};

/** The Bot API of a simulated Telegram, as far as it says who is in a group, and the page on which people join and leave. */
export const createTelegramGroupSimulator =
  ({ botToken, group, store, slowMs = SLOW_MS }: TelegramGroupSimulatorOptions): FastifyPluginCallback =>
  (app, _options, done) => {
    const base = app.prefix + GROUP_PAGE;
    const back = (note: string): string => `${base}?${new URLSearchParams({ note }).toString()}`;

    const memberOf = async (token: string, body: unknown): Promise<ApiAnswer> => {
      const { chat_id, user_id } = Object(body) as { chat_id?: unknown; user_id?: unknown };
      if (token !== botToken) return refusal(401, 'Unauthorized');
      if (chat_id !== group) return refusal(400, 'Bad Request: chat not found');
      const status = (await store.get<Membership>(`${MEMBER}${String(user_id)}`))?.status ?? 'left';
      if (status === 'gone') return refusal(400, 'Bad Request: user not found');
      return { status: 200, body: { ok: true, result: { status, user: { id: user_id, is_bot: false } } } };
    };

    takeForms(app);
    app.post<{ Params: { token: string } }>('/bot:token/getChatMember', (request, reply) =>
      answerFaulty(reply, { store, slowMs }, () => memberOf(request.params.token, request.body)),
    );
    app.get(GROUP_PAGE, async (request, reply) =>
      sendPage(reply, { title: 'Telegram', note: queryOf(request).get('note'), body: await pageBody(base, store) }),
    );
    app.post(`${GROUP_PAGE}/act`, async (request, reply) =>
      reply.redirect(back(await act(store, formOf(request))), 303),
    );
    app.post(`${GROUP_PAGE}/fault`, async (request, reply) =>
      reply.redirect(back((await chooseFault(store, formOf(request).get('act'))) ? 'Done.' : 'No such fault.'), 303),
    );
    done();
  };
