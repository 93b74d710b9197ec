import type { ReactNode } from 'react';
import type { OfficeGame } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { Switch } from '../../core/ui/switch.tsx';
import { ChangeAct, type FieldsProps } from './change-act.tsx';
import { officeGamesMessages } from './office-games.messages.ts';

const marks = ['hidden', 'special', 'cashback', 'tournament'] as const;
type Draft = Pick<OfficeGame, (typeof marks)[number]>;

const isSame = (draft: Draft, game: Draft): boolean => marks.every((mark) => draft[mark] === game[mark]);

const Fields = ({ draft, put }: FieldsProps<Draft>): ReactNode => {
  const t = useMessages(officeGamesMessages);
  return marks.map((mark) => (
    <Switch
      key={mark}
      label={t(`field.${mark}`)}
      checked={draft[mark]}
      onChange={(checked) => put({ [mark]: checked })}
    />
  ));
};

/** What staff decide of a game. */
export const ChangeGame = ({ game }: { game: OfficeGame }): ReactNode => {
  const t = useMessages(officeGamesMessages);
  const { id, title, hidden, special, cashback, tournament } = game;
  return (
    <ChangeAct<Draft>
      name={title}
      text={t('game.text')}
      first={{ hidden, special, cashback, tournament }}
      problem={(draft) => (isSame(draft, game) ? t('same') : undefined)}
      Fields={Fields}
      save={(send, after, reason) => send('officeGames.changeGame', { id, after, reason })}
    />
  );
};
