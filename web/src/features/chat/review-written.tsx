import type { ReactNode } from 'react';
import type { WrittenMessage } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { FilterForm } from '../../core/office/filter-form.tsx';
import { useFilterValues } from '../../core/office/list-state.ts';
import { List, PAGE_SIZE, type Column } from '../../core/office/list.tsx';
import { Loaded } from '../../core/office/loaded.tsx';
import { PlayerLink } from '../../core/office/player-link.tsx';
import { Note } from '../../core/office/section.tsx';
import { Badge } from '../../core/ui/badge.tsx';
import { useChatWords } from './chat-words.ts';
import styles from './review.module.css';

const MAX_QUERY = 64; // characters
const filters = [{ name: 'player' }, { name: 'words', isPrivate: true }] as const;

const useColumns = (): readonly Column<WrittenMessage>[] => {
  const t = useMessages('chat', 'review');
  const moment = useMoment();
  const words = useChatWords();
  return [
    { label: t('col.player'), cell: (message) => <PlayerLink player={message} /> },
    { label: t('col.room'), cell: ({ room }) => t(`room.${room}`) },
    { label: t('col.at'), key: 'at', value: ({ at }) => at, cell: ({ at }) => moment(at) },
    {
      label: t('col.words'),
      cell: ({ message, type, isDeleted }) => (
        <span className={styles.written} dir="auto">
          {words({ type, message })} {isDeleted && <Badge>{t('deleted')}</Badge>}
        </span>
      ),
    },
  ];
};

const Found = ({ player, words }: { player: string; words: string }): ReactNode => {
  const t = useMessages('chat', 'review');
  const columns = useColumns();
  return (
    <Loaded query={useCallQuery('chatModeration.messages', { player, words })} height={120}>
      {({ messages }) => (
        <List
          label={t('written')}
          name="written"
          rows={messages}
          keyOf={({ uid }) => uid}
          empty={t('written.none')}
          pageSize={PAGE_SIZE}
          columns={columns}
        />
      )}
    </Loaded>
  );
};

/** Searches what a player has written, with what was deleted. */
export const ReviewWritten = (): ReactNode => {
  const t = useMessages('chat', 'review');
  const [values, put] = useFilterValues(filters);
  const input = { maxLength: MAX_QUERY };
  const player = values.player.trim();
  return (
    <>
      <Note>{t('written.text')}</Note>
      <FilterForm
        fields={[
          { name: 'player', label: t('written.player'), input, isSearch: true },
          { name: 'words', label: t('written.words'), input, isPrivate: true, isSearch: true },
        ]}
        values={values}
        onApply={put}
      />
      {player !== '' && <Found player={player} words={values.words.trim()} />}
    </>
  );
};
