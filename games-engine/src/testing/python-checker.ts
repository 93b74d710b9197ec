import { execFile, execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The checker that was written from the specification. */
export const pythonChecker = fileURLToPath(new URL('../../docs/check_rounds.py', import.meta.url));

const runs = (command: string): boolean => {
  const [tool = '', ...args] = command.split(' ');
  try {
    execFileSync(tool, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/**
 * True when the checker can run here. Where it cannot its tests say so and are skipped; a machine that tests for
 * everybody (CI) must have it: there it throws.
 */
export const hasPython = (): boolean => {
  const missing = ['python3 --version', 'openssl version'].find((command) => !runs(command));
  if (missing === undefined) return true;
  const text = `the Python checker is not tested: "${missing}" does not run on this machine`;
  if (process.env['CI']) throw new Error(text);
  console.warn(text);
  return false;
};

/** Output of the checker, and its exit status. */
export interface PythonVerdict {
  status: number;
  text: string;
}

/** Runs Python with these arguments. */
export const runPython = (...args: readonly string[]): Promise<PythonVerdict> =>
  new Promise((resolve) => {
    execFile('python3', ['-B', ...args], { maxBuffer: 1 << 26 }, (error, out, err) =>
      resolve({ status: error ? Number(error.code) : 0, text: out + err }),
    );
  });
