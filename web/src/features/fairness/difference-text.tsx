import type { Difference, Json } from 'games-engine';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import styles from './round.module.css';

const MAX_CHARACTERS = 120;

/** Place at which a record departs from what it must be, with both values. */
export const DifferenceText = ({
  difference: { path, expected, got },
  isOfRecord = true,
}: {
  difference: Difference;
  isOfRecord?: boolean; // else of evidence, whose lines have names of their own
}): ReactNode => {
  const t = useMessages('fairness', 'round');
  const textOf = (value: Json | undefined): string => {
    if (value === undefined) return t('verdict.nothing');
    const text = JSON.stringify(value);
    return text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS)}…`;
  };
  return (
    <>
      {isOfRecord && path === 'hash' && <p>{t('verdict.altered')}</p>}
      <p className={styles.place}>{t('verdict.fail.place', { path, expected: textOf(expected), got: textOf(got) })}</p>
    </>
  );
};
