import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * Kinds of data by which two accounts are one person's. A destination is a phone, card or wallet that money is paid to.
 */
export const identityKinds = ['profile', 'email', 'document', 'device', 'destination'] as const;
export type IdentityKind = (typeof identityKinds)[number];

/** Something that identifies an account's owner, as a keyed hash: it can be compared and not read. */
export const IdentityKeyEntity = defineEntity({
  name: 'IdentityKey',
  tableName: 'identity_key',
  properties: {
    userId: p.bigint().primary(),
    kind: p.text().$type<IdentityKind>().primary(),
    keyHash: p.blob().primary(),
    isProven: p.boolean(), // false: an e-mail that nobody has confirmed, a destination that was never paid
    isCurrent: p.boolean().default(true), // false: unlinked or replaced; kept while a self-exclusion runs
  },
  indexes: [{ name: 'identity_key_hash', properties: ['keyHash'] }],
});

/** A moderator's finding about an account that shares a key with an excluded player's. */
export type MatchDecision = 'let_play' | 'same_person';

/** An account that shares a kind of key with an excluded player's. Without a decision it may not play. */
export const ExclusionMatchEntity = defineEntity({
  name: 'ExclusionMatch',
  tableName: 'exclusion_match',
  properties: {
    userId: p.bigint().primary(),
    excludedId: p.bigint().primary(),
    kind: p.text().$type<IdentityKind>().primary(),
    isProven: p.boolean(), // by the excluded player
    matchedAt: p.datetime().defaultRaw('now()'),
    decision: p.text().$type<MatchDecision>().nullable(),
    decidedBy: p.bigint().nullable(),
    decidedAt: p.datetime().nullable(),
  },
  indexes: [{ name: 'exclusion_match_excluded', properties: ['excludedId'] }],
});
export type ExclusionMatch = InferEntity<typeof ExclusionMatchEntity>;
