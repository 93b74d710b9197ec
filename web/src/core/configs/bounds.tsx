import type { ReactNode } from 'react';
import { useMessages, type FoundKey } from '../i18n/messages.ts';
import { unitOf, type NumberShape } from './config-fields.ts';
import { useFieldText, useShapeText } from './field-text.ts';
import styles from './tables.module.css';

/** Bounds of configs with nothing known of them but that they are numbers and switches. */
export type BoundValues = Readonly<Record<string, unknown>>;

/** The member whose own members are the bounds of times. */
export const TIMINGS = 'timings';

/** Unit of a bound, by the end of its name: that of a time is its field's. */
export const shapeOf = (key: string): Pick<NumberShape, 'unit' | 'decimals'> =>
  unitOf(key.startsWith(`${TIMINGS}.`) ? (key.split('.')[1] ?? '') : key);

/** Bounds one by one, by key. */
export const flatBounds = (bounds: BoundValues): [string, unknown][] =>
  Object.entries(bounds).flatMap(([key, value]): [string, unknown][] =>
    key === TIMINGS
      ? Object.entries(value as Record<string, Record<string, number>>).flatMap(([field, ends]) =>
          Object.entries(ends).map(([end, at]): [string, unknown] => [`${TIMINGS}.${field}.${end}`, at]),
        )
      : [[key, value]],
  );

/** The bounds that differ, by key. */
export const changedBounds = (before: BoundValues, after: BoundValues): readonly string[] => {
  const old = new Map(flatBounds(before));
  return flatBounds(after).flatMap(([key, value]) => (Object.is(old.get(key), value) ? [] : [key]));
};

/** Value of a bound. */
export const boundAt = (bounds: BoundValues, key: string): unknown => new Map(flatBounds(bounds)).get(key);

/** Says a bound's name and value in the interface's language. */
export const useBoundText = (
  game: string,
): { name(key: string): string; value(key: string, value: unknown): string } => {
  const t = useMessages('configs', 'bounds');
  const fields = useFieldText(game);
  const { number } = useShapeText();
  return {
    name(key) {
      const [part, field = '', end] = key.split('.');
      if (part !== 'timings') return t(`bound.${key}` as FoundKey);
      return t(end === 'min' ? 'bound.least' : 'bound.greatest', { field: fields.name(field) });
    },
    value(key, value) {
      if (typeof value === 'boolean') return t(value ? 'on' : 'off');
      return value === undefined ? '' : number(shapeOf(key), Number(value));
    },
  };
};

export interface BoundsTableProps {
  game: string;
  before: BoundValues;
  after: BoundValues;
  labels: { before: string; after: string };
  title: string;
  none: string; // said where nothing differs
}

/** Differences between two sets of bounds. */
export const BoundsTable = ({ game, before, after, labels, title, none }: BoundsTableProps): ReactNode => {
  const t = useMessages('configs', 'bounds');
  const text = useBoundText(game);
  const changed = changedBounds(before, after);
  if (changed.length === 0) return <p>{none}</p>;
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('bound')}</th>
            <th scope="col">{labels.before}</th>
            <th scope="col">{labels.after}</th>
          </tr>
        </thead>
        <tbody>
          {changed.map((key) => (
            <tr key={key}>
              <th scope="row">{text.name(key)}</th>
              <td>{text.value(key, boundAt(before, key))}</td>
              <td>{text.value(key, boundAt(after, key))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
