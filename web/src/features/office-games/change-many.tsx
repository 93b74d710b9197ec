import { useState, type ReactNode } from 'react';
import { MAX_BULK_GAMES, type OfficeGame } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Act } from '../../core/office/act.tsx';
import styles from '../../core/office/office.module.css';
import { SelectField } from '../../core/ui/select-field.tsx';
import type { Filter } from './games-filter.tsx';

const marks = ['hidden', 'special', 'cashback', 'tournament', 'counts'] as const;
type Mark = (typeof marks)[number];
type Choice = 'same' | 'yes' | 'no';

const untouched = Object.fromEntries(marks.map((mark) => [mark, 'same'])) as Record<Mark, Choice>;

/** Gives all games that fit the same marks; the number of them is what the list shows. */
export const ChangeMany = ({ filter, total }: { filter: Filter; total: number }): ReactNode => {
  const t = useMessages('office-games', 'main');
  const { count } = useFormat();
  const [draft, setDraft] = useState(untouched);
  const chosen = marks.filter((mark) => draft[mark] !== 'same');
  const after: Partial<Pick<OfficeGame, Mark>> = Object.fromEntries(
    chosen.map((mark) => [mark, draft[mark] === 'yes']),
  );
  if (total === 0) return null;
  return (
    <Act<{ changed: number }>
      label={t('many', { number: count(total) })}
      text={total > MAX_BULK_GAMES ? t('many.tooMany', { most: count(MAX_BULK_GAMES) }) : t('many.text')}
      done={({ changed }) => t('many.done', { number: count(changed) })}
      rereads={['officeGames.']}
      onOpen={() => setDraft(untouched)}
      fault={() => {
        if (total > MAX_BULK_GAMES) return t('many.tooMany', { most: count(MAX_BULK_GAMES) });
        return chosen.length === 0 ? t('same') : undefined;
      }}
      send={(send, reason) => send('officeGames.changeMany', { filter, expected: total, after, reason })}
    >
      <div className={styles.fields}>
        {marks.map((mark) => (
          <SelectField<Choice>
            key={mark}
            label={t(`field.${mark}`)}
            value={draft[mark]}
            options={(['same', 'yes', 'no'] as const).map((value) => ({
              value,
              label: value === 'same' ? t('many.same') : t(value),
            }))}
            onChange={(value) => setDraft({ ...draft, [mark]: value })}
          />
        ))}
      </div>
    </Act>
  );
};
