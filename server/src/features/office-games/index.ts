import { casino, catalogue } from 'db';
import { generalCodes } from '../../../contract/general-codes.ts';
import { officeGames as contract } from '../../../contract/features/office-games.contract.ts';
import { MAX_BULK_GAMES, OFFICE_GAMES_PAGE } from '../../../contract/features/office-games-values.ts';
import { defineFeature, type FeatureTools } from '../../core/features/feature.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { loadEarnings } from './game-earnings.ts';
import { gameRuleChanges } from './game-rule-changes.ts';
import { catalogueEvent, officeGame, officeProvider } from './shown.ts';

const done = { success: true } as const;

/** Hidden games leave the lists at once; the lists are filled up again from the rest. Throws CallError 404. */
const settle = async ({ db, clock }: FeatureTools, result: catalogue.ChangeResult): Promise<typeof done> => {
  if (result === 'unknown') throw new CallError(generalCodes.unknownCall);
  if (result === 'changed') await casino.countGames(db.pool, clock.now());
  return done;
};

/** The operator's catalogue of providers' games. */
export const officeGames = defineFeature({
  isReserved: true,
  contract,
  open: (tools) => ({
    houseChanges: [gameRuleChanges(tools)],
    calls: {
      'officeGames.list': {
        async handle({ from, search: text, ...filter }) {
          const stretch = { from, limit: OFFICE_GAMES_PAGE };
          const { games, total } = await catalogue.officeGames(tools.em(), { text, ...filter }, stretch);
          return { games: games.map(officeGame), total };
        },
      },
      'officeGames.providers': {
        handle: async () => ({ providers: (await catalogue.officeProviders(tools.em())).map(officeProvider) }),
      },
      'officeGames.changeGame': {
        async handle({ id, after, reason }, { staff: { actorId } }) {
          const act = { id, actorId, reason, at: tools.clock.now() };
          return settle(tools, await tools.inUnitOfWork((unit) => catalogue.changeGame(unit, act, after)));
        },
      },
      'officeGames.changeMany': {
        async handle({ filter: { search: text, ...filter }, expected, after, reason }, { staff: { actorId } }) {
          const act = { actorId, reason, at: tools.clock.now() };
          const changed = await tools.inUnitOfWork(async (unit) => {
            const stretch = { from: 0, limit: MAX_BULK_GAMES };
            const { games, total } = await catalogue.officeGames(unit.em, { text, ...filter }, stretch);
            if (total !== expected) throw new CallError(generalCodes.idempotencyConflict);
            return catalogue.changeGames(unit, { ...act, ids: games.map(({ id }) => id) }, after);
          });
          if (changed > 0) await settle(tools, 'changed');
          return { changed };
        },
      },
      'officeGames.earnings': { handle: (range) => loadEarnings(tools, range) },
      'officeGames.changeProvider': {
        async handle({ id, after, reason }, { staff: { actorId } }) {
          const act = { id, actorId, reason, at: tools.clock.now() };
          return settle(tools, await tools.inUnitOfWork((unit) => catalogue.changeProvider(unit, act, after)));
        },
      },
      'officeGames.switchOff': {
        async handle({ identifier: game, country, currency, reason }, { staff: { actorId } }) {
          const isOwn = tools.games.find(game) !== undefined;
          const act = { game, country, currency, isOwn, actorId, reason, at: tools.clock.now() };
          const result = await tools.inUnitOfWork((unit) => catalogue.switchGameOff(unit, act));
          if (result === 'unknown') throw new CallError(generalCodes.unknownCall);
          await tools.gameRules.changed();
          return done;
        },
      },
      'officeGames.trail': {
        async handle({ before }) {
          const events = await catalogue.catalogueTrail(tools.em(), { before, limit: OFFICE_GAMES_PAGE });
          return { events: events.map(catalogueEvent) };
        },
      },
    },
  }),
});
