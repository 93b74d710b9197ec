import type { StakeAccount } from 'games-engine';
import type { Player } from '../core/auth/players.ts';
import type { SessionSource } from '../core/auth/sessions.ts';
import { openBus } from '../core/bus.ts';
import { createFreeDraws } from '../core/hosts/free-draws.ts';
import { createReadMultipliers } from '../core/hosts/multipliers.ts';
import type { PlayGuard } from '../core/hosts/play-guard.ts';
import { createBalancePushes } from '../core/realtime/balance-pushes.ts';
import { createSettlementQueue } from '../core/settlement/settlement-queue.ts';
import type { TellFeatures } from '../core/features/events.ts';
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

/** What games and areas share: the configs in force, what balances are told by, how processes speak. */
export const openPlay = async (
  { log, closing, db, databaseUrl, clock, games }: Base,
  sockets: Sockets,
  transparency: TransparencyLog,
  profiles: Profiles,
) => {
  const balances = profiles.counting(createBalancePushes(sockets.legacy));
  closing.add(() => balances.close());
  const live = await openLiveConfigs({
    db,
    games: games.engine,
    log,
    calls: sockets.calls,
    onChanged: () => transparency.notify(),
  });
  closing.add(() => live.close());
  const { configs } = live;
  const readMultipliers = createReadMultipliers({ db: db.pool, games: games.engine, configs });
  const bus = await openBus({ url: databaseUrl, pool: db.pool, log });
  closing.add(() => bus.close());
  const draws = createFreeDraws({ games: games.engine, configs, clock, onCommitted: () => transparency.notify() });
  return { balances, live, configs, readMultipliers, bus, draws };
};

export type Play = Awaited<ReturnType<typeof openPlay>>;

interface HostTools {
  source: SessionSource;
  transparency: TransparencyLog;
  guard: PlayGuard;
  tell: TellFeatures;
}

/** The hosts of all games. What they settle is told to all areas. */
export const openHosts = async (
  base: Base,
  sockets: Sockets,
  { balances, configs, bus }: Play,
  { source, transparency, guard, tell }: HostTools,
) => {
  const { config, log, metrics, closing, db, databaseUrl, clock, games } = base;
  const jobs = startJobs({ pool: db.pool, log, metrics });
  closing.add(() => jobs.stop());
  const settlement = createSettlementQueue({ pool: db.settlement, log, metrics });
  closing.add(() => settlement.drain());
  const committed = (): void => {
    transparency.notify();
    jobs.rollUpSoon();
  };
  const tools = { db, log, metrics, clock, configs, tell, guard };
  const onCommitted = (player: Player, account: StakeAccount, balanceMinor: bigint): void => {
    balances.changed(player.userId, account, balanceMinor);
    committed();
  };
  const houseAccount = await houseAccountOf(db);
  const hosting = { ...tools, houseAccount, loadSeeds: source.loadSeeds, onCommitted };
  const solo = createSoloHosts(games.solo, { ...hosting, settlement });
  const stepped = createSteppedHosts(games.stepped, hosting);
  closing.add(() => stepped.drain());
  const drawing = await openDrawing(
    config,
    transparency.signer,
    { clock, log, closing, pool: db.settlement },
    base.beacon,
  );
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
  return { solo, stepped: stepped.hosts, tables };
};
