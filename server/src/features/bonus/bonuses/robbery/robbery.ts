import { activeConfig, bonus, drawnPrizeOf } from 'db';
import { robberyConfigSchema, robberyOutcomes } from 'games-engine/robbery';
import { z } from 'zod';
import {
  BONUS_CAP_TIMES,
  bonusCodes,
  bonusIds,
  ROBBERY_EVERY_MS,
  robberyCodes,
} from '../../../../../contract/features/bonus-values.ts';
import type { BonusContext } from '../../../../core/bonus/bonus-context.ts';
import { profilesIn } from '../../../../core/bonus/context-facts.ts';
import { defineBonus } from '../../../../core/bonus/define-bonus.ts';
import { CallError } from '../../../../core/realtime/call-error.ts';

const DAY_MS = 86_400_000;
const GAME = 'robbery';

const rules = z.object({
  needsTelegram: z.boolean().default(true),
  wagerTimes: z.int().min(1).max(100).default(10),
  days: z.int().min(1).max(90).default(7),
});

/** The operator's current settings. */
export const robberyRules = (input: unknown): z.output<typeof rules> => rules.parse(input);

/** Code 1 belongs to guests elsewhere, hence the own message. */
export const robberyError = (): CallError => new CallError(robberyCodes.error, { message: 'robberyError' });

/** The player's linked Telegram account. Throws CallError 5 when it is required and missing. */
const telegramOf = async (context: BonusContext, isNeeded: boolean): Promise<string | undefined> => {
  const linked = await profilesIn(context);
  const found = linked.find(({ provider }) => provider === 'telegram')?.subject;
  if (isNeeded && found === undefined) throw new CallError(robberyCodes.linkTelegram);
  return found;
};

/** When the next spin is available, ms since epoch. */
export const nextSpinAt = (last: Pick<bonus.BonusGrantRow, 'createdAt'> | null): number =>
  last ? last.createdAt + ROBBERY_EVERY_MS : 0;

/** The number of the player's next spin: the period of the grant and the ticket of the draw. */
const nextPeriod = async ({ unit, userId, at }: BonusContext): Promise<string> => {
  const last = await bonus.bonusGrantRepository(unit.em).latest(userId, bonusIds.robbery);
  const until = nextSpinAt(last);
  if (until > at) throw new CallError(bonusCodes.notYet, { until });
  return String(Number(last?.period ?? 0) + 1);
};

/** The prize of a spin's round. Throws when there is no such round: nothing is granted that was not drawn. */
const drawn = async ({ unit, userId }: BonusContext, id: string, ticket: string) => {
  const found = await drawnPrizeOf(unit.client, { id, userId, game: GAME, ticket });
  if (!found) throw new Error(`user ${userId} has not drawn spin ${ticket} of the robbery in round ${id}`);
  if (found.prizeMinor === 0n) throw robberyError();
  return { amountMinor: found.prizeMinor, details: { round: id, ...found.outcome } };
};

/** The maximum prize of a spin. Throws CallError 1 when there is none for the player's level. */
const greatest = async ({ unit, stats }: BonusContext) => {
  const stored = await activeConfig(unit.client, GAME);
  const outcomes = robberyOutcomes(robberyConfigSchema.parse(stored?.config), { statusId: stats.vipStatus });
  const amountMinor = outcomes.map(({ prizeMinor }) => BigInt(prizeMinor)).reduce((a, b) => (a > b ? a : b), 0n);
  if (amountMinor === 0n) throw robberyError();
  return { amountMinor, isDrawn: true };
};

/** A spin every 24 hours, whose prize must be wagered. `round`: of its draw. */
export const robbery = defineBonus({
  id: bonusIds.robbery,
  section: 'permanent',
  terms: 1,
  rules,
  input: z
    .object({ round: z.uuid().optional() })
    .transform((input): { round?: string } => (input.round === undefined ? {} : { round: input.round })),
  isWatched: true,
  async offer(context, { needsTelegram, wagerTimes, days }, { round }) {
    const telegram = await telegramOf(context, needsTelegram);
    const period = await nextPeriod(context);
    const prize = round === undefined ? await greatest(context) : await drawn(context, round, period);
    const expiresAt = context.at + days * DAY_MS;
    return {
      period,
      account: 'bonus',
      wagerTimes,
      expiresAt,
      ...(telegram !== undefined && { identity: bonus.telegramIdentity(telegram) }),
      ...prize,
    };
  },
  houseFigures: ({ wagerTimes: times, days }) => ({ times, days, capTimes: Number(BONUS_CAP_TIMES) }),
  figures: ({ stats }) => ({ level: stats.vipStatus }),
  onTaken: ({ unit, userId }) => bonus.bonusMeterRepository(unit.em).change(userId, { spinUntil: null }),
});
