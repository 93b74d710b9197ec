import type { Queryable } from '../../core/pool.ts';
import { idBounds, timeBounds, type AuditRange } from './audit-range.ts';

/** Kind of an auditor's export. */
export type AuditExportKind = 'rounds' | 'events' | 'entries' | 'seeds' | 'configs' | 'heads' | 'leaves';

/** Part of an export. `game`: of rounds and events. */
export interface AuditExportQuery extends AuditRange {
  kind: AuditExportKind;
  game?: string | undefined;
}

const PAGE = 1000;

interface Keyed {
  row: string; // JSON
  key: string[];
}

/** Rows in the order of a key that has an index. */
interface Section {
  columns: string; // columns of the JSON object
  from: string;
  where: string; // $1 and $2: the bounds; $3: the game, or null
  key: readonly (readonly [column: string, type: string, first: string])[];
  bounds: (range: AuditRange) => readonly unknown[];
  page?: number; // rows of a page, where they are long
}

const NO_UUID = '00000000-0000-0000-0000-000000000000';

const soloRounds: Section = {
  columns: `'id', r.id, 'game', r.game, 'player', u.public_id, 'account', r.account_kind, 'stake', r.stake::text,
    'payout', r.payout::text, 'isOver', r.settled_xid IS NOT NULL, 'version', c.version, 'choice', r.choice, 'moves', r.moves,
    'outcome', r.outcome, 'commitment', p.server_seed_hash, 'clientSeed', r.client_seed, 'nonce', r.nonce, 'at', r.at`,
  from: `round r LEFT JOIN app_user u ON u.id = r.user_id LEFT JOIN game_config c ON c.id = r.config_id
    LEFT JOIN seed_pair p ON p.id = r.seed_pair_id`,
  where: 'r.id BETWEEN $1 AND $2 AND ($3::text IS NULL OR r.game = $3)',
  key: [['r.id', 'uuid', NO_UUID]],
  bounds: idBounds,
};

const sharedBets: Section = {
  columns: `'id', b.id, 'round', b.round_id, 'game', b.game, 'number', s.number, 'state', s.state, 'player', u.public_id,
    'account', b.account_kind, 'stake', b.stake::text, 'payout', b.payout::text, 'version', c.version, 'choice', b.choice,
    'outcome', s.outcome, 'commitment', s.commitment, 'clientSeed', b.client_seed, 'at', b.at`,
  from: `shared_bet b LEFT JOIN shared_round s ON s.id = b.round_id LEFT JOIN app_user u ON u.id = b.user_id
    LEFT JOIN game_config c ON c.id = s.config_id`,
  where: 'b.id BETWEEN $1 AND $2 AND ($3::text IS NULL OR b.game = $3)',
  key: [['b.id', 'uuid', NO_UUID]],
  bounds: idBounds,
};

const events: Section = {
  columns: `'round', e.round_id, 'game', s.game, 'number', s.number, 'seq', e.seq, 'event', e.event`,
  from: 'shared_event e LEFT JOIN shared_round s ON s.id = e.round_id',
  where: 'e.round_id BETWEEN $1 AND $2 AND ($3::text IS NULL OR s.game = $3)',
  key: [
    ['e.round_id', 'uuid', NO_UUID],
    ['e.seq', 'int', '-1'],
  ],
  bounds: idBounds,
};

const entries: Section = {
  columns: `'transaction', e.transaction_id, 'kind', t.kind, 'key', t.key, 'line', e.line, 'account', e.account_id,
    'accountKind', a.kind, 'unit', a.unit, 'player', u.public_id, 'amount', e.amount::text, 'balanceAfter', e.balance_after::text,
    'version', e.version, 'at', t.at`,
  from: `ledger_entry e LEFT JOIN ledger_transaction t ON t.id = e.transaction_id LEFT JOIN ledger_account a ON a.id = e.account_id
    LEFT JOIN app_user u ON u.id = a.user_id`,
  where: 'e.transaction_id BETWEEN $1 AND $2 AND $3::text IS NULL',
  key: [
    ['e.transaction_id', 'uuid', NO_UUID],
    ['e.line', 'smallint', '-1'],
  ],
  bounds: idBounds,
};

