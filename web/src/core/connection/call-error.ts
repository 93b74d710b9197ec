import type { CallErrorBody } from 'server/contract';

/** Codes that the client itself gives: the server did not answer, so what it did is not known. */
export const connectionCodes = ['offline', 'timeout'] as const;

/** A refused call: the catalogue's code with the server's sentence, or one of `connectionCodes`. */
export class CallError extends Error {
  readonly code: number | string;
  readonly msg: string; // the server's sentence in the caller's language; empty for connectionCodes
  readonly field: string | undefined; // wrong field of a payload
  readonly requestId: string | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(body: Partial<CallErrorBody> & Pick<CallErrorBody, 'code'>) {
    super(`refused with code ${body.code}${body.msg ? `: ${body.msg}` : ''}`);
    this.name = 'CallError';
    this.code = body.code;
    this.msg = body.msg ?? '';
    this.field = body.field;
    this.requestId = body.requestId;
    this.retryAfterMs = body.retryAfterMs;
  }
}

/** True when the answer was lost: repeat a call that moves money only with the same `requestId`. */
export const isConnectionLoss = (error: unknown): error is CallError =>
  error instanceof CallError && connectionCodes.some((code) => code === error.code);
