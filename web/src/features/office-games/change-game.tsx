import type { ReactNode } from 'react';
import { MAX_GAME_PLACE, type OfficeGame } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { Switch } from '../../core/ui/switch.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { ChangeAct, wholeNumber, type FieldsProps } from './change-act.tsx';

const marks = ['hidden', 'special', 'cashback', 'tournament', 'counts'] as const;
type Marks = Pick<OfficeGame, (typeof marks)[number]>;

interface Draft extends Marks {
  place: string; // as typed
}

const placeOf = (text: string): number | undefined => wholeNumber(text, 0, MAX_GAME_PLACE);

const isSame = (draft: Marks & { place: number }, game: OfficeGame): boolean =>
  marks.every((mark) => draft[mark] === game[mark]) && draft.place === game.place;

const Fields = ({ draft, put }: FieldsProps<Draft>): ReactNode => {
  const t = useMessages('office-games', 'main');
  return (
    <>
      {marks.map((mark) => (
        <Switch
          key={mark}
          label={t(`field.${mark}`)}
          checked={draft[mark]}
          onChange={(checked) => put({ [mark]: checked })}
        />
      ))}
      <TextField
        label={t('field.gamePlace')}
        hint={t('gamePlace.hint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        value={draft.place}
        onChange={({ currentTarget: { value } }) => put({ place: value })}
      />
    </>
  );
};

/** Decisions of staff about a game. */
export const ChangeGame = ({ game }: { game: OfficeGame }): ReactNode => {
  const t = useMessages('office-games', 'main');
  const { id, title, hidden, special, cashback, tournament, counts } = game;
  const fault = (draft: Draft): string | undefined => {
    const place = placeOf(draft.place);
    if (place === undefined) return t('gamePlace.wrong', { last: MAX_GAME_PLACE });
    return isSame({ ...draft, place }, game) ? t('same') : undefined;
  };
  return (
    <ChangeAct<Draft>
      name={title}
      text={t('game.text')}
      first={{ hidden, special, cashback, tournament, counts, place: String(game.place) }}
      problem={fault}
      Fields={Fields}
      save={(send, draft, reason) => {
        const after = { ...draft, place: placeOf(draft.place) };
        return send('officeGames.changeGame', { id, after, reason });
      }}
    />
  );
};
