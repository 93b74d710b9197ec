import { Suspense, type ReactNode } from 'react';
import { GAMES_PAGE } from 'server/contract';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import styles from './catalogue.module.css';
import { GameTile } from './game-tile.tsx';
import type { GridProps } from './long-grid.tsx';

const LongGrid = lazyPart(async () => (await import('./long-grid.tsx')).LongGrid);

const BLANKS = 24;

/** A placeholder of a grid. */
export const BlankGrid = (): ReactNode => (
  <div className={styles.grid} aria-busy="true">
    {Array.from({ length: BLANKS }, (_, place) => (
      <Skeleton key={place} height="auto" className={styles.blank} />
    ))}
  </div>
);

const ShortGrid = ({ category, games }: GridProps): ReactNode => (
  <ul className={styles.grid}>
    {games.map((game) => (
      <li key={game.identifier}>
        <GameTile category={category} game={game} />
      </li>
    ))}
  </ul>
);

/** Games of a list. Lists longer than a page are virtualised, by code that loads on demand. */
export const GameGrid = (props: GridProps): ReactNode =>
  props.games.length > GAMES_PAGE ? (
    <Suspense fallback={<ShortGrid {...props} />}>
      <LongGrid {...props} />
    </Suspense>
  ) : (
    <ShortGrid {...props} />
  );
