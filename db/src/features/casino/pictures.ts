import type { EntityManager } from '@mikro-orm/postgresql';
import { ProviderGameEntity } from '../catalogue/catalogue.entities.ts';

/** The aggregator's address of a game's picture; undefined: we serve none. */
export const pictureSourceOf = async (em: EntityManager, identifier: string): Promise<string | undefined> =>
  (await em.findOne(ProviderGameEntity, { identifier }))?.pictureSource ?? undefined;
