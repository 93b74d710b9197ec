import { financeDimensions, type FinanceDimension } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useGames } from '../../core/games/games.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { localeOf } from '../../core/i18n/locales.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { isCount, type FigureKey } from './finance.maths.ts';

/** The dimension that an address names; games without one. */
export const dimensionOf = (text: string | null): FinanceDimension =>
  financeDimensions.find((one) => one === text) ?? 'game';

/** Writes a figure: people as a number, money with its sign where it may be lost. */
export const useFigureText = (): ((key: FigureKey, value: number) => string) => {
  const { base, signed } = useDeskFormat();
  const { count } = useFormat();
  const plain: readonly FigureKey[] = ['staked', 'paid', 'deposits', 'withdrawals'];
  return (key, value) => (isCount(key) ? count(value) : plain.includes(key) ? base(value) : signed(value));
};

const COUNTRY = /^[A-Z]{2}$/;

/** Names a value of a dimension. `name`: the server's, of what only it knows. */
export const useValueName = (): ((by: FinanceDimension, value: string, name?: string | null) => string) => {
  const t = useMessages('office-finance', 'main');
  const locale = localeOf[useLanguage()];
  const gameName = useGameName();
  const { ids } = useGames();
  return (by, value, name) => {
    if (name) return name;
    if (value === '') return t(`none.${by}`);
    if (value.startsWith('pay:')) return t('payments', { name: value.slice('pay:'.length) });
    if (by === 'game') return ids.some((id) => id === value) ? gameName(value) : value;
    if (by === 'country' && COUNTRY.test(value))
      return new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }).of(value) ?? value;
    return value;
  };
};
