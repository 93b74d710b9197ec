/** The auditors' pages below /audit, in the order of their tabs. */
export const auditPaths = ['rounds', 'return', 'draws', 'wins', 'void', 'gaps', 'ledger', 'configs', 'export'] as const;
export type AuditPath = (typeof auditPaths)[number];
