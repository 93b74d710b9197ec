import type { StakeAccount } from 'games-engine';
import type { Player } from '../core/auth/players.ts';
import type { SessionSource } from '../core/auth/sessions.ts';
import { openBus } from '../core/bus.ts';
import { createReadMultipliers } from '../core/hosts/multipliers.ts';
import type { PlayGuard } from '../core/hosts/play-guard.ts';
import { createBalancePushes } from '../core/realtime/balance-pushes.ts';
import { createSettlementQueue } from '../core/settlement/settlement-queue.ts';
import { createLiveFeed } from '../features/live-feed/live-feed.ts';
import { loadLiveFeed } from '../features/live-feed/live-feed.handlers.ts';
import type { Base } from './base.ts';
import { openDrawSources } from './draw-sources.ts';
import { openDrawing } from './drawing.ts';
import { houseAccountOf } from './house-account.ts';
import { startJobs } from './jobs.ts';
import { openLiveConfigs } from './live-configs.ts';
import type { Profiles } from './profiles.ts';
import { openSharedTables } from './shared-tables.ts';
import type { Sockets } from './sockets.ts';
import { createSoloHosts } from './solo-hosts.ts';
import { createSteppedHosts } from './stepped-hosts.ts';
import type { TransparencyLog } from './transparency-log.ts';

/** The games and everything that hears of a settled bet. */
export const openGames = async (
  base: Base,
  sockets: Sockets,
  source: SessionSource,
  transparency: TransparencyLog,
  guard: PlayGuard,
  profiles: Profiles,
) => {
  const { config, log, metrics, closing, db, databaseUrl, clock, games } = base;
  const { bigWinMinor } = config;
  const balances = profiles.counting(createBalancePushes(sockets.legacy));
  closing.add(() => balances.close());
  const jobs = startJobs({ pool: db.pool, log, metrics });
  closing.add(() => jobs.stop());
  const settlement = createSettlementQueue({ pool: db.settlement, log, metrics });
  closing.add(() => settlement.drain());
  const live = await openLiveConfigs({
    db,
    games: games.engine,
    log,
    calls: sockets.calls,
    onPublished: () => transparency.notify(),
  });
  closing.add(() => live.close());
  const { configs } = live;
  const readMultipliers = createReadMultipliers({ db: db.pool, games: games.engine, configs });
  const feed = createLiveFeed({
    sink: sockets.feedSink,
    bigWinMinor,
    initial: await loadLiveFeed(db.pool, readMultipliers, bigWinMinor),
  });
  closing.add(() => feed.close());
  const committed = (): void => {
    transparency.notify();
    jobs.rollUpSoon();
  };
  const tools = { db, log, metrics, clock, configs, feed, guard };
  const onCommitted = (player: Player, account: StakeAccount, balanceMinor: bigint): void => {
    balances.changed(player.userId, account, balanceMinor);
    committed();
  };
  const houseAccount = await houseAccountOf(db);
  const hosting = { ...tools, houseAccount, loadSeeds: source.loadSeeds, onCommitted };
  const solo = createSoloHosts(games.solo, { ...hosting, settlement });
  const stepped = createSteppedHosts(games.stepped, hosting);
  closing.add(() => stepped.drain());
  const bus = await openBus({ url: databaseUrl, pool: db.pool, log });
  closing.add(() => bus.close());
  const drawing = await openDrawing(config, transparency.signer, { clock, log, closing }, base.beacon);
  const tables = await openSharedTables(games.shared, {
    ...tools,
    databaseUrl,
    bus,
    calls: sockets.calls,
    balances,
    voidAfterMs: config.voidAfterMs,
    drawing,
    drawSources: openDrawSources(config, { clock, log }),
    onCommitted: committed,
  });
  closing.add(() => Promise.all(Array.from(tables.values(), (table) => table.stop())));
  return { feed, readMultipliers, live, configs, balances, solo, stepped: stepped.hosts, tables };
};
