import type { ReactNode } from 'react';
import { bonusIds } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { formatUnitsMinor } from '../../core/format/format.ts';
import { useGames } from '../../core/games/games.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { ButtonLink } from '../../core/ui/button.tsx';
import { Facts } from '../../core/ui/facts.tsx';
import styles from './cashbox.module.css';
import { WageringBar } from './wagering-bar.tsx';

/** Leads to the game that was played last, or to all of them. */
export const PlayLink = (): ReactNode => {
  const t = useMessages('cashbox', 'deposit');
  const [last] = useCallQuery('liveFeed.getLiveFeed', {}).data?.liveMyBets ?? [];
  const game = useGames().find(last?.game ?? '');
  return (
    <ButtonLink variant="primary" size="large" to={game?.path ?? '/main'}>
      {t('outcome.play')}
    </ButtonLink>
  );
};

/** States the bonus that a credited deposit brought, and the stakes before a withdrawal. */
export const AfterDeposit = (): ReactNode => {
  const t = useMessages('cashbox', 'terms');
  const language = useLanguage();
  const grants = useCallQuery('bonus.overview', {}, { staleTime: 0 }).data?.grants ?? [];
  const grant = grants.find(({ bonus, status }) => bonus === bonusIds.introductory && status === 'active');
  return (
    <div className={styles.after}>
      {grant && (
        <Facts
          layout="rows"
          facts={[
            [t('bonus'), `+${formatUnitsMinor(BigInt(grant.amount - grant.released), { name: 'DIC' }, language)}`],
          ]}
        />
      )}
      <WageringBar />
    </div>
  );
};
