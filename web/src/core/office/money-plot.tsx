import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { Language } from 'server/contract';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { dateFormat } from '../i18n/dates.ts';
import { formatNumber } from '../format/format.ts';
import { useElementSize } from '../game-kit/scene/still.tsx';
import { localeOf } from '../i18n/locales.ts';
import { useLanguage } from '../i18n/messages.ts';
import { fontFamily, hex, type ColorName } from '../tokens/tokens.ts';
import styles from './money-plot.module.css';
import type { DaySeries } from './day-range.ts';

const HEIGHT = 280;
const MAX_POINTS = 31; // days that are marked one by one
const AXIS_WIDTH = 64;
const FONT = `12px ${fontFamily}`;

/** Lines differ by more than their colour. */
const looks: readonly { color: ColorName; dash: readonly number[] }[] = [
  { color: 'win', dash: [] },
  { color: 'warn', dash: [8, 4] },
  { color: 'info', dash: [2, 4] },
  { color: 'accent', dash: [12, 4, 2, 4] },
  { color: 'loss', dash: [4, 4] },
  { color: 'text', dash: [1, 6] },
];
const lookOf = (at: number): { stroke: string; dash: number[] } => {
  const { color, dash } = looks[at % looks.length] ?? { color: 'text', dash: [] };
  return { stroke: hex(color), dash: [...dash] };
};

const axis = { stroke: hex('faint'), font: FONT, grid: { stroke: hex('divider'), width: 1 } };

/** The axes, labelled in a language. */
const axesIn = (language: Language): uPlot.Axis[] => {
  const day = dateFormat(localeOf[language], { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const amount = (value: number): string => formatNumber(value, language, { maximumFractionDigits: 0 });
  return [
    { ...axis, values: (_plot, splits) => splits.map((at) => day.format(at * 1000)) },
    { ...axis, size: AXIS_WIDTH, values: (_plot, splits) => splits.map(amount) },
  ];
};

const optionsOf = (series: DaySeries, axes: uPlot.Axis[], width: number): uPlot.Options => ({
  width,
  height: HEIGHT,
  tzDate: (at) => uPlot.tzDate(new Date(at * 1000), 'Etc/UTC'),
  legend: { show: false },
  cursor: { show: false },
  axes,
  series: [
    {},
    ...Object.keys(series.values).map((_, at) => ({
      ...lookOf(at),
      width: 2,
      points: { show: series.times.length <= MAX_POINTS },
    })),
  ],
});

const Sample = ({ at }: { at: number }): ReactNode => {
  const { stroke, dash } = lookOf(at);
  return (
    <svg width="28" height="4" aria-hidden="true">
      <line x1="0" y1="2" x2="28" y2="2" stroke={stroke} strokeWidth="2" strokeDasharray={dash.join(' ')} />
    </svg>
  );
};

export interface MoneyPlotProps {
  series: DaySeries;
  nameOf: (line: string) => string;
}

/** Amounts by day. A picture: the table below it says the same. */
export const MoneyPlot = ({ series, nameOf }: MoneyPlotProps): ReactNode => {
  const place = useRef<HTMLDivElement>(null);
  const width = useElementSize(place)?.width;
  const language = useLanguage();
  const axes = useMemo(() => axesIn(language), [language]);
  useEffect(() => {
    if (!place.current || width === undefined) return undefined;
    const data: uPlot.AlignedData = [series.times, ...Object.values(series.values)];
    const plot = new uPlot(optionsOf(series, axes, width), data, place.current);
    return () => plot.destroy();
  }, [series, width, axes]);
  return (
    <figure className={styles.figure} aria-hidden="true">
      <div ref={place} className={styles.plot} />
      <ul className={styles.legend}>
        {Object.keys(series.values).map((line, at) => (
          <li key={line}>
            <Sample at={at} />
            {nameOf(line)}
          </li>
        ))}
      </ul>
    </figure>
  );
};
