import type { ReactNode } from 'react';
import { moveByArrows } from '../../core/ui/roving.ts';
import styles from './choice-grid.module.css';

export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly note?: string | undefined;
  readonly icon: ReactNode;
}

export interface ChoiceGridProps {
  label: string; // name of the choice
  choices: readonly Choice[];
  value: string | undefined;
  onChange(id: string): void;
}

/** One of many, each with its picture: a radio group whose tiles are moved over by the arrow keys. */
export const ChoiceGrid = ({ label, choices, value, onChange }: ChoiceGridProps): ReactNode => {
  const focused = choices.some(({ id }) => id === value) ? value : choices[0]?.id;
  return (
    <div role="radiogroup" aria-label={label} className={styles.grid} onKeyDown={moveByArrows}>
      {choices.map(({ id, name, note, icon }) => (
        <button
          key={id}
          type="button"
          role="radio"
          aria-checked={id === value}
          tabIndex={id === focused ? 0 : -1}
          className={styles.tile}
          onClick={() => onChange(id)}
        >
          {icon}
          <span className={styles.tileText}>
            <strong>{name}</strong>
            {note !== undefined && <span>{note}</span>}
          </span>
        </button>
      ))}
    </div>
  );
};
