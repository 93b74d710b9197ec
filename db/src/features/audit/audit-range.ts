/** A piece of time, ms since epoch; `to` is not in it. Open where a side is left out. */
export interface AuditRange {
  from?: number | undefined;
  to?: number | undefined;
}

const LAST_MS = 2 ** 48 - 1; // latest time that a UUIDv7 can hold

const idOf = (ms: number, rest: string): string => {
  const hex = Math.min(Math.max(ms, 0), LAST_MS).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-${rest}`;
};

/**
 * The least and the greatest id that belong to a range: ids are UUIDv7, so the primary key is an index of time. Without a
 * range every id is between them, of whatever version.
 */
export const idBounds = ({ from = 0, to = LAST_MS + 1 }: AuditRange): [least: string, greatest: string] => [
  idOf(from, '0000-0000-000000000000'),
  idOf(to - 1, 'ffff-ffff-ffffffffffff'),
];

/** When an id was made, ms since epoch. */
export const idTime = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

/** The same as times: for columns of milliseconds. Both are in the range. */
export const timeBounds = ({
  from = 0,
  to = Number.MAX_SAFE_INTEGER,
}: AuditRange): [least: number, greatest: number] => [from, to - 1];
