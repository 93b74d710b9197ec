import { z } from 'zod';
import { partsOf } from '../../../../core/payments/decimal.ts';
import { currencySchema, decimal, invalid, ok, refuse, textSchema, type ApiParts, type Handlers } from './api.calls.ts';
import type { Freespins } from './records.ts';
import { stakesOf } from './stakes.ts';

const wholeNumber = z.coerce.number().int().min(0);
const freespinsSchema = z.object({
  freespin_id: textSchema,
  player_id: textSchema,
  player_name: textSchema,
  currency: currencySchema,
  game_uuid: textSchema,
  quantity: wholeNumber.min(1).max(1_000),
  valid_from: wholeNumber,
  valid_until: wholeNumber,
  bet_id: textSchema.optional(),
  total_bet_id: wholeNumber.optional(),
  denomination: textSchema.optional(),
});

const showFreespins = (each: Freespins): object => ({
  player_id: each.player_id,
  currency: each.currency,
  quantity: each.quantity,
  quantity_left: each.left,
  valid_from: each.valid_from,
  valid_until: each.valid_until,
  freespin_id: each.freespin_id,
  game_uuid: each.game_uuid,
  status: each.left === 0 ? 'finished' : each.left < each.quantity ? 'started' : 'new',
  is_canceled: each.isCanceled,
  total_win: decimal(each.totalWinMinor),
});

/** The value of a free spin, in hundredths. */
const worthOf = ({ currency, ...asked }: z.output<typeof freespinsSchema>): number | undefined => {
  const stakes = stakesOf(currency);
  const { total_bet_id, bet_id, denomination } = asked;
  if (denomination !== undefined) return stakes.find((stake) => BigInt(stake) === partsOf(denomination, 2));
  const number = total_bet_id ?? (bet_id === undefined ? undefined : Number(bet_id));
  return number === undefined ? undefined : stakes[number - 1];
};

/** Free spins ordered by a casino for its players. */
export const freespinsCalls = ({ records, titles }: ApiParts): Handlers => ({
  'GET /freespins/bets': ({ game_uuid = '', currency = 'USD' }) => {
    if (!titles.find(game_uuid)?.grid) return refuse(404, 'Not Found', 'no such game, or it has no free spins');
    const stakes = stakesOf(currency);
    return ok({
      denominations: stakes.map((stake) => decimal(stake).toFixed(2)),
      bets: [],
      total_bets: stakes.map((stake, index) => ({ bet_id: index + 1, amount: decimal(stake) })),
    });
  },
  'POST /freespins/set': (fields) => {
    const { data, error } = freespinsSchema.safeParse(fields);
    if (!data) return invalid(error.message);
    if (!titles.find(data.game_uuid)?.grid) return invalid('no such game, or it has no free spins');
    const stakeMinor = worthOf(data);
    if (stakeMinor === undefined) return invalid('no such bet');
    if (data.valid_until <= data.valid_from) return invalid('they would never be valid');
    if (records.freespins(data.freespin_id)) return invalid('this freespin_id is taken');
    const { bet_id, total_bet_id, denomination, ...asked } = data;
    const worth = {
      ...(bet_id !== undefined && { bet_id }),
      ...(total_bet_id !== undefined && { total_bet_id }),
      ...(denomination !== undefined && { denomination }),
    };
    const grant = { ...asked, ...worth, left: asked.quantity, totalWinMinor: 0, stakeMinor, isCanceled: false };
    records.putFreespins(grant);
    return ok({});
  },
  'GET /freespins/get': ({ freespin_id = '' }) => {
    const known = records.freespins(freespin_id);
    return known ? ok(showFreespins(known)) : refuse(404, 'Not Found', 'no such free spins');
  },
  'POST /freespins/cancel': ({ freespin_id = '' }) => {
    const known = records.freespins(freespin_id);
    if (!known) return refuse(404, 'Not Found', 'no such free spins');
    records.putFreespins({ ...known, isCanceled: true });
    return ok({});
  },
});
