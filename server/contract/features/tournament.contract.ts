import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { publicPlayerId } from '../ids.ts';
import { minor } from '../money.ts';
import { forStaff } from '../staff.contract.ts';

export * from './tournament-values.ts';

/** A player as shown in the tournament: hidden players have a shortened nick and no id. */
const face = z.object({
  nick: z.string(),
  avatar: z.string(),
  compointStatus: z.int(), // VIP level
  player: publicPlayerId.optional(), // opens the profile card
});

/** A row of the ranking: settled real-money bets of the Moscow day as they count, base hundredths. Of a settled day: the paid place. */
const ranked = face.extend({ place: z.int(), betAmount: minor });
export type TournamentRow = z.infer<typeof ranked>;

/** A day's prizes, fixed when it opens. Amounts are base hundredths. */
const dayFields = {
  day: z.int(), // 0 is 1 January 1970, as all days
  bank: minor,
  bankTon: z.int(), // the bank in TON
};

/** The public state, computed once a second. */
export const tournamentInfoSchema = z.object({
  tournament: z.object({
    ...dayFields, // bank 0: no tournament today
    endsAt: z.int(), // ms since epoch
    shares: z.array(z.int()), // percent by place
    prizes: z.array(minor),
    minStakes: z.array(minor), // least stakes of each place
    players: z.int(), // registered today
    counting: z.int().nullable(), // a day that has ended but is not settled yet
  }),
  users: z.array(ranked), // the first twenty
  lastWinner: face.nullable(), // winner of the last settled day
  // null: not registered; place null: not ranked; prizePlace: the place that would be paid now, null: none
  own: z.object({ place: z.int().nullable(), betAmount: minor, prizePlace: z.int().nullable() }).nullable(),
});
export type TournamentInfo = z.infer<typeof tournamentInfoSchema>;

/** A settled day. */
const result = z.object({
  ...dayFields,
  places: z.array(ranked.extend({ prize: minor })),
});
export type TournamentResult = z.infer<typeof result>;

/** The caller's prize. `isWaiting`: under review by staff. */
const news = z.object({ day: z.int(), place: z.int(), prize: minor, isWaiting: z.boolean() });
export type TournamentNews = z.infer<typeof news>;

const none = z.object({});

export const tournamentCalls = {
  'tournament.daily.getInfo': { auth: false, cost: 'read', payload: none, answer: tournamentInfoSchema },
  'tournament.daily.getResults': {
    auth: false,
    cost: 'read',
    payload: none,
    answer: z.object({ days: z.array(result) }),
  },
  // for the current Moscow day
  'tournament.daily.participate': {
    auth: true,
    cost: 'change',
    payload: none,
    answer: z.object({ success: z.literal(true), code: z.literal(0) }),
  },
  // the caller's unannounced prizes: each is returned once
  'tournament.daily.takeNews': {
    auth: true,
    cost: 'change',
    payload: none,
    answer: z.object({ prizes: z.array(news) }),
  },
} as const;

const dayText = z.string(); // a house's day, YYYY-MM-DD

const placeSchema = z.object({
  place: z.int(),
  userId: publicPlayerId,
  nick: z.string(),
  staked: minor,
  prize: minor,
  status: z.enum(['waiting', 'done', 'declined']).nullable(), // null: the prize was nothing
});

/** A day that is over: not settled yet while `settledAt` is null. */
const officeDaySchema = z.object({
  day: dayText,
  bank: minor,
  bankTon: z.int(), // 0: there was no tournament
  players: z.int(), // registered
  settledAt: z.int().nullable(), // ms since epoch
  places: z.array(placeSchema),
});
export type OfficeTournamentDay = z.infer<typeof officeDaySchema>;

/** Prizes that hold from a day that has not begun. */
const comingSchema = z.object({
  fromDay: dayText,
  isOn: z.boolean(),
  bankTon: z.int(),
  shares: z.array(z.int()),
  stakeTimes: z.int(),
});
export type ComingPrizes = z.infer<typeof comingSchema>;

const runningSchema = z.object({
  day: dayText,
  endsAt: z.int(), // ms since epoch
  bank: minor,
  bankTon: z.int(),
  stakeTimes: z.int(),
  prizes: z.array(z.object({ share: z.int(), prize: minor })), // by place
  players: z.int(),
  standing: z.array(
    z.object({
      userId: publicPlayerId,
      nick: z.string(),
      staked: minor,
      isRanked: z.boolean(), // false: nothing staked, or not eligible
      prizePlace: z.int().nullable(), // the place that would be paid now
    }),
  ),
});
export type RunningTournament = z.infer<typeof runningSchema>;

const officeCalls = forStaff('bonusRules', {
  /** The running day, prizes of days to come, and past days, the newest first. `before`: the cursor of the page before. */
  'officeTournament.days': {
    auth: true,
    cost: 'record',
    payload: z.object({ before: z.int().min(0).max(100_000).optional() }),
    answer: z.object({
      running: runningSchema,
      coming: z.array(comingSchema),
      days: z.array(officeDaySchema),
      cursor: z.int().nullable(),
    }),
  },
});

/** The daily tournament. Pushed on channel `tournament` of the call connection: {type: 'won', payload: {}}. */
export const tournament = defineContract({ calls: { ...tournamentCalls, ...officeCalls } });
