import { isBusy, marketing, recordAccountEvent, type UnitOfWork } from 'db';
import type { CallAnswer, ParsedPayload } from '../../../contract/calls.ts';
import { MAX_SEGMENTS, MIN_TOLD_APART } from '../../../contract/features/marketing-values.ts';
import { officeMarketingCodes, type SegmentConditions } from '../../../contract/features/office-marketing.contract.ts';
import type { Staff } from '../../core/auth/staff-gate.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { CallError } from '../../core/realtime/call-error.ts';

export const listSegments = async ({
  em,
}: Pick<FeatureTools, 'em'>): Promise<CallAnswer<'officeMarketing.segments'>> => {
  const rows = await marketing.segmentsRepository(em()).list(MAX_SEGMENTS);
  return {
    segments: rows.map(({ id, name, conditions, author, createdAt }) => ({
      id,
      name,
      conditions: conditions as SegmentConditions, // as `addSegment` has parsed them
      author,
      at: createdAt,
    })),
  };
};

/** Counts conditions as they hold now. Reasons of few players are not told apart. Throws CallError TOO_LONG. */
export const countConditions = async (
  { db, clock, settings: { blockedCountries } }: Pick<FeatureTools, 'db' | 'clock' | 'settings'>,
  { conditions }: ParsedPayload<'officeMarketing.count'>,
): Promise<CallAnswer<'officeMarketing.count'>> => {
  const at = clock.now();
  const counted = await marketing
    .countSegment(db.pool, conditions, { at, blockedCountries })
    .catch((error: unknown): never => {
      throw isBusy(error) ? new CallError(officeMarketingCodes.tooLong) : error;
    });
  const { matched, leftOut, nicks } = counted;
  const reasons = marketing.leftOutReasons.flatMap((reason) => {
    const count = leftOut[reason] ?? 0;
    return count === 0 ? [] : [{ reason, count }];
  });
  return {
    matched,
    audience: reasons.reduce((left, { count }) => left - count, matched),
    leftOut: matched < MIN_TOLD_APART ? null : reasons,
    nicks,
  };
};

type Em = Pick<UnitOfWork, 'em'>;

/** Keeps conditions under a name. Throws CallError NAME_TAKEN. */
export const addSegment = async (
  { em }: Em,
  { actorId, address }: Staff,
  { name, conditions }: ParsedPayload<'officeMarketing.addSegment'>,
  at: number,
): Promise<number> => {
  const row = { name, conditions, authorId: actorId, createdAt: at };
  const id = await marketing.segmentsRepository(em).add(row);
  if (id === undefined) throw new CallError(officeMarketingCodes.nameTaken);
  const details = { segment: id, name };
  await recordAccountEvent(em, { userId: actorId, actorId, address, kind: 'marketing.segmentAdded', details });
  return id;
};

/** Takes a segment out of use. Throws CallError 404. */
export const retireSegment = async (
  { em }: Em,
  { actorId, address }: Staff,
  { id, reason }: ParsedPayload<'officeMarketing.retireSegment'>,
  at: number,
): Promise<void> => {
  const isRetired = await marketing.segmentsRepository(em).retire(id, { actorId, at });
  if (!isRetired) throw new CallError(officeMarketingCodes.notFound);
  const details = { segment: id, reason };
  await recordAccountEvent(em, { userId: actorId, actorId, address, kind: 'marketing.segmentRetired', details });
};
