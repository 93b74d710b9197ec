import { casino } from 'db';
import { sentGame } from '../../providers/slotegrator/sandbox/far/games.ts';
import { PAGES_PATH } from '../../providers/slotegrator/sandbox/paths.ts';
import { titles } from '../../providers/slotegrator/sandbox/catalogue.ts';
import { gamesSchema, type GisGame } from '../../providers/slotegrator/slotegrator.contract.ts';
import type { CasinoTools } from './casino-tools.ts';

const PICTURES_PATH = '/api/slotegrator/picture';
const HUNDREDTHS = 100;

/** True when a game fits every screen. */
const isHtml5 = ({ technology }: GisGame): boolean => /html5/i.test(technology);

const pictureOf = (
  { uuid, image, images }: GisGame,
  isSandbox: boolean,
): Pick<casino.SuppliedGame, 'image' | 'pictureSource'> => {
  const source = image ?? images[0]?.url;
  if (source === undefined) return { image: '', pictureSource: null };
  // the sandbox's covers are below our own address; players never see the aggregator's
  if (isSandbox) return { image: new URL(source).pathname, pictureSource: null };
  return { image: `${PICTURES_PATH}/${encodeURIComponent(uuid)}`, pictureSource: source };
};

// Kinds by the aggregator's types, which are words of no fixed list. The first that fits counts.
const kinds: readonly (readonly [casino.SuppliedGame['category'], RegExp])[] = [
  ['live', /live/i],
  ['slots', /slot/i],
  ['table', /roulette|blackjack|baccarat|poker|table|card|craps|sic ?bo/i],
  ['lottery', /lotter|keno|bingo|scratch/i],
  ['instant', /crash|instant|arcade|fishing|shooting/i],
];

const kindOf = (type: string): casino.SuppliedGame['category'] =>
  kinds.find(([, word]) => word.test(type))?.[0] ?? 'slots';

/** Maps the aggregator's list to our games. A phone edition is merged into its desktop game. */
export const suppliedGames = (games: readonly GisGame[], isSandbox: boolean): casino.SuppliedGame[] => {
  const known = new Map(games.map((game) => [game.uuid, game]));
  const related = (game: GisGame, isMobile: boolean): GisGame | undefined =>
    game.related_games.flatMap(({ uuid }) => known.get(uuid) ?? []).find((other) => other.is_mobile === isMobile);
  return games
    .filter((game) => !game.is_mobile || related(game, false) === undefined)
    .map((game) => {
      const phone = game.is_mobile ? undefined : related(game, true);
      const rtp = game.parameters?.rtp;
      return {
        identifier: game.uuid,
        phoneIdentifier: phone?.uuid ?? null,
        title: game.name,
        provider: game.provider,
        category: kindOf(game.type),
        kind: game.type,
        ...pictureOf(game, isSandbox),
        rtpHundredths: rtp == null || rtp < 1 ? null : Math.round(rtp * HUNDREDTHS),
        onDesktop: !game.is_mobile || isHtml5(game),
        onMobile: game.is_mobile || phone !== undefined || isHtml5(game),
        hasLobby: game.has_lobby,
      };
    });
};

const store = async ({ db, clock, log }: CasinoTools, games: readonly casino.SuppliedGame[]): Promise<void> => {
  const imported = await casino.importGames(db.pool, games, clock.now());
  if (imported.isPartial)
    log.warn({ games: games.length }, 'the aggregator lists less than half of its games: none is taken away');
  await casino.countGames(db.pool, clock.now());
};

/** Imports the aggregator's games. */
export const importCatalogue = async (tools: CasinoTools): Promise<void> => {
  const { aggregator } = tools;
  if (aggregator) await store(tools, suppliedGames(await aggregator.client.listGames(), aggregator.isSandbox));
};

const EXPANDED = ['parameters', 'images', 'related_games', 'tags'] as const;

/** Imports the simulator's titles without starting it. */
export const importTitles = async (tools: CasinoTools): Promise<void> => {
  const items = titles.map((title) => sentGame(title, `http://localhost${PAGES_PATH}/cover`, EXPANDED));
  const _meta = { totalCount: items.length, pageCount: 1, currentPage: 1, perPage: items.length };
  await store(tools, suppliedGames(gamesSchema.parse({ items, _meta }).items, true));
};
