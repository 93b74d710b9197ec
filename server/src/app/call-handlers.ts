import { balanceOf, sharedPlayersOf, type Database, type VipStatusRow } from 'db';
import { games } from 'games-engine';
import type { DiceChoice, DiceOutcome } from 'games-engine/dice';
import type { CallAnswer, CallName, calls } from '../../contract/calls.ts';
import type { Clock } from '../core/clock.ts';
import type { ActiveConfigs } from '../core/hosts/active-configs.ts';
import type { PlayerSeeds } from '../core/auth/players.ts';
import type { SharedCallsOptions } from '../core/hosts/shared-calls.ts';
import type { SharedTable } from '../core/hosts/shared-table.ts';
import type { SoloHost } from '../core/hosts/solo-host.ts';
import type { SteppedHost } from '../core/hosts/stepped-host.ts';
import type { Currencies } from '../core/hosts/stake.ts';
import type { Translate } from '../core/i18n/translate.ts';
import type { Mailer } from '../core/mail/mailer.ts';
import type { BalancePushes } from '../core/realtime/balance-pushes.ts';
import type { CallHandler } from '../core/realtime/dispatcher.ts';
import { createAuditHandlers } from '../features/audit/audit.handlers.ts';
import { createSessionsHandlers } from '../features/auth/sessions.handlers.ts';
import { createCatalogueHandlers } from '../features/catalogue/catalogue.handlers.ts';
import { createFairnessHandlers } from '../features/fairness/fairness.handlers.ts';
import { createGamesHandlers } from '../features/games/games.handlers.ts';
import { createKycHandlers } from '../features/kyc/kyc.handlers.ts';
import { createLimitsHandlers } from '../features/limits/limits.handlers.ts';
import { createLiveFeedHandlers } from '../features/live-feed/live-feed.handlers.ts';
import type { LiveFeed } from '../features/live-feed/live-feed.ts';
import { createModerationHandlers } from '../features/moderation/moderation.handlers.ts';
import { createUsersHandlers } from '../features/profile/users.handlers.ts';
import { createStudioHandlers } from '../features/studio/studio.handlers.ts';
import { createBattleHandlers } from '../games/battle/battle.host.ts';
import { createClassicHandlers } from '../games/classic/classic.host.ts';
import { createCoinflipHandlers } from '../games/coinflip/coinflip.host.ts';
import { createDicePlay } from '../games/dice/dice.host.ts';
import { createMinesHandlers } from '../games/mines/mines.host.ts';
import { createWheelHandlers } from '../games/wheel/wheel.host.ts';
import { checkGameConfig, classifyBets } from './analysis.ts';
import type { PlayerPushes } from './player-pushes.ts';
import type { SharedGameId } from './shared-tables.ts';
import type { TransparencyLog } from './transparency-log.ts';

interface Dependencies {
  db: Database;
  clock: Clock;
  mailer: Mailer;
  vipStatuses: readonly VipStatusRow[];
  configs: ActiveConfigs;
  currencies: Currencies;
  translate: Translate;
  feed: LiveFeed;
  log: TransparencyLog;
  balances: BalancePushes;
  pushes: PlayerPushes;
  dice: SoloHost<DiceChoice, DiceOutcome>;
  mines: SteppedHost;
  tables: Record<SharedGameId, SharedTable>;
  loadSeeds(userId: bigint): Promise<PlayerSeeds>;
}

/** Every call of the contract with its handler: a call without one does not compile. */
export const createCallHandlers = (dependencies: Dependencies) => {
  const {
    db,
    clock,
    mailer,
    vipStatuses,
    configs,
    currencies,
    translate,
    feed,
    log,
    balances,
    pushes,
    dice,
    mines,
    tables,
    loadSeeds,
  } = dependencies;
  const shared = (game: SharedGameId): Omit<SharedCallsOptions, 'codes' | 'limits'> => ({
    table: tables[game],
    tools: { configs, currencies, loadSeeds },
    onPlaced: ({ player }, { balanceMinor }, { account }) => balances.changed(player.userId, account, balanceMinor),
  });
  return {
    'dice.play': createDicePlay({ host: dice, configs, currencies, translate }),
    ...createMinesHandlers({ host: mines, configs, currencies, push: pushes.toOtherDevices('mines') }),
    ...createBattleHandlers(shared('battle')),
    ...createWheelHandlers(shared('wheel')),
    ...createClassicHandlers(shared('classic')),
    ...createCoinflipHandlers({
      ...shared('coinflip'),
      balanceOf: async ({ player }) => Number(await balanceOf(db.pool, player.accounts.real)),
      watch: ({ socketId }, roomId) => pushes.watch(socketId, 'coinflip', roomId),
      invite: (publicId, room) => pushes.toPlayer(publicId, 'coinflip', 'rematch', { room }),
      playersOf: (roundId) => sharedPlayersOf(db.pool, { game: 'coinflip', roundId }),
    }),
    ...createAuditHandlers(db),
    ...createCatalogueHandlers(db.pool),
    ...createGamesHandlers({ db: db.pool, configs, games }),
    ...createLimitsHandlers({ db, clock, mailer }),
    ...createKycHandlers(db),
    ...createLiveFeedHandlers({ db: db.pool, feed }),
    ...createModerationHandlers({ db, mailer }),
    ...createStudioHandlers({
      pool: db.pool,
      clock,
      games,
      configs,
      check: checkGameConfig,
      classify: classifyBets,
      watch: ({ socketId }) => pushes.watchStudio(socketId),
    }),
    ...createUsersHandlers({ db, vipStatuses }),
    ...createSessionsHandlers(db),
    ...createFairnessHandlers({
      pool: db.pool,
      findRound: log.findRound,
      positionOf: log.positionOf,
      onRevealed: log.notify,
    }),
  } satisfies { [N in CallName]: CallHandler<(typeof calls)[N], CallAnswer<N>> };
};
