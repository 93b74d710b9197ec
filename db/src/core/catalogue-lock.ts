import type { Queryable } from './pool.ts';

/** Lets one transaction at a time change the catalogue of providers' games: imports, counts and staff would lock each other's rows. */
export const lockCatalogue = async (client: Queryable): Promise<void> => {
  await client.query(`SELECT pg_advisory_xact_lock(hashtext('catalogue'))`);
};
