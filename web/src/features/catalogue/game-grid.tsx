import type { ReactNode } from 'react';
import type { CasinoCategory } from '../../core/games/casino-categories.ts';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import styles from './catalogue.module.css';
import { GameTile, type Tile } from './game-tile.tsx';

const BLANKS = 24;

/** A grid that is to come. */
export const BlankGrid = (): ReactNode => (
  <div className={styles.grid} aria-busy="true">
    {Array.from({ length: BLANKS }, (_, place) => (
      <Skeleton key={place} height="auto" className={styles.blank} />
    ))}
  </div>
);

/** Games of a list. */
export const GameGrid = ({ category, games }: { category: CasinoCategory; games: readonly Tile[] }): ReactNode => (
  <ul className={styles.grid}>
    {games.map((game) => (
      <li key={game.identifier}>
        <GameTile category={category} game={game} />
      </li>
    ))}
  </ul>
);
