import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { SandboxStore } from '../../../../core/payments/gateways.ts';
import { chooseFault, faultOf } from '../../../../core/payments/sandbox/sandbox-faults.ts';
import { sendPage } from '../../../../core/payments/sandbox/sandbox-page.ts';
import { formOf, queryOf } from '../../../../core/social/sandbox/forms.ts';
import { PAGES_PATH } from '../paths.ts';
import { chooseCallbackFault } from './callback-faults.ts';
import type { LiveTitles } from './catalogue-changes.ts';
import { faultPage } from './fault-page.ts';
import type { Outbox } from './outbox.ts';
import type { PlaySession, Records } from './records.ts';
import type { Rounds } from './rounds.ts';
import { stakesOf } from './stakes.ts';

export interface FaultParts {
  records: Records;
  outbox: Outbox;
  titles: LiveTitles;
  rounds: Rounds;
  faults: SandboxStore;
}

const MAX_NAME = 100;
const GIVEN_SPINS = 5;
const DAY_SECONDS = 86_400;
const PATH = PAGES_PATH;

/** Changes the list of games by a form. Gives a message. */
const changeCatalogue = (titles: LiveTitles, form: URLSearchParams): string => {
  const [uuid, name] = [form.get('game') ?? '', (form.get('name') ?? '').trim().slice(0, MAX_NAME)];
  if (form.get('act') === 'restore') {
    titles.restore();
    return 'The catalogue is as it was.';
  }
  const title = titles.find(uuid);
  if (!title) return 'There is no such game.';
  if (form.get('act') === 'remove') {
    titles.remove(uuid);
    return `${title.name} is gone.`;
  }
  if (name === '') return 'Give a name.';
  if (form.get('act') === 'add') titles.add(name, uuid);
  else titles.rename(uuid, name);
  return form.get('act') === 'add' ? `${name} was added.` : `${title.name} is now ${name}.`;
};

/** Gives a player free spins of a session's game. False when the game has none. */
const giveFreespins = (records: Records, titles: LiveTitles, session: PlaySession): boolean => {
  const [stakeMinor] = stakesOf(session.currency);
  if (!titles.find(session.gameUuid)?.grid || stakeMinor === undefined) return false;
  const from = Math.floor(records.now() / 1000);
  records.putFreespins({
    freespin_id: randomUUID(),
    player_id: session.playerId,
    player_name: session.playerId,
    currency: session.currency,
    game_uuid: session.gameUuid,
    quantity: GIVEN_SPINS,
    valid_from: from,
    valid_until: from + DAY_SECONDS,
    left: GIVEN_SPINS,
    totalWinMinor: 0,
    stakeMinor,
    isCanceled: false,
  });
  return true;
};

/** The page on which testers control the aggregator. */
export const faultRoutes = (app: FastifyInstance, { records, outbox, titles, rounds, faults }: FaultParts): void => {
  const backWith = (note: string): string => `${PATH}?${new URLSearchParams({ note }).toString()}`;
  app.get('/', async (request, reply) => {
    const body = faultPage(records, titles, await faultOf(faults));
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
    );
    return sendPage(reply, { title: 'Slotegrator', note: queryOf(request).get('note'), body });
  });
  app.post('/fault', async (request, reply) => {
    await chooseFault(faults, formOf(request).get('act'));
    return reply.redirect(PATH, 303);
  });
  app.post('/callbacks', (request, reply) => {
    chooseCallbackFault(records.store, formOf(request).get('act'));
    return reply.redirect(PATH, 303);
  });
  app.post('/let-go', (_request, reply) => reply.redirect(backWith(`${outbox.letGo()} wins are sent now.`), 303));
  app.post('/undo', async (request, reply) => {
    const isUndone = await rounds.undo(formOf(request).get('round') ?? '');
    return reply.redirect(backWith(isUndone ? 'The round is rolled back.' : 'There is nothing to roll back.'), 303);
  });
  app.post('/close', (request, reply) => {
    const session = records.session(formOf(request).get('session') ?? '');
    if (session) records.putSession({ ...session, isClosed: true });
    return reply.redirect(backWith(session ? 'The session is closed.' : 'There is no such session.'), 303);
  });
  app.post('/freespins', (request, reply) => {
    const session = records.session(formOf(request).get('session') ?? '');
    const isGiven = session !== undefined && giveFreespins(records, titles, session);
    const note = isGiven
      ? `${GIVEN_SPINS} free spins were given: open the game again.`
      : 'This game has no free spins.';
    return reply.redirect(backWith(note), 303);
  });
  app.post('/table', (request, reply) => {
    titles.switchTable(formOf(request).get('act') ?? '');
    return reply.redirect(PATH, 303);
  });
  app.post('/catalogue', (request, reply) => reply.redirect(backWith(changeCatalogue(titles, formOf(request))), 303));
};
