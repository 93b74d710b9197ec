import type { ReactNode } from 'react';
import styles from './rules-body.module.css';

export interface ExactFigure {
  name: string;
  value: string;
}

/** A game's rules: how it is played, and its exact numbers, RTP first. */
export interface RulesText {
  title: string;
  paragraphs: readonly string[];
  figures: readonly ExactFigure[];
}

/** What stands below the title of a game's rules, in a dialog or on a page. */
export const RulesBody = ({ paragraphs, figures }: RulesText): ReactNode => (
  <>
    <div className={styles.text}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
    <dl className={styles.figures}>
      {figures.map(({ name, value }) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </>
);
