/** Roles that an account may have beside being a player's. Who has one works here, and does not play. */
export const roles = [
  'compliance',
  'support',
  'payments',
  'finance',
  'marketing',
  'designer',
  'auditor',
  'moderator',
  'admin',
] as const;
export type Role = (typeof roles)[number];

/** Everything that a role can let somebody do. A call or a page of the staff names one of them. */
export const rights = [
  'accounts', // look at accounts, close them, end their sessions
  'audit', // read the rounds, the ledger and the versions of games
  'bonusDecisions', // decide on bonuses that wait for a person
  'bonusForecasts', // work out in advance what a bonus costs
  'bonusRules', // propose and approve amounts and terms of bonuses
  'bounds', // see the bounds of games' versions
  'boundsRules', // propose and approve them
  'chat', // delete messages, close the chat to players
  'compliance', // see cases of compliance, their alerts and the rules
  'complianceActs', // work on cases and decide them, propose and approve rules
  'documents', // see and decide on identity documents
  'finances', // figures, loose payments, payment methods and rules
  'gameCatalogue', // switch games of providers on and off
  'jobs', // have a job run
  'marketing', // make segments, propose and approve letters and news
  'newyearOrders', // send out things that were won
  'office', // the office’s first page
  'operations', // see play, queues and outside systems as they are now
  'partners', // decide on partners’ bids and orders
  'personalData', // see masked data of a player, with a reason
  'playerMoney', // see a player’s payments, ledger and figures
  'playerPages', // find players, see their page, write notes on it
  'playerRisk', // see a player’s points of risk and connected accounts
  'providerRounds', // decide on rounds and wins of providers
  'quiz', // write the quiz’s questions
  'secondFactors', // take the second factor off a player’s account
  'staff', // see the staff, propose and approve their roles
  'studio', // design games
  'supportDesk', // answer players
  'withdrawals', // decide on withdrawals
] as const;
export type Right = (typeof rights)[number];

/** The rights of each role. Who has several roles has the rights of all. */
export const rightsByRole: Readonly<Record<Role, readonly Right[]>> = {
  compliance: [
    'office',
    'accounts',
    'compliance',
    'complianceActs',
    'documents',
    'personalData',
    'playerMoney',
    'playerPages',
    'playerRisk',
    'supportDesk',
  ],
  support: ['office', 'playerMoney', 'playerPages', 'supportDesk'],
  payments: [
    'office',
    'withdrawals',
    'personalData',
    'playerMoney',
    'playerPages',
    'playerRisk',
    'providerRounds',
    'bonusDecisions',
    'supportDesk',
  ],
  finance: [
    'office',
    'withdrawals',
    'finances',
    'providerRounds',
    'bonusDecisions',
    'bonusForecasts',
    'bonusRules',
    'gameCatalogue',
    'newyearOrders',
    'operations',
    'partners',
    'playerMoney',
    'playerPages',
    'playerRisk',
    'supportDesk',
  ],
  marketing: ['office', 'bonusForecasts', 'bonusRules', 'marketing', 'playerPages', 'quiz'],
  designer: ['office', 'studio', 'bounds', 'bonusForecasts'],
  auditor: ['office', 'audit', 'bounds'],
  moderator: ['office', 'accounts', 'chat', 'playerPages', 'quiz', 'supportDesk'],
  admin: rights.filter((right) => right !== 'complianceActs'),
};

/** The roles that have a right. */
export const rolesWith = (right: Right): readonly Role[] => roles.filter((role) => rightsByRole[role].includes(right));

/** The rights of somebody with these roles. */
export const rightsOf = (owned: readonly Role[]): Right[] =>
  rights.filter((right) => owned.some((role) => rightsByRole[role].includes(right)));
