import Fastify, { type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { createSlotegrator } from '../../slotegrator.client.ts';
import {
  answerBalance,
  answerDone,
  answerRolledBack,
  createCallbackReader,
  refuseCallback,
  type WalletCommand,
} from '../../slotegrator.callback.ts';
import { API_PATH, PAGES_PATH } from '../paths.ts';
import { createFarApp } from '../far/far-app.ts';
import type { Choice, PlayAnswer, Shown } from '../far/play.contract.ts';

export const merchant = { merchantId: 'shop', merchantKey: 'key' };
const closing: (() => Promise<unknown>)[] = [];

/** Runs `close` after the test. */
export const closeLater = (close: () => Promise<unknown>): void => void closing.push(close);

/** To be run after each test. */
export const closeAll = async (): Promise<void> => {
  for (const close of closing.splice(0).reverse()) await close();
};

const serve = async (app: FastifyInstance): Promise<string> => {
  closing.push(() => app.close());
  return app.listen({ port: 0, host: '127.0.0.1' });
};

/** A casino with one player, who has 100.00. It implements the contract as far as these tests need it. */
const openCasino = async () => {
  const read = createCallbackReader(merchant);
  const heard: WalletCommand[] = [];
  const taken = new Map<string, bigint>(); // change by transaction
  const ids = new Set<string>();
  const casino = { heard, balanceMinor: 10_000n, isDown: false };
  const change = (id: string, minor: bigint) => {
    if (!taken.has(id) && !ids.has(id)) {
      taken.set(id, minor);
      casino.balanceMinor += minor;
    }
    return answerDone(casino.balanceMinor, `own-${id}`);
  };
  const giveBack = (id: string): void => {
    if (!ids.has(id)) casino.balanceMinor -= taken.get(id) ?? 0n;
    ids.add(id);
  };
  const carryOut = (command: WalletCommand) => {
    heard.push(command);
    switch (command.action) {
      case 'balance':
        return answerBalance(casino.balanceMinor);
      case 'bet':
        if (command.amountMinor > casino.balanceMinor && !taken.has(command.id))
          return refuseCallback('INSUFFICIENT_FUNDS', 'not enough');
        return change(command.id, -command.amountMinor);
      case 'win':
        return change(command.id, command.amountMinor);
      case 'refund':
        giveBack(command.betId);
        return answerDone(casino.balanceMinor, `own-${command.id}`);
      case 'rollback':
        for (const { id } of command.undone) giveBack(id);
        return answerRolledBack(
          casino.balanceMinor,
          command.id,
          command.undone.map(({ id }) => id),
        );
    }
  };
  const app = Fastify({ forceCloseConnections: true });
  app.addContentTypeParser(/^application\/x-www-form-urlencoded/, { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.post('/callback', ({ method, headers, body }, reply) => {
    if (casino.isDown) return reply.status(503).send('down');
    try {
      const answer = carryOut(read({ method, headers, body: body as Buffer }));
      return reply.type(answer.type).send(answer.body);
    } catch {
      return reply.type('application/json').send(refuseCallback('INTERNAL_ERROR', 'not ours').body);
    }
  });
  const callbackUrl = `${await serve(app)}/callback`;
  return Object.assign(casino, { callbackUrl });
};

/** The simulator with its client, and calls of its pages. */
export const openFar = async (file?: string, casino?: Awaited<ReturnType<typeof openCasino>>) => {
  casino ??= await openCasino();
  const { callbackUrl } = casino;
  const far = createFarApp({ ...merchant, secret: 's', callbackUrl, siteUrl: 'http://site.test', file, slowMs: 1 });
  const origin = await serve(far);
  const client = createSlotegrator({ ...merchant, baseUrl: () => origin + API_PATH, pageGapMs: 0 });
  const ask = async (url: string, asked: object): Promise<PlayAnswer> => {
    const call = new URL(url).pathname.replace('/play/', '/call/');
    const answer = await fetch(origin + call, { method: 'POST', body: JSON.stringify(asked) });
    return (await answer.json()) as PlayAnswer;
  };
  const shown = async (url: string, asked: object = { ask: 'state' }): Promise<Shown> => {
    const answer = await ask(url, asked);
    if (!answer.ok) throw new Error(answer.refusal);
    return answer.shown;
  };
  const game = async (mechanic: string, skipped = 0) => {
    const games = await client.listGames();
    const found = games.filter(({ tags }) => tags[0]?.code === mechanic)[skipped];
    if (!found) throw new Error(`no ${mechanic}`);
    return found.uuid;
  };
  const session = { player_id: '17', player_name: 'Ann', currency: 'USD', language: 'en' };
  return {
    origin,
    casino,
    client,
    ask,
    shown,
    game,
    far,
    open: async (mechanic: string) =>
      client.open({ ...session, game_uuid: await game(mechanic), session_id: randomUUID() }),
    openDemo: async (mechanic: string) => client.openDemo({ game_uuid: await game(mechanic), language: 'en' }),
    play: (url: string, stakeMinor: number, choice: Choice = {}, id: string = randomUUID()) =>
      ask(url, { ask: 'play', id, stakeMinor, choice }),
    press: (path: string, fields: Record<string, string>) =>
      fetch(`${origin}${PAGES_PATH}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }),
  };
};
