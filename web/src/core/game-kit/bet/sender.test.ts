import { describe, expect, test } from 'vitest';
import { CallError } from '../../connection/call-error.ts';
import { createProblemOf } from './problem.ts';
import { createBetSender } from './sender.ts';

const problemOf = createProblemOf({ 3: 'closed', 6: 'insufficient' });

/** A sender with a server that answers as told, in a world where waiting takes no time. */
const openSender = (...answers: (string | Error | Promise<string>)[]) => {
  const sent: { stake: number; requestId: string }[] = [];
  const story: string[] = [];
  const sender = createBetSender<{ stake: number }, string>({
    async call(payload) {
      sent.push(payload);
      const next = answers[sent.length - 1];
      if (next === undefined) throw new Error('no answer was given for this call');
      if (next instanceof Error) throw next;
      return next;
    },
    problemOf,
    async wait(ms) {
      story.push(`waited ${ms}`);
    },
    async online() {
      story.push('online');
    },
    newId: () => `id-${sent.length + 1}`,
  });
  return { sender, sent, story };
};

const lost = new CallError({ code: 'offline' });
const unanswered = new CallError({ code: 504 });
const fault = new CallError({ code: 500, requestId: 'ref-7', msg: 'fault ref-7' });

describe('a call that moves money', () => {
  test('is sent with an id of its own and answered once', async () => {
    const { sender, sent } = openSender('placed', 'placed again');
    expect(await sender.send({ stake: 5 })).toEqual({ kind: 'answered', answer: 'placed' });
    await sender.send({ stake: 5 });
    expect(sent.map(({ requestId }) => requestId)).toEqual(['id-1', 'id-2']);
  });

  test('is repeated with the same id until the answer is known', async () => {
    const { sender, sent, story } = openSender(lost, new CallError({ code: 'timeout' }), 'placed');
    const sending = sender.send({ stake: 5 });
    expect(sender.store.get()).toEqual({ pending: true, recovering: false, problem: undefined });
    expect(await sending).toMatchObject({ kind: 'answered' });
    expect(new Set(sent.map(({ requestId }) => requestId))).toEqual(new Set(['id-1']));
    expect(story).toEqual(['waited 500', 'online', 'waited 500', 'online']);
    expect(sender.store.get()).toEqual({ pending: false, recovering: false, problem: undefined });
  });

  test('is not sent while another is on its way', async () => {
    const answer = Promise.withResolvers<string>();
    const { sender, sent } = openSender(answer.promise);
    const first = sender.send({ stake: 5 });
    expect(await sender.send({ stake: 5 })).toEqual({ kind: 'busy' });
    answer.resolve('placed');
    await first;
    expect(sent).toHaveLength(1);
  });

  test('a refused call says why, until the next or another player', async () => {
    const { sender } = openSender(new CallError({ code: 3 }), 'placed', new CallError({ code: 6 }));
    expect(await sender.send({ stake: 5 })).toMatchObject({ kind: 'refused', problem: { failure: 'closed' } });
    expect(sender.store.get().problem?.code).toBe(3);
    await sender.send({ stake: 5 });
    expect(sender.store.get().problem).toBeUndefined();
    await sender.send({ stake: 5 });
    sender.reset();
    expect(sender.store.get().problem).toBeUndefined();
  });

  test('a call whose answer was lost is never called refused', async () => {
    const { sender } = openSender(lost, new CallError({ code: 3 }));
    expect(await sender.send({ stake: 5 })).toMatchObject({ kind: 'refused', problem: { failure: 'unknown' } });
  });

  test('a call whose answer was lost waits for the passing fault', async () => {
    const { sender } = openSender(lost, new CallError({ code: 503 }), new CallError({ code: 429 }), 'placed');
    expect(await sender.send({ stake: 5 })).toMatchObject({ kind: 'answered' });
  });

  test('is asked for again under its id when no process of the server could say what became of it', async () => {
    const { sender, sent } = openSender(unanswered, 'placed');
    expect(await sender.send({ stake: 5 })).toEqual({ kind: 'answered', answer: 'placed' });
    expect(sent.map(({ requestId }) => requestId)).toEqual(['id-1', 'id-1']);
  });

  test('a call without any answer ends as unknown', async () => {
    const { sender, sent } = openSender(unanswered, unanswered, unanswered);
    expect(await sender.send({ stake: 5 })).toMatchObject({ kind: 'refused', problem: { failure: 'unknown' } });
    expect(sent).toHaveLength(3);
  });

  test('a call whose outcome a faulty server never tells ends as unknown, with a reference', async () => {
    const { sender, sent } = openSender(fault, fault, fault);
    expect(await sender.send({ stake: 5 })).toMatchObject({
      kind: 'refused',
      problem: { code: 500, failure: 'unknown', msg: 'fault ref-7' },
    });
    expect(sent).toHaveLength(3);
  });
});

describe('the meaning of a refusal', () => {
  test('is said by the game first, then by the house', () => {
    const ownProblemOf = createProblemOf({ 0: 'refused' });
    expect(ownProblemOf(new CallError({ code: 0 })).failure).toBe('refused');
    expect(problemOf(new CallError({ code: 0 })).failure).toBe('signed-out');
    expect(ownProblemOf(new CallError({ code: 'MAX_BET', msg: 'At most 20.00 USD.' }))).toMatchObject({
      failure: 'refused',
      staleConfig: true,
      msg: 'At most 20.00 USD.',
    });
  });

  test('is unknown for a code that nobody knows: money may have moved', () => {
    expect(problemOf(new CallError({ code: 'NEW_CODE', msg: 'new' }))).toMatchObject({
      failure: 'unknown',
      msg: 'new',
    });
    expect(problemOf(new Error('a bug')).failure).toBe('unknown');
  });
});
