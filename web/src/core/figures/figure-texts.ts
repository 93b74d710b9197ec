import { useMemo } from 'react';
import type { BonusOffer } from 'server/contract';
import { formatUnitsMinor } from '../format/format.ts';
import { useFormat } from '../format/use-format.ts';
import { useLanguage } from '../i18n/messages.ts';
import { useMoment } from '../i18n/use-moment.ts';
import { useMoney } from '../money/money.ts';
import { vipName } from '../vip/vip-level.ts';

export type Figures = BonusOffer['figures'];

/** Figures as texts name them: `amountDic` fills in `{{amount}}`, `percent` and `noFeeLevel` what they say. */
export type FigureTexts = Readonly<Record<string, string>>;

const PER_100000_OF_PERCENT = 1000;
const RATE_PLACES = 3;

const UNIT = /(?<unit>Minor|Usdic|Dic|Per100000|[Pp]ercent|[Ll]evel|At)$/;
const NAMED = /(?:Minor|Usdic|Dic|Per100000)$/; // units that texts do not name

/** Writes figures by their units, in the language and currency of the interface. */
export const useFigureTexts = (): ((figures: Figures) => FigureTexts) => {
  const language = useLanguage();
  const { format } = useMoney();
  const { count, percent } = useFormat();
  const moment = useMoment();
  return useMemo(() => {
    const level = (value: number): string => vipName(value) ?? '';
    const units: Readonly<Record<string, (value: number) => string>> = {
      Minor: format,
      Dic: (value) => formatUnitsMinor(BigInt(value), { name: 'DIC' }, language),
      Usdic: (value) => formatUnitsMinor(BigInt(value), { name: 'USDIC' }, language),
      percent,
      Percent: percent,
      Per100000: (value) => percent(value / PER_100000_OF_PERCENT, RATE_PLACES),
      level,
      Level: level,
      At: moment,
    };
    return (figures) =>
      Object.fromEntries(
        Object.entries(figures).map(([name, value]) => {
          const written = units[UNIT.exec(name)?.groups?.['unit'] ?? ''] ?? count;
          return [name.replace(NAMED, ''), written(value)];
        }),
      );
  }, [count, format, language, moment, percent]);
};