const pairSeeds: Section = {
  columns: `'commitment', p.server_seed_hash, 'serverSeed', p.server_seed, 'rounds', p.nonce, 'at', p.revealed_at`,
  from: 'revealed_pair p',
  where: 'p.revealed_at BETWEEN $1 AND $2 AND $3::text IS NULL',
  key: [['p.id', 'bigint', '-1']],
  bounds: timeBounds,
};

const roundSeeds: Section = {
  columns: `'commitment', s.commitment, 'serverSeed', s.server_seed, 'game', s.game, 'number', s.number, 'at', s.finished_at`,
  from: 'revealed_round s',
  where: 's.finished_at BETWEEN $1 AND $2 AND $3::text IS NULL',
  key: [['s.id', 'uuid', NO_UUID]],
  bounds: timeBounds,
};

const configs: Section = {
  columns: `'game', c.game, 'version', c.version, 'hash', c.hash, 'config', c.config, 'author', u.public_id, 'reason', c.reason,
    'isActive', c.status = 'active', 'at', c.created_at`,
  from: 'game_config c LEFT JOIN app_user u ON u.id = c.author_id',
  where: `c.created_at BETWEEN $1 AND $2 AND $3::text IS NULL AND c.status <> 'draft'`,
  key: [['c.id', 'int', '-1']],
  bounds: timeBounds,
};

const heads: Section = {
  columns: `'size', h.size, 'root', encode(h.root, 'hex'), 'note', h.note, 'at', h.at`,
  from: 'log_head h',
  where: 'h.at BETWEEN $1 AND $2 AND $3::text IS NULL',
  key: [['h.size', 'bigint', '-1']],
  bounds: timeBounds,
};

// parts of the debt without anybody's name: what `npm run audit -- solvency` adds up again
const solvencyLeaves: Section = {
  columns: `'block', b.block_index, 'day', b.day, 'leaves', encode(b.leaves, 'hex'), 'unit', b.unit`,
  from: 'solvency_block b JOIN solvency_statement s ON s.day = b.day',
  where: 's.published_xid IS NOT NULL AND s.at BETWEEN $1 AND $2 AND $3::text IS NULL',
  key: [
    ['b.day', 'int', '-1'],
    ['b.unit', 'text', ''],
    ['b.block_index', 'int', '-1'],
  ],
  bounds: timeBounds,
  page: 50,
};

const sections: Readonly<Record<AuditExportKind, readonly Section[]>> = {
  rounds: [soloRounds, sharedBets],
  events: [events],
  entries: [entries],
  seeds: [pairSeeds, roundSeeds],
  configs: [configs],
  heads: [heads],
  leaves: [solvencyLeaves],
};

const FIRST_KEY = 5; // parameters before it: bounds, game, page

const statementOf = ({ columns, from, where, key }: Section): string => {
  const names = key.map(([column]) => column).join(', ');
  const after = key.map(([, type], at) => `$${FIRST_KEY + at}::text::${type}`).join(', ');
  return `SELECT json_build_object(${columns})::text AS row, json_build_array(${key.map(([column]) => `${column}::text`).join(', ')}) AS key
    FROM ${from} WHERE ${where} AND (${names}) > (${after}) ORDER BY ${names} LIMIT $4`;
};

/**
 * Rows of one kind as JSON texts, a page at a time, oldest first. Each page is a statement of its own: a reader who takes
 * long holds neither a connection nor a snapshot.
 */
export async function* auditExport(
  client: Queryable,
  { kind, game, ...range }: AuditExportQuery,
): AsyncGenerator<readonly string[]> {
  for (const section of sections[kind]) {
    const text = statementOf(section);
    const page = section.page ?? PAGE;
    for (let key: readonly string[] = section.key.map(([, , first]) => first); ;) {
      const { rows } = await client.query<Keyed>(text, [...section.bounds(range), game ?? null, page, ...key]);
      if (rows.length > 0) yield rows.map(({ row }) => row);
      const last = rows.at(-1);
      if (!last || rows.length < page) break;
      ({ key } = last);
    }
  }
}
