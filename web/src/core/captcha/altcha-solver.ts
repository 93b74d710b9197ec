import SolverWorker from 'altcha/workers/pbkdf2?worker';

/** Time after which the work is given up: a phone needs about a second. */
const SOLVE_MS = 60_000;

/** Answer of the worker: null when it was too slow. */
type WorkerAnswer = { readonly counter: number; readonly derivedKey: string } | { readonly error: unknown } | null;

const work = (worker: Worker, challenge: object): Promise<WorkerAnswer> =>
  new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(`the captcha's worker failed: ${message}`)));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
    worker.postMessage({ type: 'work', challenge, counterStart: 0, counterStep: 1, timeout: SOLVE_MS });
  });

/** Does the proof of work of an ALTCHA challenge beside the page. Resolves with what the server verifies. */
export const solveAltcha = async (challenge: object): Promise<string> => {
  const worker = new SolverWorker();
  try {
    const solution = await work(worker, challenge);
    if (!solution || 'error' in solution) throw new Error('the captcha was not solved', { cause: solution?.error });
    return btoa(JSON.stringify({ challenge, solution })); // all of it is ASCII: hex, names and numbers
  } finally {
    worker.terminate();
  }
};
