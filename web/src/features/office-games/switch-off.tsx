import { useState, type ReactNode } from 'react';
import { COUNTRY, CURRENCY } from 'server/contract';
import { useGames } from '../../core/games/games.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Act } from '../../core/office/act.tsx';
import styles from '../../core/office/office.module.css';
import { SelectField } from '../../core/ui/select-field.tsx';
import { TextField } from '../../core/ui/text-field.tsx';

const OTHER = ''; // a provider's game, by its identifier
const codeOf = (text: string): string | null => text.trim().toUpperCase() || null;
const fits = (pattern: RegExp, code: string | null): boolean => code === null || pattern.test(code);

/** Switches a game off at once: the one act that needs no second person, for it gives nothing away. */
export const SwitchOff = ({ rereads }: { rereads: readonly string[] }): ReactNode => {
  const t = useMessages('office-games', 'main');
  const { all } = useGames();
  const nameOf = useGameName();
  const first = { own: all[0]?.id ?? OTHER, identifier: '', country: '', currency: '' };
  const [draft, setDraft] = useState(first);
  const put = (part: Partial<typeof first>): void => setDraft({ ...draft, ...part });
  const game = draft.own === OTHER ? draft.identifier.trim() : draft.own;
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
          ]}
          onChange={(id) => put({ own: id })}
        />
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
