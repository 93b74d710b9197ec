import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import {
  answerBalance,
  answerDone,
  answerRolledBack,
  createCallbackReader,
  refuseCallback,
  type WalletCommand,
} from '../slotegrator.callback.ts';
import { validateMerchant } from './self-validation.ts';

const merchant = { merchantId: 'shop', merchantKey: 'key' };
const session = { playerId: '17', currency: 'USD', sessionId: 's1', gameUuid: 'g1' };

const flaws = [
  'repeats pay again',
  'repeats get another id',
  'refunds pay again',
  'early refunds are forgotten',
  'early rollbacks are forgotten',
  'rollbacks take the whole round',
  'rollbacks list nothing',
  'balances go below zero',
  'anybody may sign',
  'any session will do',
  'any player will do',
  'any currency will do',
  'nothing is answered',
] as const;
type Flaw = (typeof flaws)[number];

/** A wallet of one player that keeps the contract, except for one flaw. */
const createMerchantStub = (flaw?: Flaw) => {
  const read = createCallbackReader(merchant);
  const known = new Map<string, { id: string; changeMinor: bigint; roundId: string | undefined }>();
  const undone = new Set<string>(); // refunded bets and rolled-back transactions
  let balanceMinor = 10_000n;
  let count = 0;

  const book = (id: string, changeMinor: bigint, roundId: string | undefined) => {
    const first = known.get(id);
    if (first && flaw !== 'repeats pay again')
      return answerDone(balanceMinor, flaw === 'repeats get another id' ? `own-${(count += 1)}` : first.id);
    if (balanceMinor + changeMinor < 0n && flaw !== 'balances go below zero')
      return refuseCallback('INSUFFICIENT_FUNDS', 'not enough');
    balanceMinor += changeMinor;
    const entry = { id: `own-${(count += 1)}`, changeMinor, roundId };
    known.set(id, entry);
    return answerDone(balanceMinor, entry.id);
  };

  /** Reverses a transaction; an unknown one is marked, so that it is never taken. */
  const undo = (id: string, isForgotten: boolean): bigint => {
    if (undone.has(id)) return 0n;
    const entry = known.get(id);
    if (entry || !isForgotten) undone.add(id);
    return entry ? -entry.changeMinor : 0n;
  };

  const rollback = (command: Extract<WalletCommand, { action: 'rollback' }>) => {
    const ids = command.undone.map(({ id }) => id);
    const rounds = new Set(ids.map((id) => known.get(id)?.roundId));
    const whole = flaw === 'rollbacks take the whole round';
    const also = whole ? [...known].filter(([, { roundId }]) => rounds.has(roundId)).map(([id]) => id) : [];
    if (!known.has(command.id)) {
      for (const id of new Set([...ids, ...also])) balanceMinor += undo(id, flaw === 'early rollbacks are forgotten');
      known.set(command.id, { id: `own-${(count += 1)}`, changeMinor: 0n, roundId: undefined });
    }
    const betId = known.get(command.id)?.id ?? '';
    return answerRolledBack(balanceMinor, betId, flaw === 'rollbacks list nothing' ? [] : ids);
  };

  const carryOut = (command: WalletCommand) => {
    if (command.sessionId !== session.sessionId && flaw !== 'any session will do')
      return refuseCallback('INTERNAL_ERROR', 'no such session');
    if (command.playerId !== session.playerId && flaw !== 'any player will do')
      return refuseCallback('INTERNAL_ERROR', 'another player');
    if (command.currency !== session.currency && flaw !== 'any currency will do')
      return refuseCallback('INTERNAL_ERROR', 'another currency');
    switch (command.action) {
      case 'balance':
        return answerBalance(balanceMinor);
      case 'bet':
        return undone.has(command.id)
          ? answerDone(balanceMinor, command.id)
          : book(command.id, -command.amountMinor, command.roundId);
      case 'win':
        return book(command.id, command.amountMinor, command.roundId);
      case 'refund': {
        const back =
          flaw === 'refunds pay again'
            ? -(known.get(command.betId)?.changeMinor ?? 0n)
            : known.has(command.id)
              ? 0n
              : undo(command.betId, flaw === 'early refunds are forgotten');
        return book(command.id, back, command.roundId);
      }
      case 'rollback':
        return rollback(command);
    }
  };

  const app = Fastify({ forceCloseConnections: true });
  app.addContentTypeParser(/^application\/x-www-form-urlencoded/, { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.post('/callback', ({ method, headers, body }, reply) => {
    if (flaw === 'nothing is answered') return reply.status(500).send('down');
    try {
      const bytes = body as Buffer;
      if (flaw === 'anybody may sign' && new URLSearchParams(bytes.toString()).get('action') === 'win')
        return answerDone(balanceMinor, 'own');
      const { status, type, body: text } = carryOut(read({ method, headers, body: bytes }));
      return reply.status(status).type(type).send(text);
    } catch {
      return reply.type('application/json').send(refuseCallback('INTERNAL_ERROR', 'not taken').body);
    }
  });
  return app;
};

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

const validate = async (flaw?: Flaw) => {
  app = createMerchantStub(flaw);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return validateMerchant(merchant, `${origin}/callback`, session);
};

it('passes a wallet that keeps the contract', async () => {
  const { success, log } = await validate();
  expect(log.filter((line) => !line.endsWith(': ok'))).toEqual([]);
  expect(success).toBe(true);
});

it.each(flaws)('fails a wallet where %s', async (flaw) => {
  const { success, log } = await validate(flaw);
  expect(log.filter((line) => !line.endsWith(': ok')).length).toBeGreaterThan(0);
  expect(success).toBe(false);
});
