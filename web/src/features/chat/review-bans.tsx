import type { ReactNode } from 'react';
import { chatBanReasons, type RunningBan } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { List, type Column } from '../../core/office/list.tsx';
import { PlayerLink } from '../../core/office/player-link.tsx';
import { Button } from '../../core/ui/button.tsx';
import { useAct } from '../../core/ui/use-act.ts';

const reasonOf = { [chatBanReasons.advertising]: 'advertising', [chatBanReasons.insult]: 'insult' } as const;

const useColumns = (lift: (userId: string) => void, busy: boolean): readonly Column<RunningBan>[] => {
  const t = useMessages('chat', 'review');
  const moment = useMoment();
  return [
    { label: t('col.player'), key: 'player', value: ({ nick }) => nick, cell: (ban) => <PlayerLink player={ban} /> },
    {
      label: t('col.reason'),
      cell: ({ reason, comment }) => (reason === chatBanReasons.custom ? comment : t(`reason.${reasonOf[reason]}`)),
    },
    { label: t('col.by'), cell: ({ by }) => by },
    { label: t('col.at'), key: 'at', value: ({ at }) => at, cell: ({ at }) => moment(at) },
    { label: t('col.until'), cell: ({ until }) => (until === null ? t('ever') : moment(until)) },
    {
      label: t('col.act'),
      cell: ({ userId }) => (
        <Button disabled={busy} onClick={() => lift(userId)}>
          {t('lift')}
        </Button>
      ),
    },
  ];
};

/** Bans in force, to be lifted by hand. */
export const ReviewBans = ({ bans, reread }: { bans: readonly RunningBan[]; reread: () => void }): ReactNode => {
  const t = useMessages('chat', 'review');
  const { busy, problem, run } = useAct(reread);
  const lift = (userId: string): void => void run((call) => call('chatModeration.unban', { userId }), t('lifted'));
  const columns = useColumns(lift, busy);
  return (
    <>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <List
        label={t('bans')}
        name="bans."
        empty={t('bans.none')}
        rows={bans}
        columns={columns}
        keyOf={({ userId, at }) => `${userId} ${at}`}
      />
    </>
  );
};
