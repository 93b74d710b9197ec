import { describe, expect, test } from 'vitest';
import { CallError } from '../../connection/call-error.ts';
import { createPushOrder } from './push-order.ts';

interface Push {
  seq: number;
  word: string;
}

interface Answer {
  seq: number;
  words: string;
}

/** A channel whose state is the words that were said, and a server that answers when told. */
const openChannel = () => {
  const asked: PromiseWithResolvers<Answer>[] = [];
  const waited: number[] = [];
  let shown = '';
  let refuses = '';
  const order = createPushOrder<Push, Answer>({
    load() {
      const answer = Promise.withResolvers<Answer>();
      asked.push(answer);
      return answer.promise;
    },
    seqOf: ({ seq }) => seq,
    onLoaded({ words }) {
      shown = words;
    },
    onPush({ word }) {
      if (word === refuses) return false;
      shown += word;
      return true;
    },
    async wait(ms) {
      waited.push(ms);
    },
  });
  return {
    order,
    waited,
    shown: () => shown,
    asked: () => asked.length,
    refuse(word: string) {
      refuses = word;
    },
    /** The oldest question that is still open is answered. */
    async answer(answer: Answer | Error) {
      const last = asked.at(-1);
      if (answer instanceof Error) last?.reject(answer);
      else last?.resolve(answer);
      await new Promise(setImmediate);
    },
    push: (seq: number, word: string) => order.receive({ seq, word }),
  };
};

const openLoaded = async () => {
  const channel = openChannel();
  void channel.order.load();
  await channel.answer({ seq: 3, words: 'abc' });
  return channel;
};

describe('broadcasts in order', () => {
  test('are applied one after the other', async () => {
    const channel = await openLoaded();
    channel.push(4, 'd');
    channel.push(5, 'e');
    expect([channel.shown(), channel.asked(), channel.order.status.get()]).toEqual(['abcde', 1, 'ready']);
  });

  test('a repeated broadcast counts once', async () => {
    const channel = await openLoaded();
    channel.push(4, 'd');
    channel.push(4, 'd');
    channel.push(2, 'b');
    expect([channel.shown(), channel.asked()]).toEqual(['abcd', 1]);
  });

  test('late broadcasts take their place, whatever the answer to the gap says', async () => {
    const channel = await openLoaded();
    channel.push(5, 'e');
    expect([channel.shown(), channel.asked(), channel.order.status.get()]).toEqual(['abc', 2, 'stale']);
    channel.push(4, 'd');
    expect(channel.shown()).toBe('abcde');
    await channel.answer({ seq: 4, words: 'abcd' });
    expect([channel.shown(), channel.order.status.get()]).toEqual(['abcde', 'ready']);
  });

  test('broadcasts are loaded again when one is lost, with those that came meanwhile', async () => {
    const channel = await openLoaded();
    channel.push(5, 'e');
    channel.push(6, 'f');
    await channel.answer({ seq: 5, words: 'abcde' });
    expect([channel.shown(), channel.asked(), channel.order.status.get()]).toEqual(['abcdef', 2, 'ready']);
    channel.push(7, 'g');
    expect(channel.shown()).toBe('abcdefg');
  });

  test('broadcasts that came while the first answer was on its way are kept', async () => {
    const channel = openChannel();
    void channel.order.load();
    channel.push(4, 'd');
    channel.push(5, 'e');
    await channel.answer({ seq: 4, words: 'abcd' });
    expect(channel.shown()).toBe('abcde');
  });

  test('broadcasts that do not fit have all loaded again', async () => {
    const channel = await openLoaded();
    channel.refuse('d');
    channel.push(4, 'd');
    expect([channel.shown(), channel.asked()]).toEqual(['abc', 2]);
    await channel.answer({ seq: 4, words: 'abcD' });
    channel.push(5, 'e');
    expect([channel.shown(), channel.order.status.get()]).toEqual(['abcDe', 'ready']);
  });

  test('still missing after an answer have it asked for again, but not for ever', async () => {
    const channel = await openLoaded();
    channel.push(9, 'x');
    for (let times = 0; times < 5; times += 1) await channel.answer({ seq: 4, words: 'abcd' });
    expect([channel.asked(), channel.shown(), channel.order.status.get()]).toEqual([6, 'abcd', 'ready']);
    channel.push(5, 'e');
    expect(channel.shown()).toBe('abcde');
  });
});

describe('an answer', () => {
  test('wins even with a lower number: the server was restarted', async () => {
    const channel = await openLoaded();
    void channel.order.load();
    channel.push(1, 'A');
    await channel.answer({ seq: 0, words: '' });
    expect([channel.shown(), channel.order.status.get()]).toEqual(['A', 'ready']);
  });

  test('an answer that fails to come for a passing reason is asked for again', async () => {
    const channel = openChannel();
    void channel.order.load();
    await channel.answer(new CallError({ code: 429, retryAfterMs: 700 }));
    await channel.answer({ seq: 1, words: 'a' });
    expect([channel.shown(), channel.waited, channel.order.status.get()]).toEqual(['a', [700], 'ready']);
  });

  test('an answer that does not come at all is a failure, or leaves the shown state stale', async () => {
    const first = openChannel();
    void first.order.load();
    await first.answer(new CallError({ code: 'offline' }));
    expect(first.order.status.get()).toBe('failed');
    const later = await openLoaded();
    void later.order.load();
    await later.answer(new CallError({ code: 'offline' }));
    expect([later.shown(), later.order.status.get()]).toEqual(['abc', 'stale']);
  });

  test('is not heard after the end', async () => {
    const channel = openChannel();
    void channel.order.load();
    channel.order.close();
    await channel.answer({ seq: 1, words: 'a' });
    channel.push(2, 'b');
    expect(channel.shown()).toBe('');
  });

  test('an answer to a request before a pause is not heard after it, and the next one is', async () => {
    const channel = await openLoaded();
    void channel.order.load();
    const { answer } = channel;
    channel.order.close();
    await answer({ seq: 4, words: 'late' });
    expect(channel.shown()).toBe('abc');
    void channel.order.load();
    await answer({ seq: 5, words: 'abcde' });
    channel.push(6, 'f');
    expect([channel.shown(), channel.order.status.get()]).toEqual(['abcdef', 'ready']);
  });
});
