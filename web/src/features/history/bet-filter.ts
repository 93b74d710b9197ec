import { historyMoney, historyPeriods, historyResults, historyTimes, type CallPayload } from 'server/contract';

/** Names of the filters in the address. */
export type FilterName = 'game' | 'period' | 'result' | 'times' | 'money';

type Asked = CallPayload<'history.bets'>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The filter that an address asks for. What it cannot ask for is left out. */
export const readBetFilter = (params: URLSearchParams, games: readonly string[]): Asked => {
  const among = <T extends string>(name: string, values: readonly T[]): T | undefined =>
    values.find((value) => value === params.get(name));
  const game = among('game', games);
  const period = among('period', historyPeriods);
  const result = among('result', historyResults);
  const times = historyTimes.find((value) => String(value) === params.get('times'));
  const money = among('money', historyMoney);
  const cursor = params.get('before') ?? '';
  return {
    ...(game && { game }),
    ...(period && { period }),
    ...(result && { result }),
    ...(times && { times }),
    ...(money && { money }),
    ...(UUID.test(cursor) && { cursor }),
  };
};

/** The address with another value of a filter, on its first page; '' is all. */
export const withFilter = (params: URLSearchParams, name: string, value: string): URLSearchParams => {
  const next = new URLSearchParams(params);
  next.delete('before');
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
};
