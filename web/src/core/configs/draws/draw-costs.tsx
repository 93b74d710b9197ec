import { multiply, fraction, toNumber } from 'games-engine';
import { MAX_DRAW_COST_TIMES } from 'games-engine/analysis';
import type { ReactNode } from 'react';
import { useFormat } from '../../format/use-format.ts';
import type { DrawStudio } from '../../games/web-game.ts';
import { useMessages } from '../../i18n/messages.ts';
import { DataTable } from '../../ui/data-table.tsx';
import type { ConfigValues } from '../config-fields.ts';
import { drawChanges, drawNumbers, useDrawText, averageNumber } from './draw-numbers.ts';
import styles from '../findings.module.css';

/** One of two configs that are compared. */
interface DrawSide {
  readonly label: string;
  readonly config: ConfigValues;
}

interface DrawChangesProps {
  studio: DrawStudio;
  title: string;
  none: string; // said where nothing differs
  before: DrawSide;
  after: DrawSide;
}

/** Differences between two configs of a draw, number by number. */
export const DrawChanges = ({ studio, title, none, before, after }: DrawChangesProps): ReactNode => {
  const t = useMessages('configs', 'config');
  const text = useDrawText(studio);
  const changes = drawChanges(drawNumbers(studio, after.config), before.config, after.config);
  if (changes.length === 0) return <p className={styles.muted}>{none}</p>;
  return (
    <DataTable
      label={title}
      rows={changes}
      keyOf={({ number }) => number.path}
      columns={[
        { label: t('changes.field'), cell: ({ number }) => text.place(number.path, after.config) },
        { label: before.label, isNumber: true, cell: (change) => text.number(change.number, Number(change.before)) },
        { label: after.label, isNumber: true, cell: (change) => text.number(change.number, Number(change.after)) },
      ]}
    />
  );
};

const PERCENT = 100;
const CHANCE_PLACES = 4; // decimals of a percent: a thing comes once in fifty thousand

export interface DrawCostsProps {
  studio: DrawStudio;
  before: DrawSide;
  after: DrawSide;
}

const Averages = ({ studio, before, after }: DrawCostsProps): ReactNode => {
  const t = useMessages('configs', 'draws');
  const text = useDrawText(studio);
  const { draw } = studio;
  const [old, most] = [draw.averages(before.config), draw.averages(draw.defaultConfig)];
  const boundOf = (id: string) => {
    const base = most.find((each) => each.id === id);
    return base && { ...base, average: multiply(base.average, fraction(BigInt(MAX_DRAW_COST_TIMES))) };
  };
  const rows = draw.averages(after.config).map((now) => ({
    now,
    was: old.find(({ id }) => id === now.id),
    bound: boundOf(now.id),
  }));
  return (
    <DataTable
      label={t('averages')}
      rows={rows}
      keyOf={({ now }) => now.id}
      columns={[
        { label: t('averages.what'), cell: ({ now }) => text.averageName(now.id) },
        {
          label: before.label,
          isNumber: true,
          cell: ({ was }) => was && text.average(was, averageNumber(was)),
        },
        { label: after.label, isNumber: true, cell: ({ now }) => text.average(now, averageNumber(now)) },
        { label: t('averages.exact'), isCode: true, cell: ({ now }) => text.exactly(now) },
        {
          label: t('averages.most'),
          isNumber: true,
          cell: ({ bound }) => bound && text.average(bound, averageNumber(bound)),
        },
      ]}
    />
  );
};

const Chances = ({ studio, before, after }: DrawCostsProps): ReactNode => {
  const t = useMessages('configs', 'draws');
  const text = useDrawText(studio);
  const { percent } = useFormat();
  const old = studio.draw.places(before.config);
  const share = (place: { probability: Parameters<typeof toNumber>[0] } | undefined): string =>
    place ? percent(toNumber(place.probability) * PERCENT, CHANCE_PLACES) : '';
  return (
    <DataTable
      label={t('chances')}
      rows={studio.draw.places(after.config).map((now, index) => ({ now, was: old[index] }))}
      keyOf={({ now }) => now.where}
      columns={[
        { label: t('chances.place'), cell: ({ now }) => text.place(now.where, after.config) },
        { label: before.label, isNumber: true, cell: ({ was }) => share(was) },
        { label: after.label, isNumber: true, cell: ({ now }) => share(now) },
      ]}
    />
  );
};

/** Exact average and probabilities of a draw, beside the version in force. */
export const DrawCosts = (props: DrawCostsProps): ReactNode => {
  const t = useMessages('configs', 'draws');
  return (
    <>
      <h2>{t('averages')}</h2>
      <Averages {...props} />
      <p className={styles.muted}>{t('bounds')}</p>
      <h2>{t('chances')}</h2>
      <Chances {...props} />
    </>
  );
};
