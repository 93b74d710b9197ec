import type { kycCodes } from '../../../contract/features/kyc-values.ts';

export type DocumentFault = (typeof kycCodes)[keyof typeof kycCodes];

/** A file that is not taken, and why. */
export class DocumentRefused extends Error {
  readonly fault: DocumentFault;

  constructor(fault: DocumentFault, options?: ErrorOptions) {
    super(`the document is refused: ${fault}`, options);
    this.name = 'DocumentRefused';
    this.fault = fault;
  }
}
