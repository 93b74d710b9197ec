import { useState, type ReactNode } from 'react';
import { ALL_OF_PROVIDER, COUNTRY, CURRENCY } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useGames } from '../../core/games/games.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Act } from '../../core/office/act.tsx';
import styles from '../../core/office/office.module.css';
import { SelectField } from '../../core/ui/select-field.tsx';
import { TextField } from '../../core/ui/text-field.tsx';

const OTHER = ''; // a provider's game, by its identifier
const ALL = ALL_OF_PROVIDER; // all games of a provider
const codeOf = (text: string): string | null => text.trim().toUpperCase() || null;
const fits = (pattern: RegExp, code: string | null): boolean => code === null || pattern.test(code);

/** Switches a game off at once: the one act that needs no second person, for it gives nothing away. */
export const SwitchOff = ({ rereads }: { rereads: readonly string[] }): ReactNode => {
  const t = useMessages('office-games', 'main');
  const { all } = useGames();
  const nameOf = useGameName();
  const providers = useCallQuery('officeGames.providers', {}).data?.providers ?? [];
  const first = { own: all[0]?.id ?? OTHER, identifier: '', provider: '', country: '', currency: '' };
  const [draft, setDraft] = useState(first);
  const put = (part: Partial<typeof first>): void => setDraft({ ...draft, ...part });
  const title = draft.provider || providers[0]?.title;
  const provided = draft.own === ALL ? title && `${ALL}${title}` : draft.identifier.trim();
  const game = draft.own === OTHER || draft.own === ALL ? (provided ?? '') : draft.own;
  const [country, currency] = [codeOf(draft.country), codeOf(draft.currency)];
  const fault = (): string | undefined => {
    if (game === '') return t('off.game.wrong');
    return fits(COUNTRY, country) && fits(CURRENCY, currency) ? undefined : t('off.code.wrong');
  };
  return (
    <Act
      label={t('off')}
      text={t('off.text')}
      done={t('off.done')}
      rereads={rereads}
      fault={fault}
      onOpen={() => setDraft(first)}
      send={(send, reason) => send('officeGames.switchOff', { identifier: game, country, currency, reason })}
    >
      <div className={styles.fields}>
        <SelectField
          label={t('game')}
          value={draft.own}
          options={[
            ...all.map(({ id }) => ({ value: id, label: nameOf(id) })),
            { value: OTHER, label: t('off.provided') },
            { value: ALL, label: t('off.provider') },
          ]}
          onChange={(id) => put({ own: id })}
        />
        {draft.own === ALL && (
          <SelectField
            label={t('provider')}
            value={title ?? ''}
            options={providers.map(({ title: name }) => ({ value: name, label: name }))}
            onChange={(name) => put({ provider: name })}
          />
        )}
        {draft.own === OTHER && (
          <TextField
            label={t('off.identifier')}
            autoComplete="off"
            maxLength={100}
            value={draft.identifier}
            onChange={({ currentTarget: { value } }) => put({ identifier: value })}
          />
        )}
        <TextField
          label={t('off.country')}
          hint={t('off.country.hint')}
          autoComplete="off"
          maxLength={2}
          value={draft.country}
          onChange={({ currentTarget: { value } }) => put({ country: value })}
        />
        <TextField
          label={t('off.currency')}
          hint={t('off.currency.hint')}
          autoComplete="off"
          maxLength={6}
          value={draft.currency}
          onChange={({ currentTarget: { value } }) => put({ currency: value })}
        />
      </div>
    </Act>
  );
};
