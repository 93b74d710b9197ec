import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A signed-in browser. Only the SHA-256 of its token is stored. */
export const SessionEntity = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    id: p.uuid().primary(),
    tokenHash: p.blob().unique('session_token_hash_key'),
    userId: p.bigint().index('session_user_id_index'),
    address: p.text().nullable(),
    userAgent: p.text().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    lastUsedAt: p.datetime().defaultRaw('now()'),
    expiresAt: p.datetime(),
    endedAt: p.datetime().nullable(),
    country: p.text().nullable(), // ISO 3166-1 alpha-2 of the address at sign-in
    deviceHash: p.blob().nullable(),
    method: p.text().default('password'), // way of opening: password, registration, or a provider's name
    provedAt: p.datetime().defaultRaw('now()'), // last sign-in, password or provider that proved who uses it
    codeAt: p.datetime().nullable(), // last code of the second factor
  },
  indexes: [{ name: 'session_address', properties: ['address', 'createdAt'] }],
});
export type Session = InferEntity<typeof SessionEntity>;
