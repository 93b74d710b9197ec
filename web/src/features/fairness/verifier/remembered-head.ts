import type { AuditSummary } from 'games-engine/auditor';
import { openCheckpoint, parseVerifierKey, toHex, type Checkpoint } from 'games-engine/log';

/**
 * Verdict of an export on a head that was seen earlier. consistent: its entries are of that head's history. fork: they
 * are not. notCompared: they do not reach to its size, or there is another fault. notSigned: it is no head of this log.
 */
export interface SeenHead {
  state: 'consistent' | 'fork' | 'notCompared' | 'notSigned';
  size: number; // leaves of that head; 0 when it is none
}

/** A head that was seen earlier, and the range of the export that it is held against. */
export interface RememberedHead {
  from: number;
  to: number;
  head: Checkpoint | undefined; // undefined: not signed by the log's key
  roots: ReadonlyMap<number, string>; // as the audit takes them
}

/** Reads a head from its note, for an export with this first line. `key`: the one that is trusted, else the export's own. */
export const readRemembered = (note: string, firstLine: string, key: string | undefined): RememberedHead => {
  const { from, to, key: houseKey } = headerOf(firstLine);
  const trusted = parseVerifierKey(key ?? String(houseKey));
  const opened = trusted && openCheckpoint(`${note.replaceAll('\r', '').trim()}\n`, trusted);
  const head = typeof opened === 'object' ? opened : undefined;
  return { from: Number(from), to: Number(to), head, roots: new Map(head && [[head.size, toHex(head.root)]]) };
};

interface Header {
  from?: unknown;
  to?: unknown;
  key?: unknown;
}

const headerOf = (line: string): Header => {
  try {
    return Object(JSON.parse(line)) as Header;
  } catch {
    return {};
  }
};

/** Verdict of the export's audit on the head. `forkedAt`: sizes of heads that its entries did not lead to. */
export const seenHead = (
  { from, to, head }: RememberedHead,
  { failures, head: shown }: AuditSummary,
  forkedAt: ReadonlySet<number>,
): SeenHead => {
  if (!head) return { state: 'notSigned', size: 0 };
  const { size } = head;
  if (forkedAt.has(size)) return { state: 'fork', size };
  const isPassed = size >= from && size <= to && failures === 0 && shown?.isConfirmed === true;
  return { state: isPassed ? 'consistent' : 'notCompared', size };
};
