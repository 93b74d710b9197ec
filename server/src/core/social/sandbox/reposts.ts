import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../http/escape-html.ts';
import type { SandboxStore } from '../../payments/gateways.ts';
import { chooseFault, faultButtons, faultOf } from '../../payments/sandbox/sandbox-faults.ts';
import { buttons, field, sendPage } from '../../payments/sandbox/sandbox-page.ts';
import { formOf, queryOf, takeForms } from './forms.ts';
import { demoPeople, personOfKey } from './people.ts';

/** The page of the post, below a simulator. */
export const POST_PAGE = '/post';

export interface RepostsOptions {
  provider: string; // its name on the page
  store: SandboxStore;
  numberOf(key: string): string; // the id of a person there
}

/** A person's repost. */
interface Repost {
  person: string;
  isReposted: boolean;
}

const REPOST = 'repost:';

/** Ids of those who have reposted, the latest first. */
export const repostersOf = async ({ store }: Pick<RepostsOptions, 'store'>): Promise<string[]> =>
  (await store.list<Repost>(REPOST)).filter(({ value }) => value.isReposted).map(({ key }) => key.slice(REPOST.length));

const bodyOf = async (base: string, { store }: RepostsOptions): Promise<string> => {
  const known = new Map((await store.list<Repost>(REPOST)).map(({ value }) => [value.person, value.isReposted]));
  const keys = [...new Set([...demoPeople.map(({ key }) => key), ...known.keys()])];
  const cards = keys.map((key) => {
    const acts: Record<string, string> = known.get(key) ? { undo: `Undo as ${key}` } : { repost: `Repost as ${key}` };
    return `<article><p>${escapeHtml(key)} ${known.get(key) ? 'has reposted it' : 'has not reposted it'}</p>${buttons(`${base}/act`, { person: key }, acts)}</article>`;
  });
  const other = buttons(`${base}/act`, {}, { repost: 'Repost', undo: 'Undo' }, field('Somebody else', 'person', ''));
  return `<p>A post of the house. Who reposts it?</p>${cards.join('')}${other}${faultButtons(`${base}/fault`, await faultOf(store))}`;
};

const act = async ({ store, numberOf }: RepostsOptions, form: URLSearchParams): Promise<string> => {
  const person = personOfKey(form.get('person') ?? '');
  const pressed = form.get('act');
  if (!person || (pressed !== 'repost' && pressed !== 'undo')) return 'That is nobody.';
  const isReposted = pressed === 'repost';
  await store.put(REPOST + numberOf(person.key), { person: person.key, isReposted });
  return isReposted ? `${person.key} has reposted it.` : `${person.key} has taken the repost back.`;
};

/** The page on which people of a simulated network repost, and take it back. */
export const serveReposts = (app: FastifyInstance, options: RepostsOptions): void => {
  const base = app.prefix + POST_PAGE;
  const back = (note: string): string => `${base}?${new URLSearchParams({ note }).toString()}`;
  takeForms(app);
  app.get(POST_PAGE, async (request, reply) =>
    sendPage(reply, { title: options.provider, note: queryOf(request).get('note'), body: await bodyOf(base, options) }),
  );
  app.post(`${POST_PAGE}/act`, async (request, reply) =>
    reply.redirect(back(await act(options, formOf(request))), 303),
  );
  app.post(`${POST_PAGE}/fault`, async (request, reply) =>
    reply.redirect(
      back((await chooseFault(options.store, formOf(request).get('act'))) ? 'Done.' : 'No such fault.'),
      303,
    ),
  );
};
