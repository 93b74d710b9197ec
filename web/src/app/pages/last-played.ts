import type { CatalogueGame, LiveBet } from 'server/contract';

/** A game to go on with. */
type LastPlayed =
  | { readonly kind: 'own'; readonly game: string }
  | { readonly kind: 'provided'; readonly game: CatalogueGame };

const SHOWN = 6;

/**
 * Games to go on with, each once: those of the player's last bets first, in their order, then providers' games that were
 * played before these. Providers' games that cannot be opened any more are left out.
 */
export const lastPlayed = (
  bets: readonly Pick<LiveBet, 'game' | 'provided'>[],
  recent: readonly CatalogueGame[],
): readonly LastPlayed[] => {
  const byId = new Map(recent.filter(({ hide }) => !hide).map((game) => [game.identifier, game]));
  const found = new Map<string, LastPlayed>();
  for (const { game, provided } of bets) {
    const known = provided && byId.get(provided.identifier);
    if (known) found.set(known.identifier, { kind: 'provided', game: known });
    else if (!provided && !found.has(game)) found.set(game, { kind: 'own', game });
  }
  for (const game of byId.values())
    if (!found.has(game.identifier)) found.set(game.identifier, { kind: 'provided', game });
  return [...found.values()].slice(0, SHOWN);
};
