// Apart from the schemas, as limit-values.ts.

/** Most withdrawals that are decided together, and from which risk on none of them is approved so. */
export const MAX_BATCH = 50;
export const BATCH_MAX_RISK = 60;
