import { bonusesPictures } from 'assets/features/bonuses/pictures';
import { Suspense, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { MAX_SHARE_PERCENT, SUB_PARTNER_PERCENT } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { Loading } from '../../core/office/loaded.tsx';
import { useSession } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import { TabLinks } from '../../core/ui/tab-links.tsx';
import styles from './partner.module.css';

/** The programme in one sentence, over every page of it. */
const Banner = (): ReactNode => {
  const t = useMessages('partner', 'main');
  const { percent } = useFormat();
  return (
    <header className={styles.banner}>
      <div>
        <h1>{t('title')}</h1>
        <p>{t('lead', { share: percent(MAX_SHARE_PERCENT, 0), sub: percent(SUB_PARTNER_PERCENT, 0) })}</p>
        <Button aria-haspopup="dialog" onClick={() => openModal('partners')}>
          {t('tables')}
        </Button>
      </div>
      <img src={bonusesPictures.chest.url} alt="" width={144} height={144} />
    </header>
  );
};

/** Pages of the programme. Guests have the one that says how it works. */
export const PartnerLayout = (): ReactNode => {
  const t = useMessages('partner', 'main');
  const isPlayer = useSession().status === 'player';
  const ofPlayers = [
    { to: '/partners/dashboard', label: t('tab.dashboard') },
    { to: '/partners/profit', label: t('tab.profit') },
    { to: '/partners/campaigns', label: t('tab.campaigns') },
    { to: '/partners/material', label: t('tab.material') },
  ];
  return (
    <div className={styles.partner}>
      <Banner />
      <TabLinks
        label={t('title')}
        links={[...(isPlayer ? ofPlayers : []), { to: '/partners/advanced', label: t('tab.advanced') }]}
        keepScroll
      />
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
    </div>
  );
};
