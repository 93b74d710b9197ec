import { balanceOf, sharedPlayersOf, type Database } from 'db';
import type { CallContract, CallContracts } from '../../contract/feature.ts';
import type { PlayerSeeds } from '../core/auth/players.ts';
import type {
  Handlers,
  ServerGame,
  SharedServerGame,
  SharedTools,
  SteppedServerGame,
  SteppedTools,
} from '../core/games/server-game.ts';
import type { ServerGames } from '../core/games/server-games.ts';
import type { GameRules } from '../core/game-rules/game-rules.ts';
import { guardStakes } from '../core/game-rules/guard-stakes.ts';
import type { ActiveConfigs } from '../core/hosts/active-configs.ts';
import type { SharedTable } from '../core/hosts/shared-table.ts';
import type { SoloHost } from '../core/hosts/solo-host.ts';
import type { Currencies } from '../core/hosts/stake.ts';
import type { SteppedHost } from '../core/hosts/stepped-host.ts';
import type { Translate } from '../core/i18n/translate.ts';
import type { BalancePushes } from '../core/realtime/balance-pushes.ts';
import type { PlayerPushes } from './player-pushes.ts';

interface Dependencies {
  db: Database;
  games: ServerGames;
  configs: ActiveConfigs;
  currencies: Currencies;
  rules: GameRules;
  translate: Translate;
  balances: BalancePushes;
  pushes: PlayerPushes;
  solo: ReadonlyMap<string, SoloHost<object, object>>;
  stepped: ReadonlyMap<string, SteppedHost>;
  tables: ReadonlyMap<string, SharedTable>;
  loadSeeds(userId: bigint): Promise<PlayerSeeds | undefined>;
}

const hostOf = <Host>(hosts: ReadonlyMap<string, Host>, { game }: ServerGame): Host => {
  const host = hosts.get(game.id);
  if (!host) throw new Error(`${game.id} is not hosted`);
  return host;
};

const steppedTools = (served: SteppedServerGame, dependencies: Dependencies): SteppedTools => {
  const { configs, currencies, pushes, stepped } = dependencies;
  return { host: hostOf(stepped, served), configs, currencies, push: pushes.toOtherDevices(served.channel) };
};

const sharedTools = (served: SharedServerGame, dependencies: Dependencies): SharedTools => {
  const { db, balances, configs, currencies, loadSeeds, pushes, tables } = dependencies;
  const { channel } = served;
  return {
    table: hostOf(tables, served),
    tools: { configs, currencies, loadSeeds },
    onPlaced: ({ player }, { balanceMinor }, { account }) => balances.changed(player.userId, account, balanceMinor),
    balanceOf: async ({ player }) => Number(await balanceOf(db.pool, player.accounts.real)),
    watch: ({ socketId }, roundId) => pushes.watch(socketId, channel, roundId),
    push: (publicId, type, payload) => pushes.toPlayer(publicId, channel, type, payload),
    playersOf: (roundId) => sharedPlayersOf(db.pool, { game: served.game.id, roundId }),
  };
};

const handlersOf = (served: ServerGame, dependencies: Dependencies): Handlers<CallContracts> => {
  if (served.hosting === 'solo') return served.handlers({ ...dependencies, host: hostOf(dependencies.solo, served) });
  if (served.hosting === 'stepped') return served.handlers(steppedTools(served, dependencies));
  return served.handlers(sharedTools(served, dependencies));
};

/** The calls of all games, and what answers them. */
export const createGameHandlers = (
  dependencies: Dependencies,
): { calls: CallContracts; handlers: Handlers<CallContracts> } => {
  const { all } = dependencies.games;
  return {
    calls: Object.fromEntries(all.flatMap((served): [string, CallContract][] => Object.entries(served.calls))),
    handlers: Object.fromEntries(
      all.flatMap((served) =>
        Object.entries(guardStakes(served.game.id, served.calls, handlersOf(served, dependencies), dependencies)),
      ),
    ),
  };
};
