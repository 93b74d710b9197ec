import { houseAccountId, type Database } from 'db';
import type { StakeAccount } from 'games-engine';
import type { Player } from '../core/auth/players.ts';
import type { SessionSource } from '../core/auth/sessions.ts';
import { openBus } from '../core/bus/bus.ts';
import type { TellFeatures } from '../core/features/events.ts';
import { startJobs } from '../core/features/jobs.ts';
import { openGameRules } from '../core/game-rules/game-rules.ts';
import { createFreeDraws } from '../core/hosts/free-draws.ts';
import { createReadMultipliers } from '../core/hosts/multipliers.ts';
import type { PlayGuard } from '../core/hosts/play-guard.ts';
import { createTrialLights } from '../core/hosts/trial-lights.ts';
import { createBalancePushes } from '../core/realtime/balance-pushes.ts';
import { createReceipts } from '../core/settlement/receipts.ts';
import { createSettlementQueue } from '../core/settlement/statement-queue.ts';
import { createVoidKeeper } from '../features/fairness/void-keeper.ts';
import { scheduleJob } from '../features/studio/scheduled-activations.ts';
import { trialJob } from '../features/studio/trial-watch.ts';
import type { Base } from './base.ts';
import { demoLoginsOf } from './demo-logins.ts';
import { openDrawSources, openDrawing } from './drawing.ts';
import { startBooks } from './jobs.ts';
import { openLiveConfigs } from './live-configs.ts';
import type { Profiles } from './profiles.ts';
import { openSharedTables } from './shared-tables.ts';
import type { Sockets } from './sockets.ts';
import { createSoloHosts } from './solo-hosts.ts';
import { createSteppedHosts } from './stepped-hosts.ts';
import { createAnalysis } from './studio-analysis.ts';
import type { TransparencyLog } from './transparency-log.ts';

/** The house's account that plays against a player's account: of the same unit. */
const houseAccountOf = async (db: Database): Promise<(account: StakeAccount) => bigint> => {
  const base = await houseAccountId(db.pool, 'house.games', 'BASE');
  const usdic = await houseAccountId(db.pool, 'house.games', 'USDIC');
  return (account) => (account === 'usdicLocked' ? usdic : base);
};

/** Opens the services that games and areas share: the configs in force, balance pushes, messages between processes. */
export const openPlay = async (
  { config, log, closing, db, databaseUrl, clock, games, beacon, limitShare }: Base,
  sockets: Sockets,
  transparency: TransparencyLog,
  profiles: Profiles,
) => {
  const bus = await openBus({ url: databaseUrl, pool: db.pool, log, redisUrl: config.redisUrl });
  closing.add(() => bus.close());
  const failed = (error: unknown): void => log.warn({ err: error }, 'the other processes were not told');
  closing.add(limitShare.connect(bus, failed));
  const balances = profiles.counting(createBalancePushes({ ...sockets, bus, db, failed }));
  closing.add(() => balances.close());
  const tools = { clock, log, closing, pool: db.settlement };
  const drawing = await openDrawing(config, transparency.signer, tools, beacon);
  const trials = createTrialLights({ pool: db.pool, games: games.engine, beacon: drawing.beacon, clock, log });
  closing.add(() => trials.stop());
  const { check } = createAnalysis(games, db);
  const exemptLogins = demoLoginsOf(config);
  const planned = scheduleJob({ db, games: games.engine, served: games, clock, log, check, exemptLogins });
  closing.add(startJobs('studio', [trialJob({ db, games, clock, log }), planned], { pool: db.pool, log }));
  const live = await openLiveConfigs({
    db,
    games: games.engine,
    log,
    calls: sockets.calls,
    onChanged: () => transparency.notify(),
    lookForTrials: () => trials.look(),
  });
  closing.add(() => live.close());
  const { configs } = live;
  const readMultipliers = createReadMultipliers({ db: db.pool, games: games.engine, configs });
  const rules = await openGameRules({ em: () => db.orm.em.fork(), bus, log });
  closing.add(() => rules.close());
  const receipts = createReceipts(transparency.signer);
  const onCommitted = (): void => transparency.notify();
  const draws = createFreeDraws({ games: games.engine, configs, clock, receipts, onCommitted });
  return { balances, live, configs, readMultipliers, bus, draws, drawing, receipts, rules, trials };
};

export type Play = Awaited<ReturnType<typeof openPlay>>;

const VOIDS_EVERY_MS = 60_000;

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
  { balances, configs, bus, drawing, receipts }: Play,
  { source, transparency, guard, tell }: HostTools,
) => {
  const { config, log, metrics, closing, db, databaseUrl, clock, games } = base;
  const books = startBooks({ db, log, onRevealed: () => transparency.notify() });
  closing.add(() => books.stop());
  const settlement = createSettlementQueue({ pool: db.settlement, log, metrics });
  closing.add(() => settlement.drain());
  const committed = (): void => {
    transparency.notify();
    books.rollUpSoon();
  };
  const tools = { db, log, metrics, clock, configs, tell, guard };
  const onCommitted = (player: Player, account: StakeAccount, balanceMinor: bigint, winMinor = 0n): void => {
    balances.changed(player.userId, account, balanceMinor);
    balances.won(player.userId, winMinor, balanceMinor);
    committed();
  };
  const houseAccount = await houseAccountOf(db);
  const hosting = { ...tools, houseAccount, receipts, loadSeeds: source.loadSeeds, onCommitted };
  const solo = createSoloHosts(games.solo, { ...hosting, settlement });
  const stepped = createSteppedHosts(games.stepped, hosting);
  closing.add(() => stepped.drain());
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
  const voids = createVoidKeeper({
    db,
    games: games.engine,
    findRound: transparency.findRound,
    beacon: drawing.beacon,
    clock,
  });
  closing.add(startJobs('fairness', [{ name: 'voids', everyMs: VOIDS_EVERY_MS, run: voids }], { pool: db.pool, log }));
  closing.add(() => Promise.all(Array.from(tables.values(), (table) => table.stop())));
  return { solo, stepped: stepped.hosts, tables };
};
