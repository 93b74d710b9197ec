import { dayStart, publicUsersOf, tournament, type PublicUserRow } from 'db';
import { avatarIds } from 'assets';
import {
  minStakesOf,
  prizePlaces,
  prizesOf,
  type TournamentInfo,
  type TournamentResult,
} from '../../../contract/features/tournament.contract.ts';
import { publicName } from '../../core/public-nick.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { cachedFor } from '../../core/cached.ts';
import { openTournamentDay } from './tournament-day.ts';

export type StandingTools = Pick<FeatureTools, 'db' | 'clock' | 'currencies'>;
type Own = TournamentInfo['own'];
type Face = NonNullable<TournamentInfo['lastWinner']>;

const SHOWN_ROWS = 20;
const SHOWN_DAYS = 7;
const FRESH_MS = 1_000;
const RESULTS_FRESH_MS = 5_000;

/** A snapshot of the ranking, with each player's place. */
export interface Standing {
  shared: Omit<TournamentInfo, 'own'>;
  own: ReadonlyMap<bigint, Own>;
}

const faceOf = ({ id, avatar, vipStatus, ...user }: PublicUserRow): Face => ({
  ...publicName({ ...user, publicId: id }),
  avatar: avatar ?? avatarIds[0],
  compointStatus: vipStatus,
});

/** Players as shown, by public id. */
const facesOf = async ({ db }: StandingTools, publicIds: readonly string[]): Promise<(id: string) => Face> => {
  const faces = new Map((await publicUsersOf(db.pool, publicIds)).map((user) => [user.id, faceOf(user)]));
  return (id) => faces.get(id) ?? { nick: '', avatar: avatarIds[0], compointStatus: 1 };
};

const loadResults = async (tools: StandingTools): Promise<TournamentResult[]> => {
  const em = tools.db.orm.em.fork();
  const days = await tournament.tournamentDayRepository(em).settled(SHOWN_DAYS);
  const places = await tournament.tournamentPlaceRepository(em).ofDays(days.map(({ day }) => day));
  const publicIds = await tournament.publicIdsOf(
    em,
    places.map(({ userId }) => userId),
  );
  const face = await facesOf(tools, [...publicIds.values()]);
  return days.map(({ day, bank, bankTon }) => ({
    day,
    bank: Number(bank),
    bankTon,
    places: places
      .filter((place) => place.day === day)
      .map(({ place, userId, staked, prize }) => ({
        place,
        ...face(publicIds.get(userId) ?? ''),
        betAmount: Number(staked),
        prize: Number(prize),
      })),
  }));
};

/** `results`: of settled days, newest first. */
export const loadStanding = async (
  tools: StandingTools,
  results: () => Promise<readonly TournamentResult[]> = () => loadResults(tools),
): Promise<Standing> => {
  const { db, clock } = tools;
  const at = clock.now();
  const { day, bank, bankTon, shares, stakeTimes } = await openTournamentDay(tools, at);
  const prizes = prizesOf(bank, shares);
  const minStakes = minStakesOf(prizes, stakeTimes);
  const entrants = await tournament.tournamentRanking(db.pool, { day, at });
  const ranked = entrants.filter(({ isRanked }) => isRanked);
  const paid = prizePlaces(
    ranked.slice(0, shares.length).map(({ stakedMinor }) => stakedMinor),
    minStakes,
  );
  const shown = ranked.slice(0, SHOWN_ROWS);
  const face = await facesOf(
    tools,
    shown.map(({ publicId }) => publicId),
  );
  const due = await tournament.tournamentDayRepository(db.orm.em.fork()).due(day);
  const { nick, avatar, compointStatus, player } = (await results()).flatMap(({ places }) => places)[0] ?? {};
  const lastWinner =
    nick === undefined || avatar === undefined || compointStatus === undefined
      ? null
      : { nick, avatar, compointStatus, ...(player !== undefined && { player }) };
  return {
    shared: {
      tournament: {
        day,
        bank: Number(bank),
        bankTon,
        endsAt: dayStart(day + 1),
        shares,
        prizes: prizes.map(Number),
        minStakes: minStakes.map(Number),
        players: entrants.length,
        counting: due.findLast((over) => over.bank > 0n)?.day ?? null,
      },
      users: shown.map(({ publicId, stakedMinor }, index) => ({
        place: index + 1,
        ...face(publicId),
        betAmount: Number(stakedMinor),
      })),
      lastWinner,
    },
    own: new Map(
      entrants.map(({ userId, stakedMinor, isRanked }, index) => [
        userId,
        {
          place: isRanked ? index + 1 : null,
          betAmount: Number(stakedMinor),
          prizePlace: (bank > 0n && isRanked && paid[index]) || null,
        },
      ]),
    ),
  };
};

/** The standing and the results, cached for all callers. */
export interface TournamentView {
  standing(): Promise<Standing>;
  results(): Promise<TournamentResult[]>;
}

export const createTournamentView = (tools: StandingTools): TournamentView => {
  const results = cachedFor(RESULTS_FRESH_MS, tools.clock, () => loadResults(tools));
  return { results, standing: cachedFor(FRESH_MS, tools.clock, () => loadStanding(tools, results)) };
};
