import type { ReactNode } from 'react';
import styles from './place.module.css';

export interface PlaceProps {
  backdrop: string; // address of the room's picture
  children: ReactNode;
}

/** The room of a game: its picture stands behind the canvas and before there is one. */
export const Place = ({ backdrop, children }: PlaceProps): ReactNode => (
  <div className={styles.place} style={{ backgroundImage: `url(${backdrop})` }}>
    {children}
  </div>
);
