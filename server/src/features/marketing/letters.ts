import { marketing, recordAccountEvent, UserEntity, type EntityManager, type UnitOfWork } from 'db';
import type { CallAnswer, ParsedPayload } from '../../../contract/calls.ts';
import { MAX_LETTERS_SHOWN, MAX_LATE_MS } from '../../../contract/features/marketing-values.ts';
import { officeMarketingCodes, type MarketingLetter } from '../../../contract/features/office-marketing.contract.ts';
import { assertOtherPerson, ownAccounts, type Staff } from '../../core/auth/staff-gate.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { CallError } from '../../core/realtime/call-error.ts';

type Acting = Pick<UnitOfWork, 'em'>;

const record = (
  em: EntityManager,
  { actorId, address }: Staff,
  kind: string,
  details: Record<string, unknown>,
): Promise<void> => recordAccountEvent(em, { userId: actorId, actorId, address, kind: `marketing.${kind}`, details });

/** Letters with what came of them, the newest first. */
export const listLetters = async (
  { db, em }: Pick<FeatureTools, 'db' | 'em'>,
  staff: Staff,
): Promise<CallAnswer<'officeMarketing.letters'>> => {
  const rows = await marketing.marketingLetters(em()).list(MAX_LETTERS_SHOWN);
  const results = await marketing.resultsOfLetters(
    db.pool,
    rows.flatMap(({ id, begunAt }) => (begunAt == null ? [] : [id])),
  );
  const authors = rows.map(({ authorId }) => authorId);
  const ownIds = await ownAccounts(em(), staff, authors);
  return {
    letters: rows.map((row): MarketingLetter => ({
      id: row.id,
      segment: row.segment,
      channel: row.channel,
      name: row.name,
      texts: row.texts as MarketingLetter['texts'], // as `proposeLetter` has parsed them
      link: row.link as MarketingLetter['link'],
      perWeek: row.perWeek,
      sendAt: row.sendAt,
      status: row.status,
      author: row.author,
      isOwn: ownIds.has(row.authorId),
      reason: row.reason,
      at: row.createdAt,
      decider: row.decider,
      decision: row.decision,
      decidedAt: row.decidedAt ?? null,
      begunAt: row.begunAt ?? null,
      endedAt: row.endedAt ?? null,
      skipped: Object.entries(row.skipped).map(([reason, count]) => ({ reason, count })) as MarketingLetter['skipped'],
      results: results.get(row.id) ?? null,
    })),
  };
};

/** Proposes a letter to a segment in use. Throws CallError 404. */
export const proposeLetter = async (
  { em }: Acting,
  staff: Staff,
  payload: ParsedPayload<'officeMarketing.proposeLetter'>,
  at: number,
): Promise<number> => {
  const segment = await marketing.segmentsRepository(em).find(payload.segmentId);
  if (!segment || segment.retiredAt != null) throw new CallError(officeMarketingCodes.notFound);
  const id = await marketing.marketingLetters(em).propose({ ...payload, authorId: staff.actorId, createdAt: at });
  await record(em, staff, 'letterProposed', { letter: id, segment: segment.id });
  return id;
};

/** Decides on a letter, which its author can only withdraw. Throws CallError 404, GONE, OWN_PROPOSAL, SAME_PERSON, LATE. */
export const decideLetter = async (
  { em }: Acting,
  staff: Staff,
  { id, isApproved, reason }: ParsedPayload<'officeMarketing.decideLetter'>,
  at: number,
): Promise<void> => {
  const letters = marketing.marketingLetters(em);
  const letter = await letters.lock(id);
  if (!letter) throw new CallError(officeMarketingCodes.notFound);
  if (letter.status !== 'proposed') throw new CallError(officeMarketingCodes.gone);
  if (isApproved) {
    if (letter.authorId === staff.actorId) throw new CallError(officeMarketingCodes.ownProposal);
    await assertOtherPerson(em, staff, letter.authorId);
    if (letter.sendAt < at - MAX_LATE_MS) throw new CallError(officeMarketingCodes.late);
  }
  await letters.decide(id, { isApproved, deciderId: staff.actorId, decision: reason, at });
  await record(em, staff, isApproved ? 'letterApproved' : 'letterRejected', { letter: id, reason });
};

/** Ends a letter that waits for its time or goes out; whom it has reached, it has reached. Throws CallError 404, GONE. */
export const stopLetter = async (
  { em }: Acting,
  staff: Staff,
  { id, reason }: ParsedPayload<'officeMarketing.stopLetter'>,
  at: number,
): Promise<void> => {
  const letters = marketing.marketingLetters(em);
  const letter = await letters.lock(id);
  if (!letter) throw new CallError(officeMarketingCodes.notFound);
  if (letter.status !== 'approved') throw new CallError(officeMarketingCodes.gone);
  await letters.stop(id, { stoppedBy: staff.actorId, at });
  await record(em, staff, 'letterStopped', { letter: id, reason });
};

/** The account of who tries a letter out on themselves. */
export const ownAccount = (em: EntityManager, { actorId }: Pick<Staff, 'actorId'>) =>
  em.findOneOrFail(UserEntity, { id: actorId }, { refresh: true });
