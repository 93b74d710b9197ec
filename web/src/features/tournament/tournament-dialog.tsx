import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TournamentInfo } from 'server/contract';
import type { DialogProps } from '../../core/features/feature.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Dialog } from '../../core/ui/dialog.tsx';
import { LoadError, Loading } from './loading.tsx';
import { Summary } from './summary.tsx';
import { useTournament, useTaking } from './tournament-query.ts';
import styles from './tournament.module.css';

const Body = ({ info }: { info: TournamentInfo }): ReactNode => {
  const t = useMessages('tournament', 'main');
  return (
    <div className={styles.summary}>
      <Summary info={info} taking={useTaking(info)} />
      <p className={styles.note}>
        <Link to="/dailydist">{t('toPage')}</Link>
      </p>
    </div>
  );
};

/** Today's tournament at a glance, over any page. */
export const TournamentDialog = ({ open, onClose }: DialogProps): ReactNode => {
  const t = useMessages('tournament', 'titles');
  const { data, error, refetch } = useTournament();
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      {data ? <Body info={data} /> : error ? <LoadError error={error} retry={() => void refetch()} /> : <Loading />}
    </Dialog>
  );
};
