import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger };

/** Values under these keys never reach a log line. */
const secretKeys = ['password', 'repeatPassword', 'token', 'cookie', 'authorization', 'serverSeed', 'code'];
const redact = secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);

/** Structured logs: JSON lines, with secrets cut out; on standard output unless they go elsewhere. */
export const createLogger = (level: string, into?: DestinationStream): Logger => {
  const options = {
    level,
    redact: { paths: redact, censor: '[cut]' },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return into ? pino(options, into) : pino(options);
};
