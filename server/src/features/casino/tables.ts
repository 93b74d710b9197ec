import { catalogue } from 'db';
import { menuCodes } from '../../../contract/features/casino-values.ts';
import type { GameTable } from '../../../contract/features/casino.contract.ts';
import type { Player } from '../../core/auth/players.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { SlotegratorRefusedError } from '../../providers/slotegrator/slotegrator.client.ts';
import type { GisTable } from '../../providers/slotegrator/slotegrator.contract.ts';
import type { CasinoTools } from './casino-tools.ts';
import type { GameRef } from './own-games.ts';
import { purseOf, type CasinoCurrency } from './purse.ts';
import type { AskedTables } from './table-lists.ts';

/** A listed game by identifier or number. Throws CallError 1. */
export const findGame = async ({ em }: CasinoTools, ref: GameRef): Promise<catalogue.OpenedGame> => {
  const game = await catalogue.gameRepository(em()).find(ref);
  if (!game || game.isAway) throw new CallError(menuCodes.refused);
  return game;
};

/** The id of a game's edition for a device, at the aggregator. */
export const editionOf = ({ identifier, phoneIdentifier }: catalogue.OpenedGame, isMobile: boolean): string =>
  isMobile ? (phoneIdentifier ?? identifier) : identifier;

/** The words of a failure: 1 for what the aggregator refuses, 5 for no answer and whatever is not expected. */
export const menuErrorOf = ({ log }: CasinoTools, error: unknown): CallError => {
  if (error instanceof CallError) return error;
  log.warn({ err: error }, 'a game, or its tables, could not be opened');
  return new CallError(error instanceof SlotegratorRefusedError ? menuCodes.refused : menuCodes.providerDown);
};

const listOf = async ({ tables }: CasinoTools, asked: AskedTables): Promise<readonly GisTable[]> => {
  if (!tables) throw new CallError(menuCodes.providerDown);
  return tables.list(asked);
};

/** The table that a game opens at, and whether there are others. */
export interface JoinedTable {
  table: GisTable | undefined;
  hasTables: boolean;
}

/** Joins the chosen table, or the first open one. Throws GatewayError, and CallError 1 for a table that is closed or not listed. */
export const joinTable = async (
  tools: CasinoTools,
  { hasLobby }: catalogue.OpenedGame,
  asked: AskedTables,
  chosen: string | undefined,
): Promise<JoinedTable> => {
  const listed = hasLobby ? await listOf(tools, asked) : [];
  const open = listed.filter(({ isOpen }) => isOpen);
  const hasTables = listed.length > 1;
  if (chosen === undefined) return { table: open[0] ?? listed[0], hasTables };
  const table = open.find(({ lobbyData }) => lobbyData === chosen);
  if (!table) throw new CallError(menuCodes.refused);
  return { table, hasTables };
};

const shownTable = ({ lobbyData, name, isOpen, dealerName, limits }: GisTable, currency: string): GameTable => {
  const limit = limits.find((each) => each.currency === currency);
  return {
    id: lobbyData,
    name,
    isOpen,
    dealer: dealerName ?? null,
    min: limit?.min ?? null,
    max: limit?.max ?? null,
  };
};

interface AskedGameTables {
  gameId: GameRef;
  isMobile?: boolean | undefined;
  currency?: CasinoCurrency | undefined;
}

/** The tables of a live game, with limits in the game's currency. Throws CallError 1, 3, 4, 5. */
export const gameTables = async (
  tools: CasinoTools,
  player: Player,
  { gameId, isMobile = false, currency: played }: AskedGameTables,
): Promise<GameTable[]> => {
  const game = await findGame(tools, gameId);
  if (!game.hasLobby) return [];
  const { currency } = await purseOf(tools, player, played);
  try {
    const listed = await listOf(tools, { game_uuid: editionOf(game, isMobile), currency });
    return listed.map((table) => shownTable(table, currency));
  } catch (error) {
    throw menuErrorOf(tools, error);
  }
};
