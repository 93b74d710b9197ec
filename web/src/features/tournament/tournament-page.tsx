import type { ReactNode } from 'react';
import type { TournamentInfo } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { useProfile } from '../../core/session/session.ts';
import { Page } from '../../core/ui/page.tsx';
import { LoadError, Loading } from './loading.tsx';
import { useResults, useTournament, useTaking } from './tournament-query.ts';
import { TournamentView } from './tournament-view.tsx';

const Content = ({ info }: { info: TournamentInfo }): ReactNode => {
  const taking = useTaking(info);
  const { data: results = [] } = useResults();
  const ownId = useProfile()?.profileID;
  return <TournamentView info={info} taking={taking} results={results} ownId={ownId} />;
};

/** The page of today's tournament. */
export const TournamentPage = (): ReactNode => {
  const t = useMessages('tournament', 'titles');
  const { data, error, refetch } = useTournament();
  return (
    <Page title={t('title')}>
      {data ? <Content info={data} /> : error ? <LoadError error={error} retry={() => void refetch()} /> : <Loading />}
    </Page>
  );
};
