import type { ReactNode } from 'react';
import type { TournamentInfo, TournamentResult, TournamentRow } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Card } from '../../core/ui/card.tsx';
import { Section } from '../../core/ui/page.tsx';
import { RankingTable, Results } from './ranking-table.tsx';
import { Summary, type Taking } from './summary.tsx';
import { ShareTable, Terms } from './terms.tsx';
import styles from './tournament.module.css';

export interface TournamentViewProps {
  info: TournamentInfo;
  taking: Taking;
  results: readonly TournamentResult[];
  ownId: string | undefined; // the viewer's public id
}

/** The tournament: today, its terms, earlier days. */
export const TournamentView = ({ info, taking, results, ownId }: TournamentViewProps): ReactNode => {
  const t = useMessages('tournament', 'main');
  const { count } = useFormat();
  const { users, own, tournament } = info;
  const isOff = taking.state === 'off';
  const isMine = ({ player }: TournamentRow): boolean => ownId !== undefined && player === ownId;
  return (
    <>
      <Card className={styles.card}>
        <Summary info={info} taking={taking} />
      </Card>
      {!isOff && (
        <Section title={t('ranking.title')}>
          {users.length === 0 ? (
            <p className={styles.note}>{t('ranking.empty')}</p>
          ) : (
            <RankingTable caption={t('ranking.title')} rows={users} isOwn={({ place }) => own?.place === place} />
          )}
        </Section>
      )}
      {!isOff && (
        <Section title={t('shares.title')}>
          <details className={styles.details}>
            <summary>{t('shares.open', { places: count(tournament.shares.length) })}</summary>
            <ShareTable tournament={tournament} />
          </details>
        </Section>
      )}
      <Section title={t('terms.title')}>
        <details className={styles.details}>
          <summary>{t('terms.open')}</summary>
          <Terms />
        </details>
      </Section>
      <Section title={t('results.title')}>
        <Results days={results} isOwn={isMine} />
      </Section>
    </>
  );
};
