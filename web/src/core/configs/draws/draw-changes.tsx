import type { ReactNode } from 'react';
import type { DrawStudio } from '../../games/web-game.ts';
import { useMessages } from '../../i18n/messages.ts';
import { DataTable } from '../../staff/data-table.tsx';
import type { ConfigValues } from '../config-fields.ts';
import { configMessages } from '../config.messages.ts';
import styles from '../findings.module.css';
import { drawChanges, drawNumbers } from './draw-numbers.ts';
import { useDrawText } from './use-draw-text.ts';

/** One of two configs that are compared. */
export interface DrawSide {
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

/** What differs between two configs of a draw, number by number. */
export const DrawChanges = ({ studio, title, none, before, after }: DrawChangesProps): ReactNode => {
  const t = useMessages(configMessages);
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
