import { useState, type ReactNode } from 'react';
import { officeGameStates, type CallPayload, type OfficeProvider } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { Form } from '../../core/ui/form.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import styles from './office-games.module.css';
import { officeGamesMessages } from './office-games.messages.ts';

const ALL = '';
const MAX_LETTERS = 100;
const categories = ['slots', 'live'] as const;

/** What the games are narrowed to. */
export type Filter = Omit<CallPayload<'officeGames.list'>, 'from'>;

interface Draft {
  search: string;
  provider: string; // its id
  category: (typeof categories)[number] | typeof ALL;
  state: (typeof officeGameStates)[number] | typeof ALL;
}

const filterOf = ({ search, provider, category, state }: Draft): Filter => ({
  ...(search.trim() !== '' && { search }),
  ...(provider !== ALL && { providerId: Number(provider) }),
  ...(category !== ALL && { category }),
  ...(state !== ALL && { state }),
});

interface GamesFilterProps {
  providers: readonly OfficeProvider[];
  onFilter(filter: Filter): void;
}

/** Narrows the games: a choice at once, a text when it is sent. */
export const GamesFilter = ({ providers, onFilter }: GamesFilterProps): ReactNode => {
  const t = useMessages(officeGamesMessages);
  const [draft, setDraft] = useState<Draft>({ search: '', provider: ALL, category: ALL, state: ALL });
  const choose = (part: Partial<Draft>): void => {
    setDraft({ ...draft, ...part });
    onFilter(filterOf({ ...draft, ...part }));
  };
  const all = { value: ALL, label: t('all') } as const;
  return (
    <Form className={styles.filter} role="search" onSubmit={() => onFilter(filterOf(draft))}>
      <TextField
        label={t('search')}
        value={draft.search}
        maxLength={MAX_LETTERS}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ currentTarget: { value } }) => setDraft({ ...draft, search: value })}
      />
      <SelectField
        label={t('provider')}
        options={[all, ...providers.map(({ id, title }) => ({ value: String(id), label: title }))]}
        value={draft.provider}
        onChange={(provider) => choose({ provider })}
      />
      <SelectField
        label={t('category')}
        options={[all, ...categories.map((value) => ({ value, label: t(`category.${value}`) }))]}
        value={draft.category}
        onChange={(category) => choose({ category })}
      />
      <SelectField
        label={t('state')}
        options={[all, ...officeGameStates.map((value) => ({ value, label: t(`filter.${value}`) }))]}
        value={draft.state}
        onChange={(state) => choose({ state })}
      />
      <Button type="submit">{t('find')}</Button>
    </Form>
  );
};
