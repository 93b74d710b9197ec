import { useId, useState, type ReactNode } from 'react';
import { classNames } from '../../core/ui/class-names.ts';
import styles from './gallery.module.css';

/** The states of a component, by name. Names are of the code, not of the interface. */
export type States = Readonly<Record<string, ReactNode>>;

/** Components and their states. */
export type Exhibits = Readonly<Record<string, States>>;

/** Longer than any place that a label is given. */
export const LONG = 'long-label '.repeat(9).trim();

/** Does nothing, for what a state does not need. */
export const nothing = (): void => undefined;

/** Holds a value for a controlled component. */
export const Held = <T,>({
  first,
  children,
}: {
  first: T;
  children: (value: T, set: (next: T) => void) => ReactNode;
}): ReactNode => {
  const [value, set] = useState(first);
  return children(value, set);
};

const Exhibit = ({ name, states }: { name: string; states: States }): ReactNode => {
  const id = useId();
  return (
    <section className={styles.exhibit} aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <div className={classNames(styles.states, Object.keys(states).length === 1 && styles.only)}>
        {Object.entries(states).map(([state, shown]) => (
          <figure key={state} className={styles.state} data-state={`${name} ${state}`}>
            <figcaption>{state}</figcaption>
            <div>{shown}</div>
          </figure>
        ))}
      </div>
    </section>
  );
};

/** A section of the gallery. */
export const ExhibitList = ({ exhibits }: { exhibits: Exhibits }): ReactNode =>
  Object.entries(exhibits).map(([name, states]) => <Exhibit key={name} name={name} states={states} />);
