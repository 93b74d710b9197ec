import { bonus, dayOf, tournament, type Database, type EntityManager } from 'db';
import { toBase } from 'games-engine';
import { z } from 'zod';
import {
  DEFAULT_BANK_TON,
  DEFAULT_SHARES,
  isShareTable,
  MAX_PRIZE_PLACES,
  MIN_STAKE_TIMES,
  TOURNAMENT_ID,
} from '../../../contract/features/tournament-values.ts';
import type { Currencies } from '../../core/hosts/stake.ts';

const TON = 10;
export const MAX_BANK_TON = 1_000_000;
const TON_HUNDREDTHS = 100n;
const TERMS = 1;

/** The operator's settings of the tournament; `{}` parses to the defaults. */
export const tournamentRules = z.object({
  bankTon: z.int().min(1).max(MAX_BANK_TON).default(DEFAULT_BANK_TON), // whole TON
  shares: z
    .array(z.int().min(1).max(100))
    .min(1)
    .max(MAX_PRIZE_PLACES)
    .refine(isShareTable)
    .default([...DEFAULT_SHARES]), // percent by place
  stakeTimes: z
    .int()
    .min(MIN_STAKE_TIMES.min)
    .max(MIN_STAKE_TIMES.max)
    .nullish() // changes proposed before there were minimum stakes
    .transform((times) => times ?? MIN_STAKE_TIMES.default),
});

export interface TournamentSettings extends z.output<typeof tournamentRules> {
  isOn: boolean;
  terms: number;
}

/** The settings that two people agreed on; those from before prizes had days, else the program's. */
const settingsOf = async (
  em: EntityManager,
  row: tournament.TournamentPrizesRow | null,
): Promise<TournamentSettings> => {
  if (row) return { isOn: row.isOn, terms: row.terms, ...tournamentRules.parse(row) };
  const campaign = await bonus.bonusCampaignOf(em, TOURNAMENT_ID);
  return {
    isOn: campaign?.isOn ?? true,
    terms: campaign?.terms ?? TERMS,
    ...tournamentRules.parse(campaign?.rules ?? {}),
  };
};

/** The settings for a day that opens. */
export const tournamentSettings = async (em: EntityManager, day: number): Promise<TournamentSettings> =>
  settingsOf(em, await tournament.tournamentPrizesRepository(em).of(day));

/** The settings that were agreed on last, whichever day they hold from: a proposal is a change of these. */
export const newestSettings = async (em: EntityManager): Promise<TournamentSettings> =>
  settingsOf(em, await tournament.tournamentPrizesRepository(em).newest());

interface Tools {
  db: Database;
  currencies: Currencies;
}

/** The day of a moment. The first caller opens it, which fixes bank, shares and least stakes. A bank of 0: no tournament. */
export const openTournamentDay = async (
  { db, currencies }: Tools,
  at: number,
): Promise<tournament.TournamentDayRow> => {
  const em = db.orm.em.fork();
  const days = tournament.tournamentDayRepository(em);
  const day = dayOf(at);
  const standing = await days.find(day);
  if (standing) return standing;
  const { isOn, bankTon, shares, stakeTimes, terms } = await tournamentSettings(em, day);
  const currency = currencies.find(TON);
  if (!currency) throw new Error('there is no currency TON');
  const { courseMicro } = currency;
  const ton = isOn ? bankTon : 0;
  const bank = toBase(BigInt(ton) * TON_HUNDREDTHS, courseMicro);
  return days.open({ day, bank, bankTon: ton, courseMicro, shares, stakeTimes, terms, openedAt: at });
};
