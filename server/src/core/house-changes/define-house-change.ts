import type { EntityManager, UnitOfWork } from 'db';
import type { HouseField, HouseRecord, HouseRecordOf } from '../../../contract/features/house-fields.ts';

/** A record of a subject. `facts`: what staff see beside it and nobody changes. */
export interface HouseEntry<Entry = HouseRecord> {
  key: string;
  record: Entry;
  facts?: HouseRecord;
}

/** Which record, at what time of the clock (ms since epoch), and whom it was agreed on by. */
export interface AgreedChange<Entry = HouseRecord> {
  key: string;
  after: Entry;
  isNew: boolean;
  at: number;
  changeId: number;
}

interface HouseChangeDeclaration<Fields extends readonly HouseField[]> {
  subject: string; // such as `promoCode`: one of its kind in the house
  fields: Fields;
  /** What `facts` of an entry say. */
  facts?: readonly HouseField[];
  /** The field that names a record on the page; its key when left out. */
  title?: Fields[number]['key'];
  /** Fields that only this record has, beside those that all have. */
  extraFields?(key: string): readonly HouseField[];
  /** Records in the order of the page, no more than the page can show. */
  list(em: EntityManager): Promise<HouseEntry<HouseRecordOf<Fields>>[]>;
  /** What is in force now; undefined: there is no such record. */
  read(em: EntityManager, key: string): Promise<HouseRecordOf<Fields> | undefined>;
  /** The key of a record that is added: of an own id `new`. Left out: records are only changed. */
  newKey?(after: HouseRecordOf<Fields>): string;
  /** What no single field says, such as shares that sum to a hundred: the field that is wrong. */
  check?(after: HouseRecordOf<Fields>, key: string): string | undefined;
  /** Brings it into force, in the transaction of the decision. A CallError that it throws refuses the decision. */
  apply(unit: UnitOfWork, change: AgreedChange<HouseRecordOf<Fields>>): Promise<void>;
  /** After the commit: to tell other processes. */
  applied?(key: string): Promise<void> | void;
}

/** Data of the house that creates money: one person proposes a change, another brings it into force. */
export type HouseChange = Omit<HouseChangeDeclaration<readonly HouseField[]>, 'title'> & { title?: string };

/**
 * Declares a subject of four eyes. `list` and `read` must give the same record for a key: a decision is refused where `read` no
 * longer gives what the proposal was made from.
 */
export const defineHouseChange = <const Fields extends readonly HouseField[]>(
  declared: HouseChangeDeclaration<Fields>,
): HouseChange => declared as unknown as HouseChange;

/** All fields of a record. */
export const fieldsOf = ({ fields, extraFields }: HouseChange, key: string): readonly HouseField[] => [
  ...fields,
  ...(extraFields?.(key) ?? []),
];

/** A record of these fields alone, as the database keeps it of a proposal. */
export const plainRecord = (fields: readonly HouseField[], record: HouseRecord): HouseRecord => {
  const entries = fields.map(({ key }) => [key, record[key] ?? null] as const);
  return JSON.parse(JSON.stringify(Object.fromEntries(entries))) as HouseRecord;
};
