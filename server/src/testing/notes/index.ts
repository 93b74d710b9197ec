import { houseAccountId, postTransaction } from 'db';
import { notes as store } from 'db/testing';
import { z } from 'zod';
import { defineFeature } from '../../core/features/feature.ts';
import { variable } from '../../core/features/variable.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { noteCodes, notes as contract } from './notes.contract.ts';
import { texts } from '../../core/i18n/texts.ts';

const variables = z.object({
  NOTE_LENGTH: variable(z.coerce.number().int().min(1).default(20), {
    takes: 'a number of characters from 1',
    means: 'the longest note',
  }),
});
const PRICE = 100n;

/** The smallest area that uses everything an area may bring: only tests register it. */
export const notes = defineFeature({
  contract,
  messages: texts('notes'),
  variables: [variables],
  open({ em, inUnitOfWork, readVariables, pushes, settings, clock }) {
    const { NOTE_LENGTH } = readVariables(variables);
    const played = new Map<bigint, string[]>();
    return {
      calls: {
        'notes.add': {
          async handle({ text }, { player }) {
            if (text.length > NOTE_LENGTH) throw new CallError(noteCodes.tooLong);
            const { userId, accounts } = player;
            const paid = await inUnitOfWork(async ({ em: inner, client }) => {
              const id = await store.noteRepository(inner).add(userId, text);
              const house = await houseAccountId(client, 'house.fees');
              const { balances } = await postTransaction(client, {
                kind: 'note.price',
                scope: `user:${userId}`,
                key: null,
                requestHash: null,
                at: clock.now(),
                entries: [
                  { accountId: accounts.real, amount: -PRICE },
                  { accountId: house, amount: PRICE },
                ],
              });
              return { id: String(id), balance: Number(balances.get(accounts.real)) };
            });
            pushes.everywhere.toUser(userId, { channel: 'notes', type: 'added', payload: { id: paid.id } });
            return paid;
          },
        },
        'notes.settled': { handle: (_payload, { player }) => ({ games: played.get(player.userId) ?? [] }) },
      },
      requests: {
        'notes:count': {
          async handle(_payload, { player }) {
            return { count: await store.noteRepository(em()).count(player.userId) };
          },
        },
      },
      routes(app) {
        app.get<{ Params: { id: string } }>('/api/notes/:id', async ({ params }) => {
          const text = await store.noteRepository(em()).textOf(BigInt(params.id));
          if (text === undefined) throw new CallError(noteCodes.notFound);
          return { text };
        });
        if (settings.allowSandbox) app.get('/sandbox/notes', () => ({ isSimulated: true }));
      },
      jobs: [{ name: 'forget', everyMs: 50, run: async () => void (await store.noteRepository(em()).forgetAll()) }],
      on: {
        'bet.settled': ({ userId, game }) => void played.set(userId, [...(played.get(userId) ?? []), game]),
      },
    };
  },
});
