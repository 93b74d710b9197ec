/** Tables that every bet, deposit or request writes to or reads, and that grow for ever: a lock on one stops the house. */
const HOT_TABLES = [
  'app_user',
  'bet_key',
  'ledger_account',
  'ledger_entry',
  'ledger_transaction',
  'log_entry',
  'payment',
  'round',
  'seed_pair',
  'session',
  'shared_bet',
  'shared_event',
  'shared_round',
];

const hot = `(?:public\\.)?"?(?<table>${HOT_TABLES.join('|')})"?(?!\\w)`;
const refusals: readonly (readonly [pattern: RegExp, why: string])[] = [
  [new RegExp(`^CREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY).*? ON (?:ONLY )?${hot}`), 'build the index CONCURRENTLY'],
  [new RegExp(`^REINDEX (?!.*CONCURRENTLY).*${hot}`), 'reindex CONCURRENTLY'],
  [new RegExp(`^(?:TRUNCATE|CLUSTER|LOCK|VACUUM FULL|DROP TABLE)\\b.*?${hot}`), 'nothing may hold the whole table'],
  [new RegExp(`^UPDATE (?:ONLY )?${hot}(?!.* WHERE )`), 'change rows in small parts by a job'],
  [new RegExp(`^DELETE FROM (?:ONLY )?${hot}(?!.* WHERE )`), 'take rows away in small parts by a job'],
  [
    new RegExp(`^ALTER TABLE (?:ONLY |IF EXISTS )*${hot}.* (?:SET DATA )?TYPE `),
    'a new type rewrites the table: add a column',
  ],
  [
    new RegExp(`^ALTER TABLE (?:ONLY |IF EXISTS )*${hot}.* SET NOT NULL`),
    'add a CHECK that is NOT VALID, validate it later',
  ],
  [
    new RegExp(
      `^ALTER TABLE (?:ONLY |IF EXISTS )*${hot}.* ADD (?:CONSTRAINT|CHECK|FOREIGN|UNIQUE|PRIMARY)(?!.*(?:NOT VALID|USING INDEX))`,
    ),
    'add the constraint as NOT VALID, or USING an INDEX built before',
  ],
  [
    new RegExp(
      `^ALTER TABLE (?:ONLY |IF EXISTS )*${hot}.* ADD (?!CONSTRAINT).*(?:DEFAULT (?:\\w+\\(|\\()|GENERATED|SERIAL|REFERENCES)`,
    ),
    'a column that is computed or refers to another table reads the whole table: add a plain one',
  ],
  [
    new RegExp(`^ALTER TABLE (?:ONLY |IF EXISTS )*${hot}.* (?:DROP COLUMN|RENAME)`),
    'the release before still reads it: take it away one release later',
  ],
];

/** A statement of a migration that would stop a house that runs: the table, and what to do instead. */
export interface LockingStatement {
  statement: string;
  table: string;
  instead: string;
}

const statementsOf = (sql: string): string[] =>
  sql
    .replaceAll(/--[^\n]*/g, ' ')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');

/** Finds the statements that hold a hot table for as long as it is read or written from end to end. */
export const lockingStatements = (sql: string): LockingStatement[] =>
  statementsOf(sql).flatMap((statement) => {
    for (const [pattern, instead] of refusals) {
      const table = new RegExp(pattern, 'i').exec(statement)?.groups?.['table'];
      if (table !== undefined) return [{ statement, table, instead }];
    }
    return [];
  });
