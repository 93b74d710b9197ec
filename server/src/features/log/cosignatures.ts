import type { Pool } from 'pg';
import {
  cosignedAt,
  formatVerifierKey,
  linesOfKey,
  openCheckpoint,
  parseNote,
  parseVerifierKey,
  signatureLine,
  type NoteKey,
  type SignedNote,
} from 'games-engine/log';
import { generalCodes } from '../../../contract/general-codes.ts';
import type { CosignatureAnswer } from '../../../contract/log.contract.ts';
import type { LogSigner } from './log-signer.ts';
import type { LogHead } from './sequencer.ts';

/** A cosignature that is not taken. */
export class CosignatureRefusedError extends Error {
  readonly status: 400 | 403 | 404;

  constructor(status: 400 | 403 | 404, message: string) {
    super(message);
    this.name = 'CosignatureRefusedError';
    this.status = status;
  }

  /** Its code in the catalogue. */
  get code(): number {
    return { 400: generalCodes.badPayload, 403: generalCodes.forbidden, 404: generalCodes.unknownCall }[this.status];
  }
}

/** Query for a cosigned head: the newest that so many of these witnesses have signed. */
export interface CosignedQuery {
  quorum: number;
  witnesses: readonly string[] | undefined; // verifier keys; undefined: any of the configured
}

/** Witnesses' cosignatures of the log's heads. */
export interface Cosignatures {
  /** Verifier keys of the witnesses whose word is taken. */
  readonly witnesses: readonly string[];
  /** Takes the lines of known witnesses under one of our heads. Throws CosignatureRefusedError. */
  add(note: string): Promise<CosignatureAnswer>;
  /** The newest head that enough witnesses have signed, with all lines that it has. */
  newest(query: CosignedQuery): Promise<LogHead | undefined>;
}

export interface CosignaturesOptions {
  pool: Pool;
  signer: LogSigner;
  witnesses: readonly string[]; // verifier keys
  now?(): number; // ms since epoch
}

const MAX_AHEAD_MS = 5 * 60_000; // clocks differ; a cosignature of tomorrow would stay the newest for a day

/** Takes and serves cosignatures of the configured witnesses. Nothing that was taken is ever changed. */
export const createCosignatures = ({ pool, signer, witnesses, now = Date.now }: CosignaturesOptions): Cosignatures => {
  const keys = witnessKeys(witnesses);

  const ourHead = async (note: string): Promise<number> => {
    const opened = signer.keys.map((key) => openCheckpoint(note, key));
    const head = opened.find((each) => typeof each === 'object') ?? opened[0] ?? 'malformed';
    if (head === 'malformed') throw new CosignatureRefusedError(400, 'this is no checkpoint with signatures');
    if (typeof head === 'string')
      throw new CosignatureRefusedError(404, `this is no head of ${signer.key.name}: ${head}`);
    const { rowCount } = await pool.query('SELECT FROM log_head WHERE size = $1 AND root = $2', [
      head.size,
      Buffer.from(head.root),
    ]);
    if (rowCount === 0) throw new CosignatureRefusedError(404, `the log has signed no such head of ${head.size}`);
    return head.size;
  };

  return {
    witnesses,
    async add(note) {
      const size = await ourHead(note);
      const lines = goodLines(note, keys, now());
      const { rowCount } = await pool.query(
        `INSERT INTO log_cosignature (size, witness, line, at)
         SELECT $1, witness, line, $4 FROM unnest($2::text[], $3::text[]) AS t (witness, line)
         ON CONFLICT (size, witness) DO NOTHING`,
        [size, lines.map(({ witness }) => witness), lines.map(({ line }) => line), now()],
      );
      return { size, taken: rowCount ?? 0 };
    },
    async newest({ quorum, witnesses: wanted = witnesses }) {
      const { rows } = await pool.query<{ size: bigint; note: string }>(
        `SELECT h.size, h.note || (SELECT string_agg(line, '' ORDER BY witness) FROM log_cosignature c WHERE c.size = h.size) AS note
         FROM log_head h
         WHERE h.size = (
           SELECT size FROM log_cosignature WHERE witness = ANY ($1)
           GROUP BY size HAVING count(*) >= $2 ORDER BY size DESC LIMIT 1
         )`,
        [wanted, quorum],
      );
      return rows[0] && { size: Number(rows[0].size), note: rows[0].note };
    },
  };
};

/** The keys of configured witnesses. Throws for a text that is none. */
export const witnessKeys = (texts: readonly string[]): NoteKey[] =>
  texts.map((text) => {
    const key = parseVerifierKey(text, 'witness');
    if (!key) throw new Error(`${text} is no verifier key of a witness`);
    return key;
  });

/** The lines of the note that configured witnesses have signed, one of each: its newest. Throws CosignatureRefusedError. */
export const goodLines = (
  note: string,
  keys: readonly NoteKey[],
  nowMs: number,
): { witness: string; line: string }[] => {
  const parsed = parseNote(note);
  const signers = parsed ? keys.filter((key) => linesOfKey(parsed, key).length > 0) : [];
  if (!parsed || signers.length === 0)
    throw new CosignatureRefusedError(403, 'none of its lines is of a witness of this log');
  return signers.map((key) => ({ witness: formatVerifierKey(key), line: newestLine(parsed, key, nowMs) }));
};

const newestLine = (note: SignedNote, key: NoteKey, nowMs: number): string => {
  const good = linesOfKey(note, key)
    .map((signature) => ({ signature, at: cosignedAt({ text: note.text, signatures: [signature] }, key) ?? -1 }))
    .sort((a, b) => b.at - a.at);
  const [newest] = good;
  if (!newest || good.some(({ at }) => at < 0))
    throw new CosignatureRefusedError(400, `the signature of ${key.name} is wrong`);
  if (newest.at * 1000 > nowMs + MAX_AHEAD_MS)
    throw new CosignatureRefusedError(400, `the time of ${key.name} is ahead of ours: ${newest.at} s since the epoch`);
  return signatureLine(key, newest.signature.signature);
};
