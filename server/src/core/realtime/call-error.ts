import type { CallErrorBody } from '../../../contract/errors.ts';

export interface CallErrorDetails extends Omit<CallErrorBody, 'code' | 'msg'> {
  /** Key of the message in the server's dictionaries; the code's own when left out. */
  message?: string;
}

/** A call that is refused: the catalogue's code and what its message appends. Nothing was changed. */
export class CallError extends Error {
  readonly code: number | string;
  readonly details: CallErrorDetails;

  constructor(code: number | string, details: CallErrorDetails = {}) {
    super(`refused with code ${code}`);
    this.name = 'CallError';
    this.code = code;
    this.details = details;
  }
}
