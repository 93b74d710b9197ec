import type { Queryable } from '../../core/pool.ts';

/** A VIP level and the total stakes that reach it, base hundredths. */
export interface VipStatusRow {
  id: number;
  name: string;
  image: string;
  needsCompoints: bigint;
}

const HUNDREDTHS = 100n;
const thresholds = [
  0n,
  100n,
  10_000n,
  50_000n,
  100_000n,
  250_000n,
  500_000n,
  1_000_000n,
  2_000_000n,
  5_000_000n,
  10_000_000n,
  15_000_000n,
  25_000_000n,
  50_000_000n,
  100_000_000n,
]; // base units

const nameOf = (id: number): string => {
  if (id === 1) return 'NVIP1';
  return id === thresholds.length ? 'SVIP' : `VIP${id}`;
};

/** The fifteen levels of a new database, lowest first. */
export const initialVipStatuses: readonly VipStatusRow[] = thresholds.map((units, index) => {
  const id = index + 1;
  return { id, name: nameOf(id), image: `vip-${id}`, needsCompoints: units * HUNDREDTHS };
});

/** Inserts missing levels; changed thresholds stay. */
export const seedVipStatuses = async (client: Queryable): Promise<void> => {
  for (const { id, name, image, needsCompoints } of initialVipStatuses) {
    await client.query(
      'INSERT INTO vip_status (id, name, image, needs_compoints) VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO NOTHING',
      [id, name, image, needsCompoints],
    );
  }
};

/** All levels, lowest first. */
export const loadVipStatuses = async (client: Queryable): Promise<VipStatusRow[]> => {
  const { rows } = await client.query<VipStatusRow>(
    'SELECT id, name, image, needs_compoints AS "needsCompoints" FROM vip_status ORDER BY needs_compoints',
  );
  return rows;
};

/** The name of a level; its number where there is none. */
export const vipName = async (client: Queryable, statusId: number): Promise<string> =>
  (await loadVipStatuses(client)).find(({ id }) => id === statusId)?.name ?? String(statusId);

/** SQL: the level for an expression of total stakes, which may be null. */
export const vipStatusSql = (wagered: string): string =>
  `(SELECT v.id FROM vip_status v WHERE v.needs_compoints <= coalesce(${wagered}, 0) ORDER BY v.needs_compoints DESC LIMIT 1)`;
