import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { kycCodes } from '../../../contract/features/kyc-values.ts';
import { inPictureTurn } from '../picture-turn.ts';
import { DocumentRefused, type DocumentFault } from './document-refused.ts';

const PROGRAM = fileURLToPath(new URL('./document-program.ts', import.meta.url));
const DEADLINE_MS = 20_000;
const MAX_OUTPUT_BYTES = 32 * 1024 * 1024;

// none of our secrets; Windows starts no program without its own variable
const { SystemRoot } = process.env;
const environment = SystemRoot === undefined ? {} : { SystemRoot };

const faultIn = (text: string): DocumentFault | undefined => Object.values(kycCodes).find((code) => code === text);

/**
 * Draws a picture again in a process of its own, which is killed when it takes too long: a decoder of the library runs in
 * a thread that nothing can stop, and a fault in one ends a process. Throws DocumentRefused.
 */
export const redrawPicture = (bytes: Buffer, deadlineMs = DEADLINE_MS): Promise<Buffer> =>
  inPictureTurn(
    () =>
      new Promise((resolve, reject) => {
        const options = {
          encoding: 'buffer',
          timeout: deadlineMs,
          maxBuffer: MAX_OUTPUT_BYTES,
          env: environment,
        } as const;
        const child = execFile(
          process.execPath,
          [PROGRAM],
          { ...options, killSignal: 'SIGKILL' },
          (cause, out, errors) => {
            if (!cause) return resolve(out);
            const fault = faultIn(errors.toString()) ?? (child.signalCode === null ? undefined : kycCodes.damaged);
            reject(fault ? new DocumentRefused(fault, { cause }) : cause);
          },
        );
        child.stdin?.on('error', () => undefined); // it may have refused before it read to the end
        child.stdin?.end(bytes);
      }),
  );
