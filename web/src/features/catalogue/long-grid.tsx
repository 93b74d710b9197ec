import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { CasinoCategory } from '../../core/games/casino-categories.ts';
import { GameTile } from './game-tile.tsx';
import styles from './catalogue.module.css';
import { coverSizes, useTaste, type Taste } from './taste.ts';
import type { Tile } from './tile.ts';

export interface GridProps {
  category: CasinoCategory;
  games: readonly Tile[];
}

/** Between two columns, px. */
const COLUMN_GAP = 12;
const ROW_GAP = 16;
const BELOW_PICTURE = 48; // title, provider and the gap above them
const RETURN = 32; // two more lines, with what the game has returned

/** The layout of tiles at a width. */
export interface GridSize {
  readonly columns: number;
  readonly rowHeight: number; // px, with the gap below
}

/** The layout of a list `width` px wide: as many columns as fit, with square pictures. */
export const gridSize = (width: number, { size, showsReturn }: Taste): GridSize => {
  const columns = Math.max(1, Math.floor((width + COLUMN_GAP) / (coverSizes[size] + COLUMN_GAP)));
  const tile = (width - (columns - 1) * COLUMN_GAP) / columns;
  return { columns, rowHeight: Math.round(tile + BELOW_PICTURE + (showsReturn ? RETURN : 0) + ROW_GAP) };
};

const ROWS_AROUND = 3; // rendered above and below the visible rows

let lastPlace = { width: 0, top: 0 }; // gives a list its height before it is measured: Back finds its place

/** Place of a list on the page: its width and distance from the top, px. */
const usePlace = () => {
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(lastPlace);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = (): void => {
      const { width, top } = element.getBoundingClientRect();
      lastPlace = { width, top: top + scrollY };
      setPlace(lastPlace);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return { list, place };
};

/** A virtualised list of possibly thousands of games: only rows near the viewport are in the document. */
export const LongGrid = ({ category, games }: GridProps): ReactNode => {
  const { list, place } = usePlace();
  const { columns, rowHeight } = gridSize(place.width, useTaste());
  // oxlint-disable-next-line react/incompatible-library -- its mutable functions are called here and never passed on, so memoisation cannot make them stale
  const rows = useWindowVirtualizer({
    count: place.width === 0 ? 0 : Math.ceil(games.length / columns),
    estimateSize: () => rowHeight,
    overscan: ROWS_AROUND,
    scrollMargin: place.top,
  });
  useLayoutEffect(() => rows.measure(), [rows, rowHeight]);
  return (
    <ul ref={list} className={styles.rows} style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().flatMap(({ index: row, start }) =>
        games.slice(row * columns, (row + 1) * columns).map((game, column) => (
          <li
            key={game.identifier}
            aria-setsize={games.length}
            aria-posinset={row * columns + column + 1}
            style={{
              width: `calc((100% - ${(columns - 1) * COLUMN_GAP}px) / ${columns})`,
              insetInlineStart: `calc(${column} * (100% + ${COLUMN_GAP}px) / ${columns})`,
              transform: `translateY(${start - place.top}px)`,
            }}
          >
            <GameTile category={category} game={game} />
          </li>
        )),
      )}
    </ul>
  );
};
