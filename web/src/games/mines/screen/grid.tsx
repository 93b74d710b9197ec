import { CELLS, COLUMNS, ROWS } from 'games-engine/mines';
import { useId, useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { useElementSize } from '../../../core/game-kit/scene/still.tsx';
import { useMessages } from '../../../core/i18n/messages.ts';
import { classNames } from '../../../core/ui/class-names.ts';
import type { CellFace } from '../scene/frame.ts';
import { minesLayout, type MinesLayout } from '../scene/layout.ts';
import { touchedCell } from '../scene/touch.ts';
import styles from './grid.module.css';

type Step = (key: number, whole: boolean) => number;

const rowStart = (key: number): number => key - (key % COLUMNS);

const steps: Readonly<Record<string, Step>> = {
  ArrowRight: (key) => Math.min(key + 1, rowStart(key) + COLUMNS - 1),
  ArrowLeft: (key) => Math.max(key - 1, rowStart(key)),
  ArrowDown: (key) => (key + COLUMNS < CELLS ? key + COLUMNS : key),
  ArrowUp: (key) => (key >= COLUMNS ? key - COLUMNS : key),
  Home: (key, whole) => (whole ? 0 : rowStart(key)),
  End: (key, whole) => (whole ? CELLS - 1 : rowStart(key) + COLUMNS - 1),
};

/** Cell that a key of the keyboard moves the focus to; undefined for a key that moves nothing. */
export const focusAfter = (sectorKey: number, pressed: string, whole: boolean): number | undefined =>
  steps[pressed]?.(sectorKey, whole);

/** Action of a press now: opens a closed cell, or marks any. */
export type CellAction = 'open' | 'mark' | 'none';

export interface MinesGridProps {
  faces: readonly CellFace[]; // faces of the 24 cells, as far as they may be shown by now
  marks: readonly number[]; // in the order of opening; empty unless they are shown
  action: CellAction;
  note: string | undefined; // why nothing can be pressed
  onPress: (sectorKey: number) => void;
}

const columns = Array.from({ length: COLUMNS }, (_, column) => column);
const rows = Array.from({ length: ROWS }, (_, row) => row);

/** Lays the buttons exactly over the drawn cells. */
const placeOf = ({ field, gap, cell, radius }: MinesLayout): CSSProperties & { '--cell-radius': string } => ({
  left: field.x,
  top: field.y,
  width: field.width,
  height: field.height,
  gap,
  gridTemplateRows: `repeat(${ROWS}, ${cell.height}px)`,
  '--cell-radius': `${radius}px`,
});

interface CellProps extends Pick<MinesGridProps, 'action' | 'onPress'> {
  sectorKey: number;
  face: CellFace;
  order: number; // among the marks, 0: not marked
  tabbable: boolean;
  onFocus: (sectorKey: number) => void;
}

/** Lets a cell sink back, unless another one has been lifted. */
const leave = (sectorKey: number): void => {
  if (touchedCell.get() === sectorKey) touchedCell.set(undefined);
};

const Cell = ({ sectorKey, face, order, action, tabbable, onPress, onFocus }: CellProps): ReactNode => {
  const t = useMessages('mines', 'main');
  const place = { row: Math.floor(sectorKey / COLUMNS) + 1, column: (sectorKey % COLUMNS) + 1 };
  const enabled = action === 'mark' || (action === 'open' && face === 'closed');
  const marked = order > 0 && (face === 'closed' || action === 'mark');
  return (
    <button
      type="button"
      data-cell={sectorKey}
      className={classNames(styles.cell, enabled && styles.enabled, marked && styles.marked)}
      tabIndex={tabbable ? 0 : -1}
      aria-label={marked ? t('cell.marked', { ...place, order }) : t(`cell.${face}`, place)}
      aria-disabled={!enabled}
      {...(action === 'mark' ? { 'aria-pressed': marked } : {})}
      onFocus={(event) => {
        onFocus(sectorKey);
        if (enabled && event.currentTarget.matches(':focus-visible')) touchedCell.set(sectorKey);
      }}
      onBlur={() => leave(sectorKey)}
      onPointerEnter={() => enabled && touchedCell.set(sectorKey)}
      onPointerLeave={() => leave(sectorKey)}
      onClick={() => {
        if (!enabled) return;
        leave(sectorKey);
        onPress(sectorKey);
      }}
    >
      {marked && (
        <span className={styles.order} aria-hidden="true">
          {order}
        </span>
      )}
    </button>
  );
};

/** The field as real buttons over the picture. One of them is in the Tab order; arrow keys move among them. */
export const MinesGrid = ({ faces, marks, action, note, onPress }: MinesGridProps): ReactNode => {
  const t = useMessages('mines', 'main');
  const box = useRef<HTMLDivElement>(null);
  const size = useElementSize(box);
  const [focused, setFocused] = useState(0);
  const noteId = useId();

  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const next = focusAfter(focused, event.key, event.ctrlKey);
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLButtonElement>(`[data-cell="${next}"]`)?.focus();
  };

  const place = size && placeOf(minesLayout(size.width, size.height));
  return (
    <div ref={box} className={styles.gridBox}>
      {note !== undefined && (
        <p id={noteId} className="visually-hidden">
          {note}
        </p>
      )}
      <div
        role="grid"
        tabIndex={-1}
        aria-label={t('field.label')}
        aria-describedby={note === undefined ? undefined : noteId}
        aria-rowcount={ROWS}
        aria-colcount={COLUMNS}
        className={styles.grid}
        style={place ?? { visibility: 'hidden' }}
        onKeyDown={move}
      >
        {rows.map((row) => (
          <div key={row} role="row" aria-rowindex={row + 1} className={styles.row} style={{ gap: place?.gap }}>
            {columns.map((column) => {
              const key = row * COLUMNS + column;
              return (
                <div key={column} role="gridcell" aria-colindex={column + 1} className={styles.gridCell}>
                  <Cell
                    sectorKey={key}
                    face={faces[key] ?? 'closed'}
                    order={marks.indexOf(key) + 1}
                    action={action}
                    tabbable={key === focused % CELLS}
                    onPress={onPress}
                    onFocus={setFocused}
                  />
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
};
