import { useId, useState, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { classNames } from '../../core/ui/class-names.ts';
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
  few?: number; // choices that stand there until all are asked for
  isWide?: boolean; // notes are a line long
}

/** The first few, the chosen one among them. */
const fewOf = (choices: readonly Choice[], few: number, value: string | undefined): readonly Choice[] => {
  const first = choices.slice(0, few);
  const chosen = choices.find(({ id }) => id === value);
  return !chosen || first.includes(chosen) ? first : [chosen, ...first.slice(0, -1)];
};

/** One of many, each with its picture: a radio group whose tiles are moved over by the arrow keys. */
export const ChoiceGrid = ({
  label,
  choices,
  value,
  onChange,
  few = choices.length,
  isWide = false,
}: ChoiceGridProps): ReactNode => {
  const t = useMessages('cashbox', 'main');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? choices : fewOf(choices, few, value);
  const focused = shown.some((choice) => choice.id === value) ? value : shown[0]?.id;
  const choose = (chosen: string, isPressed: boolean): void => {
    if (isPressed) setIsOpen(false); // arrow keys go on through all of them
    onChange(chosen);
  };
  return (
    <>
      <div
        id={id}
        role="radiogroup"
        aria-label={label}
        className={classNames(styles.grid, isWide && styles.wide)}
        onKeyDown={moveByArrows}
      >
        {shown.map((choice) => (
          <button
            key={choice.id}
            type="button"
            role="radio"
            aria-checked={choice.id === value}
            tabIndex={choice.id === focused ? 0 : -1}
            className={styles.tile}
            onClick={({ detail }) => choose(choice.id, detail > 0)}
          >
            {choice.icon}
            <span className={styles.tileText}>
              <strong>{choice.name}</strong>
              {choice.note !== undefined && <span>{choice.note}</span>}
            </span>
          </button>
        ))}
      </div>
      {choices.length > few && (
        <Button
          variant="ghost"
          className={styles.all}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('fewer') : t('allMethods', { n: choices.length })}
        </Button>
      )}
    </>
  );
};
