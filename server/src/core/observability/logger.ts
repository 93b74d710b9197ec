import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger };

/** Values under these keys never reach a log line. */
const secretKeys = ['password', 'repeatPassword', 'token', 'cookie', 'authorization', 'serverSeed'];

/** A code that somebody typed is a secret; that of an error (ECONNREFUSED, an SQLSTATE) says what happened. */
const typedCodes = ['body', 'payload', 'query', 'params'].map((part) => `${part}.code`);
const redact = [...secretKeys, ...typedCodes].flatMap((path) => [path, `*.${path}`, `*.*.${path}`]);

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
