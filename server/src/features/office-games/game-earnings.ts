import { catalogue, finance } from 'db';
import { houseDayOf, houseDayText, houseMomentOf } from 'games-engine';
import type { CallAnswer, CallPayload } from '../../../contract/calls.ts';
import { MAX_FINANCE_DAYS } from '../../../contract/features/office-finance.contract.ts';
import { MAX_EARNING_GAMES } from '../../../contract/features/office-games-values.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { countDue, FIGURES_FRESH_MS } from '../../core/finance/count-due.ts';
import { CallError } from '../../core/realtime/call-error.ts';

const dayNumber = (text: string, field: string): number => {
  const day = houseDayOf(houseMomentOf(text));
  if (!(day >= 0) || houseDayText(day) !== text) throw new CallError(generalCodes.badPayload, { field });
  return day;
};

/** GGR of each provider's game over some days, by the figures of finance. Throws CallError 400. */
export const loadEarnings = async (
  tools: Pick<FeatureTools, 'db' | 'em' | 'clock'>,
  { from, to }: CallPayload<'officeGames.earnings'>,
): Promise<CallAnswer<'officeGames.earnings'>> => {
  const range = { from: dayNumber(from, 'from'), to: dayNumber(to, 'to') };
  if (range.to < range.from || range.to - range.from >= MAX_FINANCE_DAYS)
    throw new CallError(generalCodes.badPayload, { field: 'to' });
  await countDue(tools, FIGURES_FRESH_MS);
  const shares = (await finance.financeShares(tools.db.pool, range, 'game'))
    .filter(({ value }) => value.startsWith(finance.OF_PROVIDERS))
    .toSorted((one, other) => Number(other.staked - one.staked));
  const sum = (name: 'staked' | 'paid'): bigint => shares.reduce((total, share) => total + share[name], 0n);
  const total = { staked: sum('staked'), paid: sum('paid') };
  const listed = shares.slice(0, MAX_EARNING_GAMES);
  const providers = await catalogue.providersOf(
    tools.em(),
    listed.map(({ value }) => BigInt(value.slice(finance.OF_PROVIDERS.length))),
  );
  return {
    games: listed.map(({ value, name, ...sums }) => ({
      title: name ?? '',
      provider: providers.get(BigInt(value.slice(finance.OF_PROVIDERS.length))) ?? '',
      staked: Number(sums.staked),
      paid: Number(sums.paid),
      ggr: Number(finance.grossOf(sums)),
    })),
    total: {
      games: shares.length,
      staked: Number(total.staked),
      paid: Number(total.paid),
      ggr: Number(finance.grossOf(total)),
    },
  };
};
