import { Suspense, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { PlayerPage, PlayerTab } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useAddress } from '../../core/office/list-state.ts';
import { Loaded, Loading } from '../../core/office/loaded.tsx';
import { Back } from '../../core/office/section.tsx';
import { useOfficeKeys } from '../../core/office/use-office-keys.ts';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import { PlayerTabs, tabKeys } from './player-tabs.tsx';
import { tabViews } from './tab-views.ts';

const PlayerHead = lazyPart(async () => (await import('./player-head.tsx')).PlayerHead);

const HEIGHT = 640;
const HEAD_HEIGHT = 240; // px, as the page's

const Page = ({ page }: { page: PlayerPage }): ReactNode => {
  const { params, replace } = useAddress();
  const navigate = useNavigate();
  const shown = page.tabs.find((tab) => tab === params.get('tab')) ?? 'overview';
  const View = tabViews[shown];
  const goes = page.tabs.map((tab): [string, () => void] => [
    `g ${tabKeys[tab]}`,
    () => replace({ tab: tab === 'overview' ? '' : tab }),
  ]);
  useOfficeKeys({ '/': () => void navigate('/office/players'), ...Object.fromEntries(goes) });
  return (
    <>
      <Suspense fallback={<Loading height={HEAD_HEIGHT} />}>
        <PlayerHead page={page} />
      </Suspense>
      <PlayerTabs page={page} value={shown satisfies PlayerTab} />
      <Suspense key={shown} fallback={<Loading />}>
        <View page={page} />
      </Suspense>
    </>
  );
};

/** /office/players/:id: everything about a player, as far as the rights of who looks go. */
export const PlayerScreen = (): ReactNode => {
  const t = useMessages('office-players', 'main');
  const { id = '' } = useParams();
  const query = useCallQuery('officePlayers.open', { userId: id });
  return (
    <>
      <Back to="/office/players">{t('back')}</Back>
      <Loaded query={query} height={HEIGHT}>
        {(page) => <Page key={page.userId} page={page} />}
      </Loaded>
    </>
  );
};
