import type { UseQueryResult } from '@tanstack/react-query';
import type { CallAnswer } from 'server/contract';
import type { CallError } from '../../../core/connection/connection.ts';
import { queryClient, useCallQuery } from '../../../core/connection/query.ts';
import { rereadBonuses } from '../bonus-query.ts';

const PREFIX = 'bonus.newYearBoom.';

type Asked<Name extends 'getInfo' | 'getPrizeList' | 'checkOrder'> = UseQueryResult<
  CallAnswer<`${typeof PREFIX}${Name}`>,
  CallError
>;

/** The event and the player's tickets. */
export const useNewyearInfo = (): Asked<'getInfo'> => useCallQuery('bonus.newYearBoom.getInfo', {});

/** The prizes of the drum, named in the interface's language. */
export const useNewyearPrizes = (): Asked<'getPrizeList'> => useCallQuery('bonus.newYearBoom.getPrizeList', {});

/** The player's physical prizes, ordered or not. */
export const useNewyearOrders = (): Asked<'checkOrder'> => useCallQuery('bonus.newYearBoom.checkOrder', {});

/** Reloads what a spin or an order changes. */
export const rereadNewyear = async (): Promise<void> => {
  await Promise.all([
    rereadBonuses(),
    queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => String(name).startsWith(PREFIX) }),
  ]);
};
