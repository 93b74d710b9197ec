import type { Difference, Json } from 'games-engine';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { roundMessages } from './round.messages.ts';
import styles from './round.module.css';

const MAX_CHARACTERS = 120;

/** Where a record departs from what it must be, and how. */
export const DifferenceText = ({ difference: { path, expected, got } }: { difference: Difference }): ReactNode => {
  const t = useMessages(roundMessages);
  const textOf = (value: Json | undefined): string => {
    if (value === undefined) return t('verdict.nothing');
    const text = JSON.stringify(value);
    return text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS)}…`;
  };
  return (
    <p className={styles.place}>{t('verdict.fail.place', { path, expected: textOf(expected), got: textOf(got) })}</p>
  );
};
