import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** Wrong sign-ins of one login from one address within a window. */
export const SignInFailureEntity = defineEntity({
  name: 'SignInFailure',
  tableName: 'sign_in_failure',
  properties: {
    loginKey: p.text().primary(),
    address: p.text().primary(),
    count: p.integer(),
    windowStartedAt: p.datetime(),
    lockedUntil: p.datetime().nullable(),
  },
  indexes: [{ name: 'sign_in_failure_address', properties: ['address'] }],
});
export type SignInFailure = InferEntity<typeof SignInFailureEntity>;
