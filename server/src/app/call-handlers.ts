import { guardrails, type Database, type TrialBeacon, type VipStatusRow } from 'db';
import type { platformCalls } from '../../contract/calls.ts';
import type { PersonWatch } from '../core/auth/person-watch.ts';
import type { Clock } from '../core/clock.ts';
import type { Handlers } from '../core/games/server-game.ts';
import type { ServerGames } from '../core/games/server-games.ts';
import type { ActiveConfigs } from '../core/hosts/active-configs.ts';
import type { ReadMultipliers } from '../core/hosts/multipliers.ts';
import type { Mailer } from '../core/mail/mailer.ts';
import { createAuditHandlers } from '../features/audit/audit.handlers.ts';
import { createSessionsHandlers } from '../features/auth/sessions.handlers.ts';
import { createFairnessHandlers } from '../features/fairness/fairness.handlers.ts';
import { createVoidFigures } from '../features/fairness/void-figures.ts';
import { createGamesHandlers } from '../features/games/games.handlers.ts';
import { createLimitsHandlers } from '../features/limits/limits.handlers.ts';
import { createUsersHandlers } from '../features/profile/users.handlers.ts';
import { createStaffHandlers } from '../features/staff/staff.handlers.ts';
import { createStudioHandlers } from '../features/studio/studio.handlers.ts';
import type { PlayerPushes } from './player-pushes.ts';
import { createAnalysis } from './studio-analysis.ts';
import type { TransparencyLog } from './transparency-log.ts';

interface Dependencies {
  db: Database;
  games: ServerGames;
  clock: Clock;
  mailer: Mailer;
  persons: PersonWatch;
  vipStatuses: readonly VipStatusRow[];
  configs: ActiveConfigs;
  readMultipliers: ReadMultipliers;
  log: TransparencyLog;
  pushes: PlayerPushes;
  announceTrial(): TrialBeacon;
}

/** The calls of no game and no area, each with its handler: a call without one does not compile. */
export const createCallHandlers = ({
  db,
  games,
  clock,
  mailer,
  persons,
  vipStatuses,
  configs,
  readMultipliers,
  log,
  pushes,
  announceTrial,
}: Dependencies) =>
  ({
    ...createAuditHandlers(db, games),
    ...createGamesHandlers({ db: db.pool, configs, games: games.engine, readMultipliers }),
    ...createLimitsHandlers({ db, clock, mailer, persons }),
    ...createStaffHandlers(),
    ...createStudioHandlers({
      db,
      clock,
      games: games.engine,
      served: games,
      configs,
      ...createAnalysis(games, db),
      proposals: () => guardrails.guardrailRepository(db.orm.em.fork()).waiting(),
      watch: ({ socketId }) => pushes.watchStudio(socketId),
      announceTrial,
    }),
    ...createUsersHandlers({ db, vipStatuses }),
    ...createSessionsHandlers(db),
    ...createFairnessHandlers({
      db,
      games: games.engine,
      findRound: log.findRound,
      positionOf: log.positionOf,
      ...createVoidFigures({ db, clock, games: games.engine }),
      onCommitted: log.notify,
    }),
  }) satisfies Handlers<typeof platformCalls>;
