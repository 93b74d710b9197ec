import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styles from './catalogue.module.css';
import type { GridProps } from './game-grid.tsx';
import { GameTile } from './game-tile.tsx';
import { COLUMN_GAP, gridSize } from './grid-size.ts';

const ROWS_AROUND = 3; // rendered above and below the visible rows

let lastPlace = { width: 0, top: 0 }; // gives a list its height before it is measured: Back finds its place

/** Where a list stands on the page: how wide it is and how far down it begins, px. */
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
  const { columns, rowHeight } = gridSize(place.width);
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
