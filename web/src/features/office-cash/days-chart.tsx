import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { Language } from 'server/contract';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { formatNumber } from '../../core/format/format.ts';
import { useElementSize } from '../../core/game-kit/use-element-size.ts';
import { localeOf } from '../../core/i18n/locales.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { fontFamily, hex } from '../../core/tokens/tokens.ts';
import styles from './figures.module.css';
import { seriesNames, type DaySeries } from './figures.maths.ts';
import { figureMessages } from './figures.messages.ts';

const HEIGHT = 280;
const MAX_POINTS = 31; // days that are marked one by one
const AXIS_WIDTH = 64;
const FONT = `12px ${fontFamily}`;

/** Lines differ by more than their colour. */
const lines = {
  deposits: { stroke: hex('win'), dash: [] },
  withdrawals: { stroke: hex('warn'), dash: [8, 4] },
  ggr: { stroke: hex('info'), dash: [2, 4] },
} as const;

const axis = { stroke: hex('faint'), font: FONT, grid: { stroke: hex('divider'), width: 1 } };

/** How the axes are written in a language. */
const axesIn = (language: Language): uPlot.Axis[] => {
  const day = new Intl.DateTimeFormat(localeOf[language], { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const amount = (value: number): string => formatNumber(value, language, { maximumFractionDigits: 0 });
  return [
    { ...axis, values: (_plot, splits) => splits.map((at) => day.format(at * 1000)) },
    { ...axis, size: AXIS_WIDTH, values: (_plot, splits) => splits.map(amount) },
  ];
};

/** Money by day. A picture: the table below it says the same. */
export const DaysChart = ({ series }: { series: DaySeries }): ReactNode => {
  const t = useMessages(figureMessages);
  const place = useRef<HTMLDivElement>(null);
  const width = useElementSize(place)?.width;
  const language = useLanguage();
  const axes = useMemo(() => axesIn(language), [language]);
  useEffect(() => {
    if (!place.current || width === undefined) return undefined;
    const named = seriesNames.map((name) => ({
      ...lines[name],
      dash: [...lines[name].dash],
      width: 2,
      points: { show: series.times.length <= MAX_POINTS },
    }));
    const plot = new uPlot(
      {
        width,
        height: HEIGHT,
        tzDate: (at) => uPlot.tzDate(new Date(at * 1000), 'Etc/UTC'),
        legend: { show: false },
        cursor: { show: false },
        axes,
        series: [{}, ...named],
      },
      [series.times, ...seriesNames.map((name) => series.values[name])],
      place.current,
    );
    return () => plot.destroy();
  }, [series, width, axes]);
  return (
    <figure className={styles.figure} aria-hidden="true">
      <div ref={place} className={styles.plot} />
      <ul className={styles.legend}>
        {seriesNames.map((name) => (
          <li key={name} className={styles[name]}>
            {t(name)}
          </li>
        ))}
      </ul>
    </figure>
  );
};
