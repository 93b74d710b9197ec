import { toNumber, type DrawAverage, type Fraction } from 'games-engine';
import { configFieldMessages } from '../config-fields.messages.ts';
import { useShapeText } from '../field-text.ts';
import { useFormat } from '../../format/use-format.ts';
import type { ConfigValues } from '../config-fields.ts';
import type { DrawStudio } from '../../games/web-game.ts';
import { hasMessage, useMessages } from '../../i18n/messages.ts';
import { useDeskFormat } from '../../staff/use-desk-format.ts';
import { rowsOf, type DrawNumber } from './draw-numbers.ts';
import { drawsMessages } from './draws.messages.ts';

/** Says a draw's places, numbers and averages in the interface's language. */
export interface DrawText {
  own(key: string): string; // the draw's own word, or the studio's of any game
  row(key: string, index: number, config: ConfigValues): string;
  /** A place of the config, by its path: a row, a number of one, a field. */
  place(path: string, config: ConfigValues): string;
  /** A number of the config in its unit. */
  number(number: DrawNumber, value: number): string;
  averageName(id: string): string;
  average(average: Pick<DrawAverage, 'unit'>, value: number): string;
  exactly(average: DrawAverage): string;
}

const UNIT_DECIMALS = 100n; // averages of money are of hundredths

const exact = ({ num, den }: Fraction, scale: bigint): string => {
  const [a, b] = [num, den * scale];
  const divisor = gcd(a, b);
  return b === divisor ? String(a / divisor) : `${a / divisor}/${b / divisor}`;
};

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

export const useDrawText = (studio: DrawStudio): DrawText => {
  const t = useMessages(drawsMessages);
  const words = useMessages(studio.messages);
  const fields = useMessages(configFieldMessages);
  const { ordinal, count } = useFormat();
  const { onAccount } = useDeskFormat();
  const shape = useShapeText();
  const own = (key: string): string =>
    hasMessage(studio.messages, key) ? words(key) : fields(key as Parameters<typeof fields>[0]);
  const row: DrawText['row'] = (key, index, config) => {
    const table = studio.tables.find((each) => each.key === key);
    const found = rowsOf(config, key)[index];
    const name = found && table?.nameRow(found);
    if (name !== undefined) return name;
    const word = own(`row.${key}`);
    return [word, ordinal(index + 1)].join(' ');
  };
  return {
    own,
    row,
    place(path, config) {
      const [key = '', index, column] = path.split('.');
      if (index === undefined) return own(`field.${key}`);
      const name = row(key, Number(index), config);
      return column === undefined ? name : `${name}: ${own(`column.${column}`)}`;
    },
    number: (number, value) => [shape.number(number, value), number.currency].filter(Boolean).join('\u00a0'),
    averageName: (id) => studio.nameAverage?.(id) ?? own(`average.${id}`),
    average({ unit }, value) {
      if (unit !== 'item') return onAccount(unit === 'dic' ? 'dic' : 'real', Math.round(value));
      return value === 0
        ? shape.number({ unit: 'count', decimals: 0 }, 0)
        : t('averages.oneIn', { times: count(Math.round(1 / value)) });
    },
    exactly: ({ unit, average }) => exact(average, unit === 'item' ? 1n : UNIT_DECIMALS),
  };
};

/** An average as a number of hundredths, or of things. */
export const averageNumber = ({ average }: DrawAverage): number => toNumber(average);
