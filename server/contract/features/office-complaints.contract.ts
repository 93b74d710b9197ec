import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { gameId, publicPlayerId, uuid, versionNumber } from '../ids.ts';
import { reason } from '../reason.ts';
import { forStaff } from '../staff.contract.ts';
import { complaintKinds, complaintOutcomes, complaintStatuses } from './compliance-values.ts';

/** Refusals beside those of staff, 400 and 404 (no such complaint, account or conversation). */
export const officeComplaintsCodes = {
  notFound: 404,
  gone: 'GONE', // answered by somebody else
  registered: 'REGISTERED', // this conversation has a complaint that waits
  notOwn: 'NOT_OWN', // the payment or round is not the player's
} as const;

/** A complaint or dispute of a player. Times: ms since epoch. */
export const complaintSchema = z.object({
  id: z.int(),
  player: z.object({ userId: publicPlayerId, nick: z.string() }),
  kind: z.enum(complaintKinds),
  text: z.string(),
  conversation: uuid.nullable(),
  payment: z.int().nullable(), // its number
  round: z.object({ game: z.string(), id: uuid }).nullable(),
  openedBy: z.string(),
  openedAt: z.int(),
  deadlineAt: z.int(),
  outcome: z.enum(complaintOutcomes).nullable(), // null: it waits for an answer
  answer: z.string(),
  answeredBy: z.string().nullable(),
  answeredAt: z.int().nullable(),
});
export type Complaint = z.infer<typeof complaintSchema>;

const account = z.string().trim().min(1).max(64); // a whole nickname, login or public id
const about = z.object({
  kind: z.enum(complaintKinds),
  text: reason,
  payment: versionNumber.optional(), // its number
  round: z.object({ game: gameId, id: uuid }).optional(),
});

export const officeComplaints = defineContract({
  calls: {
    ...forStaff('compliance', {
      'officeComplaints.list': {
        auth: true,
        cost: 'survey',
        payload: z.object({
          status: z.enum(complaintStatuses),
          kind: z.enum(complaintKinds).optional(),
          player: account.optional(),
          cursor: z.int().min(0).max(100_000).optional(),
        }),
        answer: z.object({ complaints: z.array(complaintSchema), cursor: z.int().nullable() }),
      },
      'officeComplaints.read': {
        auth: true,
        cost: 'read',
        payload: z.object({ id: versionNumber }),
        answer: z.object({ complaint: complaintSchema, isConcerned: z.boolean() }),
      },
    }),
    ...forStaff('supportDesk', {
      /** Registers a complaint: of the player of a conversation, or of one by name. */
      'officeComplaints.open': {
        auth: true,
        cost: 'change',
        payload: z.union([about.extend({ conversation: uuid }), about.extend({ player: account })]),
        answer: z.object({ id: z.int() }),
      },
    }),
    ...forStaff('complianceActs', {
      'officeComplaints.answer': {
        auth: true,
        cost: 'change',
        payload: z.object({ id: versionNumber, outcome: z.enum(complaintOutcomes), answer: reason }),
        answer: z.object({ success: z.literal(true) }),
      },
    }),
  },
});
