import { dayStart, tournament } from 'db';
import { houseDayText } from 'games-engine';
import type { CallAnswer } from '../../../contract/calls.ts';
import {
  minStakesOf,
  prizePlaces,
  prizesOf,
  TOURNAMENT_DAYS_PAGE,
} from '../../../contract/features/tournament.contract.ts';
import type { StandingTools } from './standing.ts';
import { openTournamentDay } from './tournament-day.ts';

type Answer = CallAnswer<'officeTournament.days'>;

const SHOWN_ROWS = 20;

/** The day that runs: its prizes, which nothing changes any more, and who would get them now. */
const loadRunning = async (tools: StandingTools, row: tournament.TournamentDayRow): Promise<Answer['running']> => {
  const { db, clock } = tools;
  const { day, bank, bankTon, shares, stakeTimes } = row;
  const prizes = prizesOf(bank, shares);
  const entrants = await tournament.tournamentRanking(db.pool, { day, at: clock.now() });
  const shown = entrants.slice(0, SHOWN_ROWS);
  const places = prizePlaces(
    shown.filter(({ isRanked }) => isRanked).map(({ stakedMinor }) => stakedMinor),
    minStakesOf(prizes, stakeTimes),
  ); // the ranked ones come first
  const nicks = await tournament.entrantNicks(
    db.orm.em.fork(),
    shown.map(({ userId }) => userId),
  );
  return {
    day: houseDayText(day),
    endsAt: dayStart(day + 1),
    bank: Number(bank),
    bankTon,
    stakeTimes,
    prizes: prizes.map((prize, at) => ({ share: shares[at] ?? 0, prize: Number(prize) })),
    players: entrants.length,
    standing: shown.map(({ userId, publicId, stakedMinor, isRanked }, at) => ({
      userId: publicId,
      nick: nicks.get(userId) ?? '',
      staked: Number(stakedMinor),
      isRanked,
      prizePlace: places[at] ?? null,
    })),
  };
};

/** The running day, the prizes of days to come, and days that are over, a page of them. */
export const loadOfficeDays = async (tools: StandingTools, before?: number): Promise<Answer> => {
  const { db, clock } = tools;
  const em = db.orm.em.fork();
  const row = await openTournamentDay(tools, clock.now());
  const days = await tournament
    .tournamentDayRepository(em)
    .before(Math.min(before ?? row.day, row.day), TOURNAMENT_DAYS_PAGE);
  const numbers = days.map(({ day }) => day);
  const places = await tournament.officePlaces(db.pool, numbers);
  const counts = await tournament.entrantCounts(db.pool, numbers);
  const coming = await tournament.tournamentPrizesRepository(em).after(row.day);
  return {
    running: await loadRunning(tools, row),
    coming: coming.map(({ fromDay, isOn, bankTon, shares, stakeTimes }) => ({
      fromDay: houseDayText(fromDay),
      isOn,
      bankTon,
      shares,
      stakeTimes,
    })),
    days: days.map(({ day, bank, bankTon, settledAt }) => ({
      day: houseDayText(day),
      bank: Number(bank),
      bankTon,
      players: counts.get(day) ?? 0,
      settledAt: settledAt ?? null,
      places: places
        .filter((place) => place.day === day)
        .map(({ place, userId, nick, staked, prize, status }) => ({
          place,
          userId,
          nick,
          staked: Number(staked),
          prize: Number(prize),
          status: status as Answer['days'][number]['places'][number]['status'],
        })),
    })),
    cursor: days.length === TOURNAMENT_DAYS_PAGE ? (numbers.at(-1) ?? null) : null,
  };
};
