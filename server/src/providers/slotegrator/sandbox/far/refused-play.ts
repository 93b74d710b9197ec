import type { Refusal } from './play.contract.ts';

/** A round that was not started, or an act that was not carried out. */
export class RefusedPlay extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

export const refuse = (refusal: Refusal): never => {
  throw new RefusedPlay(refusal);
};
