import { compliance, staff as staffStored, type EntityManager, type UnitOfWork } from 'db';
import type { CallAnswer, ParsedPayload } from '../../../contract/calls.ts';
import { officeComplaintsCodes, type Complaint } from '../../../contract/features/office-complaints.contract.ts';
import { assertOtherPerson, isSamePerson, type Decider, type Staff } from '../../core/auth/staff-gate.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { notify } from '../../core/notices/notify.ts';
import { CallError } from '../../core/realtime/call-error.ts';

const PAGE = 50;
const DAY_MS = 86_400_000;
const ANSWER_DAYS = 14;

type Readers = Pick<FeatureTools, 'db' | 'em' | 'clock'>;

const shown = ({ userId, nick, paymentId, game, roundId, ...row }: compliance.ListedComplaint): Complaint => ({
  ...row,
  player: { userId, nick },
  payment: paymentId,
  round: game !== null && roundId !== null ? { game, id: roundId } : null,
});

/** The register by conditions, a page of it. Nobody of this name: nothing. */
export const listComplaints = async (
  { db, em, clock }: Readers,
  { status, kind, player, cursor = 0 }: ParsedPayload<'officeComplaints.list'>,
): Promise<CallAnswer<'officeComplaints.list'>> => {
  const userId = player === undefined ? undefined : await staffStored.findPerson(em(), player);
  if (player !== undefined && userId === undefined) return { complaints: [], cursor: null };
  const search = { status, kind, userId, at: clock.now(), after: cursor, limit: PAGE };
  const rows = await compliance.listComplaints(db.pool, search);
  return { complaints: rows.map(shown), cursor: rows.length === PAGE ? cursor + PAGE : null };
};

/** Throws CallError 404. */
export const readComplaint = async (
  { db, em, clock }: Readers,
  decider: Decider,
  id: number,
): Promise<CallAnswer<'officeComplaints.read'>> => {
  const any = { status: 'open', kind: undefined, userId: undefined, id, at: clock.now(), after: 0, limit: 1 } as const;
  const [row] = await compliance.listComplaints(db.pool, any);
  if (!row) throw new CallError(officeComplaintsCodes.notFound);
  const userId = await staffStored.findPerson(em(), row.userId);
  return { complaint: shown(row), isConcerned: userId !== undefined && (await isSamePerson(em(), decider, userId)) };
};

interface Acting {
  unit: UnitOfWork;
  staff: Staff;
  at: number;
}

/** Registers a complaint. Throws CallError 404, SAME_PERSON, NOT_OWN, REGISTERED. */
export const openComplaint = async (
  { unit: { em, client }, staff, at }: Acting,
  asked: ParsedPayload<'officeComplaints.open'>,
): Promise<number> => {
  const conversation = 'conversation' in asked ? asked.conversation : null;
  const userId =
    'conversation' in asked
      ? await compliance.playerOfConversation(client, asked.conversation)
      : await staffStored.findPerson(em, asked.player);
  if (userId === undefined) throw new CallError(officeComplaintsCodes.notFound);
  await assertOtherPerson(em, staff, userId);
  const { kind, text, payment, round } = asked;
  const about: compliance.Evidence[] = [
    ...(payment === undefined ? [] : [{ kind: 'payment', ref: String(payment) } as const]),
    ...(round === undefined ? [] : [{ kind: 'round', ref: round.id, game: round.game } as const]),
  ];
  for (const one of about)
    if (!(await compliance.isOwnEvidence(client, userId, one))) throw new CallError(officeComplaintsCodes.notOwn);
  const id = await compliance.complaintRepository(em).open({
    userId,
    kind,
    text,
    conversation,
    paymentId: payment ?? null,
    game: round?.game ?? null,
    roundId: round?.id ?? null,
    openedBy: staff.actorId,
    openedAt: at,
    deadlineAt: at + ANSWER_DAYS * DAY_MS,
  });
  if (id === undefined) throw new CallError(officeComplaintsCodes.registered);
  await tellPlayer(em, userId, { id, code: 'complaintOpened', at });
  return id;
};

const tellPlayer = (
  em: EntityManager,
  userId: bigint,
  { id, code, at, answer }: { id: number; code: 'complaintOpened' | 'complaintAnswered'; at: number; answer?: string },
): Promise<void> =>
  notify(em, {
    userId,
    code,
    fact: `complaint:${id}`,
    number: id,
    facts: answer === undefined ? {} : { reason: answer },
    at,
  });

/** Answers a complaint, once: the player is told the answer. Throws CallError 404, GONE, SAME_PERSON. */
export const answerComplaint = async (
  { unit: { em }, staff, at }: Acting,
  { id, outcome, answer }: ParsedPayload<'officeComplaints.answer'>,
): Promise<void> => {
  const complaints = compliance.complaintRepository(em);
  const row = await complaints.lock(id);
  if (!row) throw new CallError(officeComplaintsCodes.notFound);
  await assertOtherPerson(em, staff, row.userId);
  if (row.outcome !== null && row.outcome !== undefined) throw new CallError(officeComplaintsCodes.gone);
  await complaints.answer(id, { outcome, answer, answeredBy: staff.actorId, answeredAt: at });
  await tellPlayer(em, row.userId, { id, code: 'complaintAnswered', at, answer });
};
