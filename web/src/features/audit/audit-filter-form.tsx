import type { ReactNode } from 'react';
import { useGames } from '../../core/games/games.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { FilterForm, type FilterField } from '../../core/office/filter-form.tsx';
import { useMessages } from '../../core/i18n/messages.ts';
import type { SelectOption } from '../../core/ui/select-field.tsx';
import { outcomes, states, units, type FilterName } from './audit-filters.ts';
import office from '../../core/office/office.module.css';
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
  const t = useMessages('audit', 'main');
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

const filled = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, text]) => text.trim() !== ''));

/** The conditions of a page. Another address starts over with what it says. */
export const AuditFilters = ({ page, needsGame = false }: { page: PageFilters; needsGame?: boolean }): ReactNode => {
  const t = useMessages('audit', 'main');
  const { names, params, wrong, isWrong, apply } = page;
  const choicesOf = useChoices(needsGame);
  const fields = names.map((name): FilterField => {
    const why = wrong[name];
    const field = { name, label: t(`filter.${name}`), error: why && t(`wrong.${why}`) };
    return isChoice(name) ? { ...field, options: choicesOf(name) } : { ...field, input: inputs[name] };
  });
  const values = Object.fromEntries(names.map((name) => [name, params.get(name) ?? '']));
  return (
    <>
      <FilterForm fields={fields} values={values} onApply={(next) => apply(filled(next))} />
      {isWrong && <p className={office.problem}>{t('wrong.fix')}</p>}
    </>
  );
};
