import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { isMeant } from '../../core/search-likeness.ts';
import { searchText, typedOtherwise } from '../../core/search-text.ts';
import { ProviderGameEntity, type GameKind } from './catalogue.entities.ts';

type Game = InferEntity<typeof ProviderGameEntity>;

/** A provider game as listed. Amounts: base hundredths. */
export interface ListedGame {
  id: bigint;
  identifier: string;
  title: string;
  image: string;
  category: GameKind;
  provider: { title: string; order: number };
  isNew: boolean;
  cashback: boolean;
  tournament: boolean;
  counts: boolean; // stakes count towards wagering
  rtpHundredths: number | null; // hundredths of a percent, as stated
  measured: { rounds: bigint; stakedMinor: bigint; paidMinor: bigint };
  isAway: boolean; // hidden or gone: only in a player's own lists
  amountMinor: bigint; // staked in 24 hours
  createdAt: Date;
}

const listed = (game: Game): ListedGame => {
  const { id, identifier, title, image, category, isNew, cashback, tournament, counts, rtpHundredths, createdAt } =
    game;
  return {
    id,
    identifier,
    title,
    image,
    category,
    provider: { title: game.provider.title, order: game.provider.sortOrder },
    isNew,
    cashback,
    tournament,
    counts,
    rtpHundredths: rtpHundredths ?? null,
    measured: { rounds: game.measuredRounds, stakedMinor: game.measuredStaked, paidMinor: game.measuredPaid },
    isAway: game.hidden || game.gone || game.provider.hidden,
    amountMinor: game.amount,
    createdAt,
  };
};

/** A game as it is opened. */
export interface OpenedGame {
  id: bigint;
  identifier: string;
  phoneIdentifier: string | null; // identifier of the phone edition, if it is a separate game
  title: string;
  provider: string;
  category: GameKind;
  hasLobby: boolean;
  isAway: boolean; // hidden or gone
}

/** Games of providers. */
export const gameRepository = (em: EntityManager) => ({
  /** Games whose names are most similar to the query, best first. */
  async search(typed: string, { isMobile, most }: { isMobile: boolean; most: number }): Promise<ListedGame[]> {
    const asked = searchText(typed);
    if (asked === '') return [];
    const otherwise = searchText(typedOtherwise(typed));
    const similar = await em.execute<{ id: string; search: string }[]>(
      `SELECT f.id::text, g.search FROM find_provider_games(?, ?, ?, ?, false) WITH ORDINALITY f (id, score, place)
       JOIN provider_game g USING (id) ORDER BY f.place`,
      [asked, otherwise, isMobile, 2 * most],
    );
    const found = similar.filter(({ search }) => isMeant(search, asked, otherwise)).slice(0, most);
    return this.byIds(found.map(({ id }) => BigInt(id)));
  },

  /** A game by identifier or number, listed or not. */
  async find(ref: string | number): Promise<OpenedGame | undefined> {
    const where = typeof ref === 'number' ? { id: BigInt(ref) } : { identifier: ref };
    const game = await em.findOne(ProviderGameEntity, where, { populate: ['provider'] });
    if (!game) return undefined;
    const { id, identifier, phoneIdentifier = null, title, category, hasLobby, provider } = game;
    const isAway = game.hidden || game.gone || provider.hidden;
    return { id, identifier, phoneIdentifier, title, category, hasLobby, provider: provider.title, isAway };
  },

  /** Games by id, in the given order, listed or not. */
  async byIds(ids: readonly bigint[]): Promise<ListedGame[]> {
    const games = await em.find(ProviderGameEntity, { id: { $in: [...ids] } }, { populate: ['provider'] });
    const byId = new Map(games.map((game) => [game.id, game]));
    return ids.flatMap((id) => byId.get(id) ?? []).map(listed);
  },
});
