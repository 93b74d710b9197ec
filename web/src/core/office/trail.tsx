import { Fragment, type ReactNode } from 'react';
import { Note } from './section.tsx';
import styles from './office.module.css';

/** Something that happened. */
export interface TrailEvent {
  readonly key: string | number;
  readonly title: ReactNode;
  readonly text?: ReactNode; // the reason, in the words of who gave it
  readonly facts?: readonly ReactNode[]; // actor, time and the like; empty ones are left out
  readonly children?: ReactNode; // its differences and decisions
}

/** Facts in one line, without the empty ones. */
export const FactLine = ({ facts }: { facts: readonly ReactNode[] }): ReactNode =>
  facts
    .filter((fact) => fact !== null && fact !== undefined && fact !== false && fact !== '')
    .map((fact, at) => (
      <Fragment key={at}>
        {at > 0 && ' · '}
        {fact}
      </Fragment>
    ));

/** One event of a trail. */
export const TrailItem = ({ title, text, facts, children }: Omit<TrailEvent, 'key'>): ReactNode => (
  <li className={styles.event}>
    <h3 className={styles.strong}>{title}</h3>
    {text !== undefined && text !== '' && <p className={styles.note}>{text}</p>}
    {facts && (
      <p className={styles.faint}>
        <FactLine facts={facts} />
      </p>
    )}
    {children}
  </li>
);

export interface TrailProps {
  events: readonly TrailEvent[];
  label?: string;
  empty?: string; // shown where nothing happened
}

/** Events with their actor, time and reason, in the order of `events`. */
export const Trail = ({ events, label, empty }: TrailProps): ReactNode =>
  events.length === 0 ? (
    empty !== undefined && <Note>{empty}</Note>
  ) : (
    <ol className={styles.trail} aria-label={label}>
      {events.map(({ key, ...event }) => (
        <TrailItem key={key} {...event} />
      ))}
    </ol>
  );
