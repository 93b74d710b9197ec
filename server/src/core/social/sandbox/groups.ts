import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../http/escape-html.ts';
import type { SandboxStore } from '../../payments/gateways.ts';
import { chooseFault, faultButtons, faultOf } from '../../payments/sandbox/sandbox-faults.ts';
import { buttons, field, sendPage } from '../../payments/sandbox/sandbox-page.ts';
import { formOf, queryOf, takeForms } from './forms.ts';
import { demoPeople, personOfKey } from './people.ts';

/** The page of the group, below a simulator. */
export const GROUP_PAGE = '/group';

export interface GroupOptions {
  provider: string; // its name on the page
  store: SandboxStore;
  numberOf(key: string): string; // the id of a person there
}

interface Membership {
  person: string;
  status: 'member' | 'left' | 'gone'; // gone: the account there was deleted
}

const MEMBER = 'member:';

const acts = { join: 'member', leave: 'left', delete: 'gone' } as const;
const labels = { join: 'Join', leave: 'Leave', delete: 'Delete the account' };
const isAct = (act: string | null): act is keyof typeof acts => act !== null && Object.hasOwn(acts, act);

/** Membership of the group, by somebody's id. */
export const membershipOf = async (store: SandboxStore, id: string): Promise<Membership['status']> =>
  (await store.get<Membership>(MEMBER + id))?.status ?? 'left';

const bodyOf = async (base: string, { store }: GroupOptions): Promise<string> => {
  const known = new Map((await store.list<Membership>(MEMBER)).map(({ value }) => [value.person, value.status]));
  const keys = [...new Set([...demoPeople.map(({ key }) => key), ...known.keys()])];
  const cards = keys.map((key) => {
    const presses = Object.fromEntries(Object.entries(labels).map(([act, label]) => [act, `${label} as ${key}`]));
    return `<article><p>${escapeHtml(key)}: ${known.get(key) ?? 'never joined'}</p>${buttons(`${base}/act`, { person: key }, presses)}</article>`;
  });
  const other = buttons(`${base}/act`, {}, labels, field('Somebody else', 'person', ''));
  return `<p>The group of the house. Who joins it?</p>${cards.join('')}${other}${faultButtons(`${base}/fault`, await faultOf(store))}`;
};

const act = async ({ store, numberOf }: GroupOptions, form: URLSearchParams): Promise<string> => {
  const person = personOfKey(form.get('person') ?? '');
  const pressed = form.get('act');
  if (!person || !isAct(pressed)) return 'That is nobody.';
  const membership: Membership = { person: person.key, status: acts[pressed] };
  await store.put(MEMBER + numberOf(person.key), membership);
  return `${person.key}: ${acts[pressed]}.`;
};

/** The page on which people of a simulated network join the group of the house, and leave it. */
export const serveGroup = (app: FastifyInstance, options: GroupOptions): void => {
  const base = app.prefix + GROUP_PAGE;
  const back = (note: string): string => `${base}?${new URLSearchParams({ note }).toString()}`;
  takeForms(app);
  app.get(GROUP_PAGE, async (request, reply) =>
    sendPage(reply, { title: options.provider, note: queryOf(request).get('note'), body: await bodyOf(base, options) }),
  );
  app.post(`${GROUP_PAGE}/act`, async (request, reply) =>
    reply.redirect(back(await act(options, formOf(request))), 303),
  );
  app.post(`${GROUP_PAGE}/fault`, async (request, reply) =>
    reply.redirect(
      back((await chooseFault(options.store, formOf(request).get('act'))) ? 'Done.' : 'No such fault.'),
      303,
    ),
  );
};
