import { pino, type Logger } from 'pino';

export type { Logger };

/** Values under these keys never reach a log line. */
const secretKeys = ['password', 'repeatPassword', 'token', 'cookie', 'authorization', 'serverSeed', 'code'];
const redact = secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);

/** Structured logs on standard output: JSON lines, with secrets cut out. */
export const createLogger = (level: string): Logger =>
  pino({ level, redact: { paths: redact, censor: '[cut]' }, base: null, timestamp: pino.stdTimeFunctions.isoTime });
