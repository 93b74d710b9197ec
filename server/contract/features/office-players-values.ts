import type { Right } from '../staff-rights.ts';

// Apart from the schemas: the page that needs only these values must not load what checks payloads.

/** Rows of one answer. */
export const PLAYERS_PAGE = 30;

/** Counts beside a tab stop here: as many, or more. */
export const MAX_TAB_COUNT = 1000;

/** Sections of a player's page, each with the right that it takes. */
export const playerTabs = {
  overview: 'playerPages',
  payments: 'playerMoney',
  ledger: 'playerMoney',
  rounds: 'playerMoney',
  providerRounds: 'playerMoney',
  bonuses: 'playerMoney',
  limits: 'playerMoney',
  sessions: 'accounts',
  links: 'playerRisk',
  standing: 'playerPages',
  risk: 'playerRisk',
  trail: 'accounts',
  notes: 'playerPages',
} as const satisfies Record<string, Right>;
export type PlayerTab = keyof typeof playerTabs;

/** States of a provider's round: a void one's stakes were refunded. */
export const providerRoundStates = ['open', 'settled', 'void'] as const;

/** Events of an account that are about its limits and breaks. */
export const limitActs = [
  'break.began',
  'limit.set',
  'limit.pending_cancelled',
  'limit.raise_confirmed',
  'reality_check.set',
  'exclusion.matched',
  'exclusion.decided',
  'exclusion.ended',
] as const;

/** Things that connect two accounts. */
export const linkKinds = [
  'device',
  'network', // in the last 30 days
  'destination', // money was sent, or asked to be sent, to the same place
  'document',
  'profile',
  'email',
  'person', // a moderator found them to be one
  'referral', // a partner and a referral who was found to be tied to them
] as const;
export type LinkKind = (typeof linkKinds)[number];

/** Kinds of keys by which a player is found. */
export const foundKinds = [
  'name', // the beginning of a nickname or a login
  'number', // number of the account, or its public id
  'email',
  'profile', // id at a social network
  'destination', // phone, card or wallet that withdrawals go to
  'depositAddress',
  'payment', // its number, or a provider's
  'round', // id of a round of an own game, a bet in it, or a ledger transaction
  'providerRound', // round or transaction of a provider, by its number or ours
  'network', // address of a sign-in
] as const;
export type FoundKind = (typeof foundKinds)[number];

/** Personal data that are masked until somebody says why they have to be seen. */
export const personalFields = ['email', 'name', 'networks', 'profiles'] as const;
export type PersonalField = (typeof personalFields)[number];

/** Marks that the staff set on a player; the words are theirs. */
export const MAX_TAGS = 12;
export const MAX_TAG_LENGTH = 24;
