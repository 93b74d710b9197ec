import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** Acts on a person that somebody else has to agree to. */
export const staffProposalKinds = [
  'role.grant',
  'role.revoke',
  'second_factor.off',
  'bonus.give',
  'account.unblock',
  'withdrawals.release',
] as const;
export type StaffProposalKind = (typeof staffProposalKinds)[number];

/** An act that one of the staff proposes and another one decides. A row is its own trail. */
export const StaffProposalEntity = defineEntity({
  name: 'StaffProposal',
  tableName: 'staff_proposal',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    kind: p.text().$type<StaffProposalKind>(),
    userId: p.bigint(), // the person that it is about
    details: p.json<Record<string, unknown>>(),
    status: p.text().$type<'proposed' | 'approved' | 'rejected'>().default('proposed'),
    authorId: p.bigint(),
    reason: p.text(), // the author's
    createdAt: p.bigint('number'), // ms since epoch, as all times
    deciderId: p.bigint().nullable(), // null: it waits, or the shell was the second person
    decision: p.text().default(''), // the decider's reason
    decidedAt: p.bigint('number').nullable(),
  },
  indexes: [{ name: 'staff_proposal_user', properties: ['userId', 'id'] }],
});
export type StaffProposalRow = InferEntity<typeof StaffProposalEntity>;
