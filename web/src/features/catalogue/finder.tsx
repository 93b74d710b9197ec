import { Search, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { CallAnswer } from 'server/contract';
import { casinoCategories, categoryPath, LOBBY_PATH, type CasinoCategory } from '../../core/games/casino-categories.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { IconButton } from '../../core/ui/button.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import styles from './catalogue.module.css';

const ALL = '';
const MAX_LETTERS = 100;

interface SearchBoxProps {
  text: string;
  onText(text: string): void;
}

/** A search box, closed by a press elsewhere, Escape or its close button. */
const SearchBox = ({ text, onText }: SearchBoxProps): ReactNode => {
  const t = useMessages('catalogue', 'main');
  const input = useRef<HTMLInputElement>(null);
  return (
    <TextField
      ref={input}
      type="text"
      label={t('search')}
      hideLabel
      placeholder={t('search.example')}
      prefix={<Search aria-hidden="true" size={18} />}
      value={text}
      maxLength={MAX_LETTERS}
      autoComplete="off"
      enterKeyHint="search"
      onChange={({ currentTarget }) => onText(currentTarget.value)}
      onKeyDown={({ key }) => key === 'Escape' && onText('')}
      suffix={
        text !== '' && (
          <IconButton
            label={t('search.clear')}
            onClick={() => {
              onText('');
              input.current?.focus();
            }}
          >
            <X aria-hidden="true" size={18} />
          </IconButton>
        )
      }
    />
  );
};

interface FinderProps extends SearchBoxProps {
  category: CasinoCategory | undefined; // undefined: all games
  providers: CallAnswer<'games.getCounts'>['providers']; // none until they are counted
  provider: string | undefined;
  onProvider(provider: string | undefined): void;
}

/** Search, lists and provider filter. */
export const Finder = ({ category, providers, provider, onProvider, text, onText }: FinderProps): ReactNode => {
  const t = useMessages('catalogue', 'main');
  const names = useMessages('catalogue', 'lists');
  const { count } = useFormat();
  const navigate = useNavigate();
  const options = [
    { value: ALL, label: t('provider.all') },
    ...providers
      .filter(({ title, games }) => games > 0 || title === provider)
      .map(({ title, games }) => ({
        value: title,
        label: t('provider.games', { provider: title, games: count(games) }),
      })),
  ];
  const isKnown = provider === undefined || providers.some(({ title }) => title === provider);
  const isWrong = !isKnown && providers.length > 0;
  useEffect(() => {
    if (isWrong) onProvider(undefined);
  }, [isWrong, onProvider]);
  return (
    <search className={styles.finder}>
      <SearchBox text={text} onText={onText} />
      <SelectField
        label={t('category')}
        isLabelHidden
        options={[
          { value: ALL, label: t('lobby') },
          ...casinoCategories.map((each) => ({ value: each, label: names(`category.${each}`) })),
        ]}
        value={category ?? ALL}
        onChange={(next) => void navigate(next === ALL ? LOBBY_PATH : categoryPath(next))}
      />
      <SelectField
        label={t('provider')}
        isLabelHidden
        options={options}
        value={isKnown ? (provider ?? ALL) : ALL}
        disabled={category === 'favorite'}
        onChange={(next) => onProvider(next === ALL ? undefined : next)}
      />
    </search>
  );
};
