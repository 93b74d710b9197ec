import { useMessages } from '../../core/i18n/messages.ts';
import type { ReactNode } from 'react';
import type { CallAnswer } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { List, type Column } from '../../core/office/list.tsx';
import styles from '../../core/office/office.module.css';
import { Section, Note } from '../../core/office/section.tsx';
import { PlayerLink } from '../../core/office/player-link.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { Act } from '../../core/office/act.tsx';

const FRESH_MS = 10_000;

type Win = CallAnswer<'officeCasino.heldWins'>['wins'][number];

/** Releases or refuses a win, for a reason. */
const Decide = ({ win, isReleased }: { win: Win; isReleased: boolean }): ReactNode => {
  const t = useMessages('catalogue', 'unsettled');
  const { base } = useDeskFormat();
  return (
    <Act
      label={t(isReleased ? 'held.release' : 'held.refuse')}
      text={t('held.about', { nick: win.player.nick, amount: base(win.held) })}
      done={t('held.done')}
      rereads={['officeCasino.heldWins']}
      send={(send, reason) => send('officeCasino.decideWin', { id: win.id, isReleased, reason })}
    />
  );
};

const useColumns = (): readonly Column<Win>[] => {
  const t = useMessages('catalogue', 'unsettled');
  const moment = useMoment();
  const { base } = useDeskFormat();
  return [
    { label: t('player'), cell: ({ player }) => <PlayerLink player={player} /> },
    { label: t('game'), cell: ({ game, provider }) => t('game.of', { game, provider }) },
    { label: t('staked'), isNumber: true, cell: ({ staked }) => base(staked) },
    { label: t('paid'), isNumber: true, cell: ({ paid }) => base(paid) },
    { label: t('held'), isNumber: true, cell: ({ held }) => base(held) },
    { label: t('held.at'), cell: ({ at }) => moment(at) },
    { label: t('round'), isCode: true, cell: ({ round }) => round },
    {
      label: t('state'),
      cell: (win) => (
        <>
          {win.needed === 2 && (
            <Note>{win.approvedBy ? t('held.first', { nick: win.approvedBy }) : t('held.two')}</Note>
          )}
          <div className={styles.actions}>
            <Decide win={win} isReleased />
            <Decide win={win} isReleased={false} />
          </div>
        </>
      ),
    },
  ];
};

/** Wins above what a round may pay unseen. */
export const HeldWins = (): ReactNode => {
  const t = useMessages('catalogue', 'unsettled');
  const { data } = useCallQuery('officeCasino.heldWins', {}, { refetchInterval: FRESH_MS });
  const columns = useColumns();
  if (!data) return null;
  return (
    <Section title={t('held.title')}>
      <Note>{t(data.wins.length === 0 ? 'held.none' : 'held.text')}</Note>
      {data.wins.length > 0 && (
        <List label={t('held.title')} name="held." rows={data.wins} keyOf={({ id }) => id} columns={columns} />
      )}
    </Section>
  );
};
