// Apart from the schemas, as limit-values.ts.

/** Conditions by which cases are listed. */
export const caseStatuses = ['open', 'overdue', 'decided'] as const;
export const caseOwners = ['mine', 'nobody'] as const;
/** Endings of a case. limit: withdrawals are kept; close: the account is blocked. */
export const caseDecisions = ['nothing', 'watch', 'limit', 'report', 'close'] as const;
export type CaseDecision = (typeof caseDecisions)[number];
export const MAX_DEADLINE_DAYS = 90;
/** Sorts of entries that screening finds, and what they may turn out to be: the same person or somebody else. */
export const hitKinds = ['sanction', 'pep'] as const;
export const hitDecisions = ['same', 'other'] as const;
export type HitDecision = (typeof hitDecisions)[number];

/** Days that a player is given to show where money comes from. */
export const fundsDays = { min: 3, max: 60, usual: 14 } as const;
export const MAX_FUNDS_WORDS = 1_000;

/** Acts upon signs of harm. message: where help is; limit: limits are suggested; break: play is closed for a time. */
export const interventionKinds = ['message', 'limit', 'break', 'call'] as const;
export type InterventionKind = (typeof interventionKinds)[number];
export const careBreaks = ['day', 'week', 'month'] as const;

/** Kinds of complaints, endings, and conditions by which they are listed. */
export const complaintKinds = ['payment', 'game', 'bonus', 'account', 'care', 'other'] as const;
export const complaintOutcomes = ['upheld', 'partly', 'rejected', 'withdrawn'] as const;
export type ComplaintOutcome = (typeof complaintOutcomes)[number];
export const complaintStatuses = ['open', 'overdue', 'answered'] as const;
