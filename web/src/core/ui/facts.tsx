import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** A name with its value. An empty value leaves the line out. */
export type Fact = readonly [name: string, value: ReactNode];

const isEmpty = (value: ReactNode): boolean => value === null || value === undefined || value === '' || value === false;

export interface FactsProps {
  facts: readonly (Fact | false | null | undefined)[];
  layout?: 'grid' | 'rows'; // rows: one below the other, the value at the end of its line
}

/** Names with their values. */
export const Facts = ({ facts, layout = 'grid' }: FactsProps): ReactNode => (
  <dl className={styles[layout]}>
    {facts.map(
      (fact, at) =>
        fact &&
        !isEmpty(fact[1]) && (
          <div key={`${fact[0]} ${at}`}>
            <dt>{fact[0]}</dt>
            <dd>{fact[1]}</dd>
          </div>
        ),
    )}
  </dl>
);
