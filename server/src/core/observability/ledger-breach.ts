import type { Breach } from 'db';

const NAME = 'LedgerBreach';

/** The ledger breaks laws of its own. As the error of a job it outlives the process that has found it. */
export class LedgerBreach extends Error {
  override readonly name = NAME;

  constructor(breaches: readonly Pick<Breach, 'invariant'>[]) {
    super(breaches.map(({ invariant }) => invariant).join(', '));
  }
}

/** True for the stored error of a job that has found one. */
export const isLedgerBreach = (error: string | null | undefined): boolean => error?.startsWith(`${NAME}: `) ?? false;
