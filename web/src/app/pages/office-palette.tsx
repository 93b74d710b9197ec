import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { OfficeFound, OfficePage } from '../../core/features/feature.ts';
import { useLabels, useMessages } from '../../core/i18n/messages.ts';
import { useSettled } from '../../core/office/use-settled.ts';
import { TextField } from '../../core/ui/text-field.tsx';
import styles from './office-palette.module.css';
import { useFound } from './use-found.ts';

const MIN_LETTERS = 2;
const MAX_LETTERS = 254;

/** A place to go to. */
type Choice = OfficeFound & { readonly group: string };

interface OfficePaletteProps {
  pages: readonly OfficePage[];
  onClose(): void;
}

const letters = (text: string): string => text.toLocaleLowerCase();

/** Pages whose name has every word of a text. */
const usePages = (pages: readonly OfficePage[], text: string): Choice[] => {
  const group = useMessages('office', 'palette')('pages');
  const names = useLabels(pages.map(({ label }) => label));
  const words = letters(text).split(/\s+/);
  return pages.flatMap(({ path }, at) => {
    const name = names[at] ?? path;
    const isMeant = words.every((word) => letters(`${name} ${path}`).includes(word));
    return isMeant ? [{ key: path, to: `/office/${path}`, name, about: '', group }] : [];
  });
};

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
};

interface OptionProps {
  choice: Choice;
  id: string;
  isActive: boolean;
  onActive(): void;
  onChoose(): void;
}

const Option = ({ choice: { name, about }, id, isActive, onActive, onChoose }: OptionProps): ReactNode => (
  // the keys are the combo box's: an option never has the focus
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isActive}
    className={styles.option}
    ref={isActive ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
    onPointerMove={onActive}
    onClick={onChoose}
  >
    <span className={styles.name}>{name}</span>
    <span className={styles.about}>{about}</span>
  </div>
);

/** Leads the staff to a page, or to whatever a text finds, without a mouse: a combo box with the list of its choices. */
export const OfficePalette = ({ pages, onClose }: OfficePaletteProps): ReactNode => {
  const t = useMessages('office', 'palette');
  const navigate = useNavigate();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []); // the window was open before its content had loaded
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const typed = text.trim();
  const settled = useSettled(typed);
  const found = useFound(pages, settled.length < MIN_LETTERS ? '' : settled);
  const choices = [...usePages(pages, typed), ...(settled === typed ? found.choices : [])];
  const isBusy = found.isBusy || settled !== typed;
  const active = Math.min(at, choices.length - 1);
  const choose = (choice: Choice | undefined): void => {
    if (!choice) return;
    onClose();
    void navigate(choice.to);
  };
  const press = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && !step)) return;
    event.preventDefault();
    if (event.key === 'Enter') choose(choices[active]);
    else if (step && choices.length > 0) setAt(step(active, choices.length));
  };
  const optionId = (index: number): string => `${listId}-${index}`;
  const groups = [...new Set(choices.map(({ group }) => group))];
  const said = isBusy ? t('searching') : choices.length === 0 ? t('none') : t('found', { count: choices.length });
  return (
    <div className={styles.palette}>
      <TextField
        ref={field}
        type="text"
        role="combobox"
        label={t('title')}
        hideLabel
        hint={t('hint')}
        placeholder={t('example')}
        prefix={<Search aria-hidden="true" size={18} />}
        value={text}
        maxLength={MAX_LETTERS}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        aria-expanded={choices.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <div id={listId} role="listbox" aria-label={t('title')} className={styles.list} aria-busy={isBusy}>
        {groups.map((group) => (
          <div key={group} role="group" aria-label={group} className={styles.group}>
            <p aria-hidden="true" className={styles.heading}>
              {group}
            </p>
            {choices.map((choice, index) =>
              choice.group === group ? (
                <Option
                  key={choice.key}
                  choice={choice}
                  id={optionId(index)}
                  isActive={index === active}
                  onActive={() => setAt(index)}
                  onChoose={() => choose(choice)}
                />
              ) : null,
            )}
          </div>
        ))}
      </div>
      <p role="status" className={choices.length > 0 && !isBusy ? 'visually-hidden' : styles.status}>
        {said}
      </p>
      {found.hasFailed && (
        <p role="alert" className={styles.status}>
          {t('failed')}
        </p>
      )}
    </div>
  );
};
