/** The auditors' pages below /audit, in the order of their tabs. */
export const auditPaths = [
  'rounds',
  'return',
  'draws',
  'wins',
  'void',
  'gaps',
  'ledger',
  'configs',
  'report',
  'export',
] as const;
export type AuditPath = (typeof auditPaths)[number];

/** The page of a version of a game's config. */
export const versionPath = (game: string, version: number): string => `/audit/configs/${game}/${version}`;
