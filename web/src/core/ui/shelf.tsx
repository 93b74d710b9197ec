import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './shelf.module.css';

const STEP = 0.8; // share of the visible width: the last thing seen stays in sight

export interface ShelfProps {
  id: string; // id of its heading
  title: string;
  previous: string; // names of the two buttons
  next: string;
  more?: ReactNode; // a link beside the heading
  columns?: string | undefined; // class that says how wide a place is; without it, a third of the shelf
  children: ReactNode; // list items
}

/** Things side by side; what does not fit is scrolled to by swipe, wheel, Tab or the two buttons. */
export const Shelf = ({ id, title, previous, next, more, columns, children }: ShelfProps): ReactNode => {
  const track = useRef<HTMLUListElement>(null);
  const move = (direction: 1 | -1): void => {
    const list = track.current;
    list?.scrollBy({ left: direction * list.clientWidth * STEP }); // smooth by style, unless motion is unwelcome
  };
  return (
    <section className={styles.shelf} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {more}
        <IconButton label={previous} onClick={() => move(-1)}>
          <ChevronLeft aria-hidden="true" size={20} />
        </IconButton>
        <IconButton label={next} onClick={() => move(1)}>
          <ChevronRight aria-hidden="true" size={20} />
        </IconButton>
      </div>
      <ul ref={track} className={classNames(styles.track, columns)}>
        {children}
      </ul>
    </section>
  );
};
