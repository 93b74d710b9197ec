import { hashSync, verifySync } from '@node-rs/argon2';
import { parentPort } from 'node:worker_threads';

/** A password to be hashed, or to be compared with a hash. */
export interface PasswordTask {
  id: number;
  password: string;
  passwordHash?: string;
}

/** Result of a job: the hash, or the comparison's outcome. */
export type PasswordDone = { id: number; result: string | boolean } | { id: number; failure: string };

parentPort?.on('message', ({ id, password, passwordHash }: PasswordTask) => {
  let done: PasswordDone;
  try {
    done = { id, result: passwordHash === undefined ? hashSync(password) : verifySync(passwordHash, password) };
  } catch (error) {
    done = { id, failure: String(error) };
  }
  parentPort?.postMessage(done, []);
});
