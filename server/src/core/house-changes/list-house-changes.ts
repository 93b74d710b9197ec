import { bonus, type EntityManager } from 'db';
import type { z } from 'zod';
import type {
  houseChangeSchema,
  houseRecordSchema,
  houseSubjectSchema,
} from '../../../contract/features/office-bonus.contract.ts';
import { ownAccounts, type Decider } from '../auth/staff-gate.ts';
import type { FeatureTools } from '../features/feature.ts';
import { fieldsOf, plainRecord, type HouseChange } from './define-house-change.ts';

const MAX_CHANGES = 100;

/** The subjects with their fields. */
export const describeSubjects = (subjects: readonly HouseChange[]): z.output<typeof houseSubjectSchema>[] =>
  subjects.map(({ subject, fields, facts = [], title, newKey }) => ({
    subject,
    fields: [...fields],
    facts: [...facts],
    title: title ?? null,
    canAdd: newKey !== undefined,
  }));

/** The current records of a subject. */
export const loadHouseRecords = async (
  em: EntityManager,
  subject: HouseChange,
): Promise<z.output<typeof houseRecordSchema>[]> => {
  const entries = await subject.list(em);
  return entries.map(({ key, record, facts = {} }) => ({
    key,
    record: plainRecord(fieldsOf(subject, key), record),
    facts: plainRecord(subject.facts ?? [], facts),
    extraFields: [...(subject.extraFields?.(key) ?? [])],
  }));
};

/** The fields of a record; none for a removed subject. */
const shapeOf = (subject: HouseChange | undefined, key: string) => ({
  fields: subject ? [...fieldsOf(subject, key)] : [],
  title: subject?.title ?? null,
});

/** Changes of one subject or of all: pending ones first, then newest first. */
export const loadHouseChanges = async (
  { db, em, houseSubjects }: Pick<FeatureTools, 'db' | 'em' | 'houseSubjects'>,
  staff: Decider,
  subject: string | undefined,
): Promise<z.output<typeof houseChangeSchema>[]> => {
  const changes = await bonus.bonusChangeRepository(em()).list(subject, MAX_CHANGES);
  const subjects = houseSubjects.all();
  const authors = changes.map(({ authorId }) => authorId);
  const ownIds = await ownAccounts(db.orm.em.fork(), staff, authors);
  return changes.map(({ subjectKey, status, authorId, createdAt, decidedAt, ...change }) => ({
    id: change.id,
    subject: change.subject,
    key: subjectKey,
    ...shapeOf(
      subjects.find((one) => one.subject === change.subject),
      subjectKey,
    ),
    before: change.before,
    after: change.after,
    status: status as 'proposed' | 'active' | 'rejected',
    author: change.author,
    isOwn: ownIds.has(authorId),
    reason: change.reason,
    at: createdAt,
    decider: change.decider,
    decision: change.decision,
    decidedAt: decidedAt ?? null,
  }));
};
