import { Worker } from 'node:worker_threads';
import type { PasswordDone, PasswordTask } from './password-worker.ts';

type Waiting = PromiseWithResolvers<string | boolean>;

/** A thread that hashes one password after another. Those of libuv are no good: files and compression wait there too. */
class HashThread {
  readonly #worker = new Worker(new URL('./password-worker.ts', import.meta.url));
  readonly #waiting = new Map<number, Waiting>();
  #tasks = 0;

  constructor(onEnd: (thread: HashThread) => void) {
    this.#worker.on('message', (done: PasswordDone) => {
      const asked = this.#waiting.get(done.id);
      this.#waiting.delete(done.id);
      if (this.size === 0) this.#worker.unref(); // an idle one keeps no process alive
      if ('result' in done) asked?.resolve(done.result);
      else asked?.reject(new Error(done.failure));
    });
    this.#worker.on('error', (error) => {
      for (const asked of this.#waiting.values()) asked.reject(error);
      this.#waiting.clear();
      onEnd(this);
    });
  }

  /** Passwords that wait here. */
  get size(): number {
    return this.#waiting.size;
  }

  ask(task: Omit<PasswordTask, 'id'>): Promise<string | boolean> {
    const id = (this.#tasks += 1);
    const asked = Promise.withResolvers<string | boolean>();
    this.#waiting.set(id, asked);
    this.#worker.ref();
    this.#worker.postMessage({ id, ...task } satisfies PasswordTask, []);
    return asked.promise;
  }
}

const MAX_THREADS = 2;
const threads: HashThread[] = [];

/** The thread with the least to do; another one when all are busy and there may be more. */
const freeThread = (): HashThread => {
  const [least] = threads.toSorted((a, b) => a.size - b.size);
  if (least && (least.size === 0 || threads.length === MAX_THREADS)) return least;
  const thread = new HashThread((ended) => threads.splice(threads.indexOf(ended), 1));
  threads.push(thread);
  return thread;
};

/** Argon2id of a password. */
export const hashPassword = async (password: string): Promise<string> => String(await freeThread().ask({ password }));

let nobodysHash: Promise<string> | undefined; // an unknown login costs as much time as a wrong password

/** True for the right password. Takes as long for a login that does not exist (undefined) as for one that does. */
export const isRightPassword = async (passwordHash: string | null | undefined, password: string): Promise<boolean> => {
  const known = passwordHash ?? (await (nobodysHash ??= hashPassword('no account has this password')));
  const isRight = await freeThread().ask({ password, passwordHash: known });
  return isRight === true && passwordHash != null;
};
