import { tournament as contract } from '../../../contract/features/tournament.contract.ts';
import { dayOf } from 'db';
import { defineFeature } from '../../core/features/feature.ts';
import { countEntrants, createBetCounter } from './count-entrants.ts';
import { loadOfficeDays } from './office-days.ts';
import { settleDueDays } from './settle-tournament.ts';
import { createTournamentView } from './standing.ts';
import { openTournamentDay } from './tournament-day.ts';
import { tournamentPrizes } from './tournament-prizes.ts';
import { createTournamentCalls } from './tournament.handlers.ts';
import { texts } from '../../core/i18n/texts.ts';

const DAYS_EVERY_MS = 5_000;
const COUNT_EVERY_MS = 300_000;

/** The daily tournament: registration, ranking and prizes. */
export const tournament = defineFeature({
  contract,
  messages: texts('tournament'),
  open(tools) {
    const counter = createBetCounter(tools);
    return {
      calls: {
        ...createTournamentCalls(tools, createTournamentView(tools)),
        'officeTournament.days': { handle: ({ before }) => loadOfficeDays(tools, before) },
      },
      jobs: [
        {
          name: 'days',
          everyMs: DAYS_EVERY_MS,
          async run() {
            await openTournamentDay(tools, tools.clock.now());
            await settleDueDays(tools);
          },
        },
        { name: 'count', everyMs: COUNT_EVERY_MS, run: () => countEntrants(tools.db, dayOf(tools.clock.now())) },
      ],
      houseChanges: [tournamentPrizes],
      on: { 'bet.settled': ({ userId }) => counter.played(userId) },
      close: () => counter.close(),
    };
  },
});
