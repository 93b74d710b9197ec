import type { CashChange, HouseRecord } from 'server/contract';
import { recordOf, type Catalogue, type Subject } from './catalogue-fields.ts';

export const parts = ['rules', 'risk', 'payway', 'method', 'bank', 'course', 'history'] as const;
export type Part = (typeof parts)[number];

/** One row of the catalogue: what it is called, and what is edited. */
export interface Entry {
  readonly id: number | null; // null: the rules
  readonly name: string;
  readonly row: HouseRecord;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Name of a method: its payway and currency. */
const methodName = ({ payways, courses }: Catalogue, row: HouseRecord): string => {
  const payway = payways.find(({ id }) => id === row['paywayId']);
  const currency = courses.find(({ id }) => id === row['currencyId']);
  return [text(payway?.['name']) || text(row['code']), currency?.name].filter(Boolean).join(' · ');
};

/** The rows of a part. */
export const entriesOf = (catalogue: Catalogue, part: Subject): readonly Entry[] => {
  switch (part) {
    case 'rules':
      return [{ id: null, name: '', row: catalogue.rules }];
    case 'risk':
      return [{ id: null, name: '', row: { ...catalogue.risk } }];
    case 'payway':
      return catalogue.payways.map((row) => ({ id: number(row['id']), name: text(row['name']), row: recordOf(row) }));
    case 'method':
      return catalogue.methods.map((row) => ({ id: number(row['id']), name: methodName(catalogue, row), row }));
    case 'bank':
      return catalogue.banks.map((row) => ({ id: row.id, name: row.bank_name, row }));
    case 'course':
      return catalogue.courses.map(({ id, name, course }) => ({ id, name, row: { id, course } }));
    case 'coin':
      return catalogue.coins.map(({ id, name, course }) => ({ id, name, row: { id, course } }));
  }
};

/** Subject of a change, as the lists call it; undefined: a new row. */
export const nameOf = (
  catalogue: Catalogue,
  { subject, subjectId }: Pick<CashChange, 'subject' | 'subjectId'>,
): string | undefined => entriesOf(catalogue, subject).find(({ id }) => id === subjectId)?.name;

/** True for a row that is not edited: the course of a unit that is counted in itself. */
export const isFixed = ({ courses }: Catalogue, subject: Subject, id: number | null): boolean =>
  subject === 'course' && courses.some((course) => course.id === id && course.isFixed);

/** True when something about this row waits already: there is one proposal a subject. */
export const isWaiting = ({ changes }: Catalogue, subject: Subject, id: number | null): boolean =>
  changes.some((change) => change.status === 'proposed' && change.subject === subject && change.subjectId === id);
