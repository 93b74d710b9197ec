import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './guardrails.messages.ts';

export const en = {
  text: 'A version outside these guardrails can be neither approved nor activated. It takes two to change them: one admin proposes, another approves.',
  inForce: 'In force',
  proposed: 'Proposed',
  changes: 'Differences from the guardrails in force',
  same: 'No differences from the guardrails in force.',
  proposal: 'Proposal {{version}}',
  own: 'Your proposal: another admin can approve it.',
  approve: 'Approve guardrails',
  'approve.text': 'They hold at once, in every process.',
  reject: 'Reject',
  'reject.text': 'The proposal is set aside for good.',
  withdraw: 'Withdraw',
  propose: 'Propose guardrails',
  'propose.text': 'Another admin has to approve them.',
  restart: 'Back to those in force',
  reason: 'Reason',
  done: 'Done',
  wrong: 'Write a number.',
  history: 'History of the guardrails',
  program: 'The program’s guardrails are in force: nobody has changed them.',
  'status.proposed': 'Proposed',
  'status.active': 'In force',
  'status.retired': 'Replaced',
  'status.rejected': 'Rejected',
} as const satisfies Translation<typeof ru>;
