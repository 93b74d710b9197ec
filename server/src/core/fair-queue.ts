import { BusyError } from 'db';

/** A piece of work that may have to wait. */
export interface Asked {
  owner: string; // owners take turns
  kind: string; // one of an owner's is in work at a time
  request: string; // the same of an owner that waits already is done once, for both
  isGone(): boolean; // nobody waits for its answer
}

export interface FairQueueOptions {
  atOnce: number; // in work, of all owners
  maxOfOwner: number; // waiting
  maxWaiting: number; // limit of all owners together
  maxWaitMs: number; // until it begins
}

interface Waiting extends Omit<Asked, 'owner' | 'isGone'> {
  callers: Asked['isGone'][];
  begin(): Promise<void>;
  refuse(why: string): void;
  answer: Promise<unknown>;
  deadline: NodeJS.Timeout;
}

/**
 * Does dear work a few pieces at a time, of each owner in turn, however much one of them asks for. An answer is never older
 * than the question: what comes while the same is in work is done once more, for all who have asked by then. Work that nobody
 * waits for is not begun; too much of it, or what has waited too long, is refused with BusyError.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  readonly #owners = new Map<string, Waiting[]>(); // the last one served comes last
  readonly #inWork = new Set<string>();
  #waiting = 0;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  take<T>({ owner, kind, request, isGone }: Asked, work: () => Promise<T> | T): Promise<T> {
    const ahead = this.#owners.get(owner) ?? [];
    const same = ahead.find((one) => one.request === request);
    if (same) {
      same.callers.push(isGone);
      return same.answer as Promise<T>;
    }
    const { maxOfOwner, maxWaiting, maxWaitMs } = this.#options;
    if (ahead.length >= maxOfOwner || this.#waiting >= maxWaiting)
      return Promise.reject(new BusyError('too much waits to be done'));
    const { promise: answer, resolve, reject } = Promise.withResolvers<T>();
    const refuse = (why: string): void => reject(new BusyError(why));
    const begin = async (): Promise<void> => {
      try {
        resolve(await work());
      } catch (error) {
        reject(error);
      }
    };
    const deadline = setTimeout(() => {
      this.#remove(owner, one);
      refuse('it has waited too long to be done');
    }, maxWaitMs);
    const one: Waiting = { kind, request, callers: [isGone], begin, refuse, answer, deadline };
    this.#owners.set(owner, [...ahead, one]);
    this.#waiting += 1;
    this.#pump();
    return answer;
  }

  /** Pieces of work that wait. */
  get size(): number {
    return this.#waiting;
  }

  #remove(owner: string, one: Waiting): void {
    clearTimeout(one.deadline);
    const left = (this.#owners.get(owner) ?? []).filter((other) => other !== one);
    this.#owners.delete(owner);
    if (left.length > 0) this.#owners.set(owner, left);
    this.#waiting -= 1;
  }

  #next(): { owner: string; key: string; one: Waiting } | undefined {
    for (const [owner, waiting] of this.#owners)
      for (const one of waiting) {
        const key = `${owner} ${one.kind}`;
        if (!this.#inWork.has(key)) return { owner, key, one };
      }
    return undefined;
  }

  #pump(): void {
    while (this.#inWork.size < this.#options.atOnce) {
      const next = this.#next();
      if (!next) return;
      const { owner, key, one } = next;
      this.#remove(owner, one);
      if (one.callers.every((isGone) => isGone())) {
        one.refuse('nobody waits for the answer');
        continue;
      }
      this.#inWork.add(key);
      void one.begin().finally(() => {
        this.#inWork.delete(key);
        this.#pump();
      });
    }
  }
}
