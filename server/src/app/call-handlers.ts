import type { Database } from 'db';
import { soloGames } from 'games-engine';
import type { DiceChoice, DiceOutcome } from 'games-engine/dice';
import type { CallAnswer, CallName, calls } from '../../contract/calls.ts';
import type { ActiveConfigs } from '../core/hosts/active-configs.ts';
import type { SoloHost } from '../core/hosts/solo-host.ts';
import type { Currencies } from '../core/hosts/stake.ts';
import type { Translate } from '../core/i18n/translate.ts';
import type { CallHandler } from '../core/realtime/dispatcher.ts';
import { createFairnessHandlers } from '../features/fairness/fairness.handlers.ts';
import { createGamesHandlers } from '../features/games/games.handlers.ts';
import { createLiveFeedHandlers } from '../features/live-feed/live-feed.handlers.ts';
import type { LiveFeed } from '../features/live-feed/live-feed.ts';
import type { TransparencyLog } from './transparency-log.ts';
import { createDicePlay } from '../games/dice/dice.host.ts';

interface Dependencies {
  db: Database;
  configs: ActiveConfigs;
  currencies: Currencies;
  translate: Translate;
  feed: LiveFeed;
  log: TransparencyLog;
  dice: SoloHost<DiceChoice, DiceOutcome>;
}

/** Every call of the contract with its handler: a call without one does not compile. */
export const createCallHandlers = ({ db, configs, currencies, translate, feed, log, dice }: Dependencies) =>
  ({
    'dice.play': createDicePlay({ host: dice, configs, currencies, translate }),
    ...createGamesHandlers({ db: db.pool, configs, games: soloGames }),
    ...createLiveFeedHandlers({ db: db.pool, feed }),
    ...createFairnessHandlers({
      pool: db.pool,
      findRound: log.findRound,
      positionOf: log.positionOf,
      onRevealed: log.notify,
    }),
  }) satisfies { [N in CallName]: CallHandler<(typeof calls)[N], CallAnswer<N>> };
