import { Search } from 'lucide-react';
import { Suspense, useRef, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { useFilterValues } from '../../core/office/list-state.ts';
import { Loading } from '../../core/office/loaded.tsx';
import office from '../../core/office/office.module.css';
import { Section } from '../../core/office/section.tsx';
import { useOfficeKeys } from '../../core/office/use-office-keys.ts';
import { useSettled } from '../../core/office/use-settled.ts';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import { TextField } from '../../core/ui/text-field.tsx';

const PlayersList = lazyPart(async () => (await import('./players-list.tsx')).PlayersList);

const conditions = [{ name: 'query', isPrivate: true }] as const;

/** /office/players: a player by anything that leads to one. */
export const PlayersScreen = (): ReactNode => {
  const t = useMessages('office-players', 'main');
  const field = useRef<HTMLDivElement>(null);
  const [{ query: text }, put] = useFilterValues(conditions);
  const query = useSettled(text.trim());
  useOfficeKeys({ '/': () => field.current?.querySelector('input')?.focus() });
  return (
    <Section title={t('title')}>
      <div className={office.fields} ref={field}>
        <TextField
          type="search"
          label={t('find')}
          hint={t('find.hint')}
          value={text}
          maxLength={254}
          autoComplete="off"
          spellCheck={false}
          prefix={<Search aria-hidden="true" size={18} />}
          onChange={({ currentTarget }) => put({ query: currentTarget.value })}
        />
      </div>
      <Suspense fallback={<Loading />}>
        <PlayersList query={query} />
      </Suspense>
    </Section>
  );
};
