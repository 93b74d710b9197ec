import { checkInvariants, houseStorage } from 'db';
import { notes as stored } from 'db/testing';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { defineContract, mergeContracts } from '../../contract/feature.ts';
import type { AnyServerFeature, OpenFeature, ServerFeatures } from '../core/features/feature.ts';
import { notes } from '../testing/notes/index.ts';
import * as contracts from '../testing/notes/notes.contract.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../testing/test-server.ts';
import { ConfigError } from './config.ts';
import { houseFeatures } from './features.ts';

/** Notes, whose job runs when a test says so. */
let forget: (() => Promise<void>) | undefined;
let isBroken = false; // an answer holds what no socket can send
let heardAddress = ''; // when the area heard that the server listens
const quietNotes: AnyServerFeature = {
  ...notes,
  async open(tools) {
    const { jobs = [], ...open } = await notes.open(tools);
    forget = jobs[0]?.run;
    const count = open.requests?.['notes:count'];
    return {
      ...open,
      requests: {
        ...open.requests,
        'notes:count': {
          handle: (_payload, caller) => (isBroken ? { count: 1n } : count?.handle({}, caller as never)),
        },
      },
      async routes(app) {
        await open.routes?.(app);
        app.addHook('onListen', (done) => {
          heardAddress = tools.siteUrl();
          done();
        });
      },
    };
  },
};
const parts = { features: { ...houseFeatures, notes: quietNotes }, storage: [...houseStorage, stored.stored] };

let server: TestServer;
let player: TestPlayer;
beforeAll(async () => {
  server = await startTestServer({ NOTE_LENGTH: '10' }, { parts });
  player = await server.player({ language: 'en' });
});
afterAll(() => server.close());

const add = (text: string, who = player) => who.call<{ id: string; balance: number }>('notes.add', { text });

describe('an area that is registered in one line', () => {
  it('knows the address when it hears that the server listens', () => {
    expect(heardAddress).toBe(server.url);
  });

  it('answers calls and requests on real sockets, and stores in a table of its own beside the ledger', async () => {
    expect(await add('first')).toMatchObject({ balance: 99_900 });
    expect(await player.request('notes:count')).toEqual({ success: true, data: { count: 1 } });
    expect(await checkInvariants(server.db.pool)).toEqual([]);
  });

  it('is refused in words, and the server goes on, when an answer cannot be sent', async () => {
    isBroken = true;
    const heard = new Promise((resolve) => player.legacy.once('notes', resolve));
    player.legacy.emit('notes', { type: 'count', payload: {} });
    expect(await heard).toMatchObject({ type: 'error', payload: { success: false, code: 500 } });
    isBroken = false;
    expect(await player.request('notes:count')).toMatchObject({ success: true });
  });

  it('stores nothing when the ledger refuses', async () => {
    const poor = await server.player({ creditMinor: 50n });
    expect(await poor.refusal('notes.add', { text: 'x' })).toMatchObject({ code: 500 });
    expect(await poor.request('notes:count')).toMatchObject({ data: { count: 0 } });
  });

  it('has its refusals worded in the language of the caller, over sockets and HTTP', async () => {
    expect(await player.refusal('notes.add', { text: 'far too long a note' })).toEqual({
      code: 'NOTE_TOO_LONG',
      msg: 'The note is too long.',
    });
    const missing = await fetch(`${server.url}/api/notes/0`, { headers: { cookie: 'lang=tr' } });
    expect(missing.status).toBe(404);
    expect(await missing.json()).toEqual({ success: false, code: 404, msg: 'Böyle bir not yok.' });
    const { id } = await add('shown');
    expect(await (await fetch(`${server.url}/api/notes/${id}`)).json()).toEqual({ text: 'shown' });
  });

  it('answers a fault of its routes as such, without telling what it was', async () => {
    const broken = await fetch(`${server.url}/api/notes/none`, { headers: { cookie: 'lang=en' } });
    expect(broken.status).toBe(500);
    expect(await broken.json()).toMatchObject({
      success: false,
      code: 500,
      msg: expect.stringMatching(/^Server error\./),
    });
  });

  it('refuses who is not signed in, and a payload that its contract does not take', async () => {
    const guest = await server.guest();
    expect(await guest.refusal('notes.add', { text: 'x' })).toMatchObject({ code: 2 });
    expect(await player.refusal('notes.add', {})).toMatchObject({ code: 400, field: 'text' });
  });

  it('hears of settled bets', async () => {
    await player.call('dice.play', { bet: '1.00', percent: 50, bet_type: 'less' });
    expect(await player.call('notes.settled')).toEqual({ games: ['dice'] });
  });

  it('simulates a provider where that is allowed', async () => {
    expect(await (await fetch(`${server.url}/sandbox/notes`)).json()).toEqual({ isSimulated: true });
  });

  it('tells pages, at whatever process they are', async () => {
    const beside = await startTestServer({}, { beside: server, parts });
    try {
      const socket = await beside.connect(player.token);
      const heard = new Promise((resolve) => socket.on('notes', resolve));
      const { id } = await add('heard');
      expect(await heard).toEqual({ type: 'added', payload: { id } });
    } finally {
      await beside.close();
    }
  });

  it('does its jobs', async () => {
    await add('old');
    await forget?.();
    expect(await player.request('notes:count')).toMatchObject({ data: { count: 0 } });
  });

  it('keeps the server from starting with a variable that it cannot read', async () => {
    const start = startTestServer({ NOTE_LENGTH: 'long' }, { beside: server, parts });
    await expect(start).rejects.toThrow(ConfigError);
    await expect(start).rejects.toThrow('NOTE_LENGTH: got "long", takes a number of characters from 1');
  });
});

it('runs jobs by itself while the server is open', async () => {
  const features: ServerFeatures = { ...houseFeatures, notes };
  const busy = await startTestServer({}, { parts: { ...parts, features } });
  try {
    const writer = await busy.player();
    await add('gone soon', writer);
    await expect.poll(async () => (await writer.request<{ count: number }>('notes:count')).data.count).toBe(0);
  } finally {
    await busy.close();
  }
});

describe('a contract', () => {
  it('has all its calls answered, or its area does not compile', () => {
    type Open = OpenFeature<typeof contracts.notes>;
    expectTypeOf<Pick<Open, 'calls' | 'requests'>>().toExtend<Open>();
    expectTypeOf<Pick<Open, 'calls'>>().not.toExtend<Open>();
    expectTypeOf<{ calls: Omit<Open['calls'], 'notes.add'>; requests: Open['requests'] }>().not.toExtend<Open>();
  });

  it('is merged with the others of its module, whose other exports are left out', () => {
    expect(Object.keys(mergeContracts(contracts, 'calls'))).toEqual(['notes.add', 'notes.settled']);
    expect(Object.keys(mergeContracts(contracts, 'requests'))).toEqual(['notes:count']);
    expectTypeOf(mergeContracts(contracts, 'requests')).toHaveProperty('notes:count');
    const twice = { one: contracts.notes, other: defineContract({ calls: contracts.notes.calls }) };
    expect(() => mergeContracts(twice, 'calls')).toThrow(RangeError);
  });
});
