import { catalogue, type Database } from 'db';

interface Kept {
  revision: bigint;
  shelf: Promise<catalogue.Shelf>;
}

/** The lists as they are now: read once, and again when the catalogue has changed, whichever process changed it. */
export const createShelves = ({ pool }: Pick<Database, 'pool'>): (() => Promise<catalogue.Shelf>) => {
  let kept: Kept | undefined;
  const read = (revision: bigint): Kept => {
    const reading = { revision, shelf: catalogue.loadShelf(pool) };
    reading.shelf.catch(() => (kept = kept === reading ? undefined : kept));
    return reading;
  };
  return async () => {
    const revision = await catalogue.catalogueRevision(pool); // before the lists: these are at least as new
    kept = kept && kept.revision >= revision ? kept : read(revision);
    return kept.shelf;
  };
};
