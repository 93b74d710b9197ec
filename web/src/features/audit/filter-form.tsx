import { useState, type ReactNode } from 'react';
import { useGames } from '../../core/games/games.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { Form } from '../../core/ui/form.tsx';
import { SelectField, type SelectOption } from '../../core/ui/select-field.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { outcomes, states, units, type FilterName } from './audit-filters.ts';
import { auditMessages } from './audit.messages.ts';
import styles from './audit.module.css';
import type { PageFilters } from './use-filters.ts';

type Choice = 'game' | 'outcome' | 'state' | 'unit';

const inputs = {
  player: {},
  version: { inputMode: 'numeric' },
  drawn: { inputMode: 'numeric' },
  minStake: { inputMode: 'decimal' },
  maxStake: { inputMode: 'decimal' },
  from: { type: 'datetime-local' },
  to: { type: 'datetime-local' },
} as const satisfies Record<Exclude<FilterName, Choice>, object>;

const isChoice = (name: FilterName): name is Choice => !Object.hasOwn(inputs, name);

const useChoices = (needsGame: boolean): ((name: Choice) => readonly SelectOption<string>[]) => {
  const t = useMessages(auditMessages);
  const { ids } = useGames();
  const nameOf = useGameName();
  const any = { value: '', label: t('any') };
  const choices = {
    game: [...(needsGame ? [] : [any]), ...ids.map((value) => ({ value, label: nameOf(value) }))],
    outcome: [any, ...outcomes.map((value) => ({ value, label: t(`outcome.${value}`) }))],
    state: [any, ...states.map((value) => ({ value, label: t(`state.${value}`) }))],
    unit: units.map((value) => ({ value, label: value })),
  };
  return (name) => choices[name];
};

const filled = (texts: Readonly<Partial<Record<FilterName, string>>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));

interface FieldsProps {
  page: PageFilters;
  needsGame: boolean;
}

const Fields = ({ page: { names, params, wrong, apply }, needsGame }: FieldsProps): ReactNode => {
  const t = useMessages(auditMessages);
  const choicesOf = useChoices(needsGame);
  const [texts, setTexts] = useState<Partial<Record<FilterName, string>>>(() =>
    Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])),
  );
  const put = (name: FilterName, text: string): void => setTexts((before) => ({ ...before, [name]: text }));
  return (
    <Form className={styles.filters} aria-label={t('filters')} onSubmit={() => apply(filled(texts))}>
      {names.map((name) =>
        isChoice(name) ? (
          <SelectField
            key={name}
            label={t(`filter.${name}`)}
            options={choicesOf(name)}
            value={texts[name] || (choicesOf(name)[0]?.value ?? '')}
            onChange={(value) => put(name, value)}
          />
        ) : (
          <TextField
            key={name}
            {...inputs[name]}
            label={t(`filter.${name}`)}
            value={texts[name] ?? ''}
            autoComplete="off"
            spellCheck={false}
            error={wrong[name] && t(`wrong.${wrong[name]}`)}
            onChange={(event) => put(name, event.currentTarget.value)}
          />
        ),
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="primary">
          {t('apply')}
        </Button>
        <Button variant="ghost" onClick={() => apply({})}>
          {t('reset')}
        </Button>
      </div>
    </Form>
  );
};

/** The conditions of a page. Another address starts over with what it says. */
export const FilterForm = ({ page, needsGame = false }: { page: PageFilters; needsGame?: boolean }): ReactNode => {
  const t = useMessages(auditMessages);
  return (
    <>
      <Fields key={page.params.toString()} page={page} needsGame={needsGame} />
      {page.isWrong && <p className={styles.problem}>{t('wrong.fix')}</p>}
    </>
  );
};
