import type { EntityManager, UnitOfWork } from 'db';
import type { HouseField, HouseRecord, HouseRecordOf } from '../../../contract/features/house-fields.ts';

/** A record of a subject. `facts`: read-only figures that staff see beside it. */
export interface HouseEntry<Entry = HouseRecord> {
  key: string;
  record: Entry;
  facts?: HouseRecord;
}

/** The record, the time (ms since epoch), and the two people who agreed on it. */
export interface AgreedChange<Entry = HouseRecord> {
  key: string;
  after: Entry;
  isNew: boolean;
  at: number;
  changeId: number;
}

interface HouseChangeDeclaration<Fields extends readonly HouseField[]> {
  subject: string; // unique, such as `promoCode`
  fields: Fields;
  /** The shape of an entry's `facts`. */
  facts?: readonly HouseField[];
  /** The field that names a record on the page; its key by default. */
  title?: Fields[number]['key'];
  /** Additional fields of this record. */
  extraFields?(key: string): readonly HouseField[];
  /** Records in page order, at most as many as the page shows. */
  list(em: EntityManager): Promise<HouseEntry<HouseRecordOf<Fields>>[]>;
  /** The current record; undefined: none. */
  read(em: EntityManager, key: string): Promise<HouseRecordOf<Fields> | undefined>;
  /** The key of a new record. Omitted: records cannot be added. */
  newKey?(after: HouseRecordOf<Fields>): string;
  /** True when the key of a new record belongs to something else. */
  isTaken?(em: EntityManager, key: string): Promise<boolean>;
  /** Validates across fields, such as shares that add up to a hundred; gives the wrong field. */
  check?(after: HouseRecordOf<Fields>, key: string): string | undefined;
  /** Applies a change in the transaction of the decision. Throws CallError to refuse the decision. */
  apply(unit: UnitOfWork, change: AgreedChange<HouseRecordOf<Fields>>): Promise<void>;
  /** Runs after the commit, for example to notify other processes. */
  applied?(key: string): Promise<void> | void;
}

/** Settings that create money: one person proposes a change, another approves it. */
export type HouseChange = Omit<HouseChangeDeclaration<readonly HouseField[]>, 'title'> & { title?: string };

/**
 * Declares a subject under four-eyes control. `list` and `read` must give the same record for a key: a decision is refused if
 * the record has changed since the proposal.
 */
export const defineHouseChange = <const Fields extends readonly HouseField[]>(
  declared: HouseChangeDeclaration<Fields>,
): HouseChange => declared as unknown as HouseChange;

/** All fields of a record. */
export const fieldsOf = ({ fields, extraFields }: HouseChange, key: string): readonly HouseField[] => [
  ...fields,
  ...(extraFields?.(key) ?? []),
];

/** A record reduced to these fields, as stored with a proposal. */
export const plainRecord = (fields: readonly HouseField[], record: HouseRecord): HouseRecord => {
  const entries = fields.map(({ key }) => [key, record[key] ?? null] as const);
  return JSON.parse(JSON.stringify(Object.fromEntries(entries))) as HouseRecord;
};

/** The registered subjects. */
export interface HouseSubjects {
  all(): readonly HouseChange[];
  /** Throws RangeError if a subject is registered already. */
  add(changes: readonly HouseChange[]): void;
}
