import { casino, catalogue } from 'db';
import { generalCodes } from '../../../contract/general-codes.ts';
import { officeGames as contract } from '../../../contract/features/office-games.contract.ts';
import { OFFICE_GAMES_PAGE } from '../../../contract/features/office-games-values.ts';
import { defineFeature, type FeatureTools } from '../../core/features/feature.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { catalogueEvent, officeGame, officeProvider } from './shown.ts';

const done = { success: true } as const;

/** What is hidden leaves the lists at once; the others are filled up again from what is left. Throws CallError 404. */
const settle = async ({ db, clock }: FeatureTools, result: catalogue.ChangeResult): Promise<typeof done> => {
  if (result === 'unknown') throw new CallError(generalCodes.unknownCall);
  if (result === 'changed') await casino.countGames(db.pool, clock.now());
  return done;
};

/** The operator's catalogue of providers' games. */
export const officeGames = defineFeature({
  contract,
  open: (tools) => ({
    calls: {
      'officeGames.list': {
        async handle({ from, search: text, ...filter }) {
          const stretch = { from, limit: OFFICE_GAMES_PAGE };
          const { games, total } = await catalogue.officeGames(tools.db.pool, { text, ...filter }, stretch);
          return { games: games.map(officeGame), total };
        },
      },
      'officeGames.providers': {
        handle: async () => ({ providers: (await catalogue.officeProviders(tools.db.pool)).map(officeProvider) }),
      },
      'officeGames.changeGame': {
        async handle({ id, after, reason }, { staff: { actorId } }) {
          const act = { id, actorId, reason, at: tools.clock.now() };
          return settle(tools, await catalogue.changeGame(tools.db.pool, act, after));
        },
      },
      'officeGames.changeProvider': {
        async handle({ id, after, reason }, { staff: { actorId } }) {
          const act = { id, actorId, reason, at: tools.clock.now() };
          return settle(tools, await catalogue.changeProvider(tools.db.pool, act, after));
        },
      },
      'officeGames.trail': {
        async handle({ before }) {
          const events = await catalogue.catalogueTrail(tools.db.pool, { before, limit: OFFICE_GAMES_PAGE });
          return { events: events.map(catalogueEvent) };
        },
      },
    },
  }),
});
