import { catalogue } from 'db';
import { menuCodes } from '../../../contract/features/casino-values.ts';
import type { GameTable } from '../../../contract/features/casino.contract.ts';
import type { Player } from '../../core/auth/players.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { CasinoTools } from './casino-tools.ts';
import type { GameRef } from './own-games.ts';

/** The tables of a live game, with limits in the player's currency. Throws CallError 1, 5. */
export const gameTables = async (tools: CasinoTools, player: Player, ref: GameRef): Promise<GameTable[]> => {
  const { em, aggregator, currencies, log } = tools;
  const game = await catalogue.gameRepository(em()).find(ref);
  if (!game || game.isAway) throw new CallError(menuCodes.refused);
  if (!game.hasLobby) return [];
  const currency = currencies.find(player.targetCurrencyId)?.name ?? '';
  const tables = await aggregator?.client
    .listTables({ game_uuid: game.identifier, currency })
    .catch((error: unknown) => {
      log.warn({ err: error }, 'the tables of a game are not known');
    });
  if (!tables) throw new CallError(menuCodes.providerDown);
  return tables.map(({ lobbyData, name, isOpen, dealerName, limits }) => {
    const limit = limits.find((each) => each.currency === currency);
    return {
      id: lobbyData,
      name,
      isOpen,
      dealer: dealerName ?? null,
      min: limit?.min ?? null,
      max: limit?.max ?? null,
    };
  });
};
