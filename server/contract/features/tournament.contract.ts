import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { publicPlayerId } from '../ids.ts';
import { minor } from '../money.ts';

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

/** The daily tournament. Pushed on channel `tournament` of the call connection: {type: 'won', payload: {}}. */
export const tournament = defineContract({ calls: tournamentCalls });
