import { CallError } from '../../connection/call-error.ts';
import { createStore, type Store } from '../../store/store.ts';

/** One broadcast of a channel: each has the next number. */
export interface NumberedPush {
  readonly seq: number;
}

/** Status of an order of pushes. `stale`: something was missed, and it is being loaded again. */
export type OrderStatus = 'loading' | 'ready' | 'stale' | 'failed';

/** Dependencies of an order of pushes. */
export interface PushOrderDeps<Push extends NumberedPush, Answer> {
  load: () => Promise<Answer>;
  /** The number of the last broadcast that a loaded answer includes. */
  seqOf: (answer: Answer) => number;
  onLoaded: (answer: Answer) => void;
  /** Applies the next push. False: it does not fit what is known, so all is loaded again. */
  onPush: (push: Push) => boolean;
  wait: (ms: number) => Promise<void>;
}

export interface PushOrder<Push extends NumberedPush> {
  status: Store<OrderStatus>;
  /** Takes a broadcast as it comes: twice, late, or with others missing before it. */
  receive: (push: Push) => void;
  /** Reads all again: at first, and whenever the connection was away. Resolves when that is done. Never rejects. */
  load: () => Promise<void>;
  /** Takes nothing more, until the next `load`. */
  close: () => void;
}

const RETRY_MS = 1000;
const MAX_TRIES = 5;
const MAX_KEPT = 256; // broadcasts: more than come while an answer is on its way

/**
 * Brings a channel's broadcasts in order. Duplicates are dropped; a gap, and a broadcast that does not fit, has all
 * loaded again; what comes while an answer is on its way is kept and applied after it. A loaded answer always wins,
 * even with a lower number: a server that was restarted counts from the beginning.
 */
export const createPushOrder = <Push extends NumberedPush, Answer>(
  deps: PushOrderDeps<Push, Answer>,
): PushOrder<Push> => {
  const status = createStore<OrderStatus>('loading');
  const kept = new Map<number, Push>(); // waiting for their turn, or for the answer under way
  let seq: number | undefined; // number of the last applied broadcast; undefined: nothing fits until the next answer
  let loading: Promise<void> | undefined;
  let isShown = false; // an answer has come
  let listening = false;
  let turn = 0; // turn of listening: answers to requests before a pause are not heard after it

  const keep = (push: Push): void => {
    kept.set(push.seq, push);
    if (kept.size > MAX_KEPT) kept.delete(Math.min(...kept.keys()));
  };

  /** Applies what stands next in line. Whether nothing is missing or refused. */
  const drain = (): boolean => {
    for (let next = seq === undefined ? undefined : kept.get(seq + 1); next; next = kept.get(next.seq + 1)) {
      if (!deps.onPush(next)) {
        seq = undefined;
        return false;
      }
      seq = next.seq;
    }
    return ![...kept.keys()].some((each) => seq === undefined || each > seq);
  };

  const drop = (known: number): void => {
    for (const each of kept.keys()) if (each <= known) kept.delete(each);
  };

  /** Shows an answer with what has come since. Whether that is all. */
  const take = (answer: Answer): boolean => {
    seq = deps.seqOf(answer);
    drop(seq);
    deps.onLoaded(answer);
    isShown = true;
    return drain();
  };

  const ask = async (asked: number, tries: number): Promise<Answer | undefined> => {
    try {
      return await deps.load();
    } catch (error) {
      if (asked !== turn || tries <= 1 || !mayPass(error)) return undefined;
      await deps.wait(error.retryAfterMs ?? RETRY_MS);
      return ask(asked, tries - 1);
    }
  };

  const run = async (asked: number, tries: number): Promise<void> => {
    const answer = await ask(asked, MAX_TRIES);
    if (asked !== turn) return;
    if (answer === undefined) {
      status.set(isShown ? 'stale' : 'failed');
      return;
    }
    const isWhole = take(answer);
    if (!isWhole && tries > 1) return run(asked, tries - 1);
    kept.clear();
    status.set(seq === undefined ? 'stale' : 'ready');
  };

  const load = (): Promise<void> => {
    listening = true;
    if (loading) return loading;
    status.set(isShown ? 'stale' : 'loading');
    const running = run(turn, MAX_TRIES).finally(() => {
      if (loading === running) loading = undefined;
    });
    loading = running;
    return running;
  };

  return {
    status,
    load,
    receive(push) {
      if (!listening) return;
      if (!loading && seq !== undefined && push.seq <= seq) return;
      keep(push);
      const isWhole = drain();
      if (loading) return; // applied pushes stay: the answer under way may be older
      if (isWhole) kept.clear();
      else void load();
    },
    close() {
      turn += 1;
      listening = false;
      loading = undefined;
      kept.clear();
    },
  };
};

const mayPass = (error: unknown): error is CallError =>
  error instanceof CallError && [429, 503, 'timeout'].some((code) => code === error.code);
