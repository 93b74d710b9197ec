import type { GameId } from 'games-engine';
import type { ReactNode } from 'react';
import type { Profile } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { useCallQuery } from '../../core/connection/query.ts';
import { openModal } from '../../core/modal/modal.ts';
import { useProfile } from '../../core/session/session.ts';
import { Button, ButtonLink } from '../../core/ui/button.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../core/ui/states.tsx';
import { callErrorText } from './call-error-text.ts';
import { ClientSeedForm } from './client-seed-form.tsx';
import { CopyValue } from './copy-value.tsx';
import { fairnessMessages } from './fairness.messages.ts';
import styles from './fairness.module.css';
import { HowItWorks } from './how-it-works.tsx';
import { RevealedPairs } from './revealed-list.tsx';
import { RotateForm } from './rotate-form.tsx';
import { useRevealed } from './use-revealed.ts';
import { useSeeds } from './use-seeds.ts';

interface ContentProps {
  game: GameId;
  onLeave: () => void; // a link leads out of the dialog
}

const Guest = ({ onLeave }: Pick<ContentProps, 'onLeave'>): ReactNode => {
  const t = useMessages(fairnessMessages);
  const signIn = (): void => {
    onLeave();
    openModal('login');
  };
  return (
    <EmptyState
      action={
        <Button variant="primary" onClick={signIn}>
          {t('guest.signIn')}
        </Button>
      }
    >
      {t('guest.text')}
    </EmptyState>
  );
};

const LastRound = ({ game, onLeave }: ContentProps): ReactNode => {
  const t = useMessages(fairnessMessages);
  const { data } = useCallQuery('games.history', { game, mine: true, limit: 1 }, { staleTime: 0 });
  const [last] = data?.rounds ?? [];
  if (!last) return null;
  return (
    <ButtonLink to={`/fairness/${game}/${last.id}`} onClick={onLeave}>
      {t('lastRound')}
    </ButtonLink>
  );
};

const Seeds = ({ game, profile, onLeave }: ContentProps & { profile: Profile }): ReactNode => {
  const t = useMessages(fairnessMessages);
  const { data: seeds, error, refetch } = useSeeds(true);
  const [pairs, remember] = useRevealed(profile.profileID);
  if (!seeds && error) {
    return (
      <ErrorState action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
        {callErrorText(error, t)}
      </ErrorState>
    );
  }
  if (!seeds) return <Skeleton height={380} />;
  return (
    <>
      <section className={styles.section} aria-labelledby="fairness-pair">
        <h3 id="fairness-pair">{t('pair.title')}</h3>
        <CopyValue label={t('pair.commitment')} value={seeds.serverSeedHash} />
        <CopyValue label={t('pair.next')} value={seeds.nextServerSeedHash} />
        <div className={styles.nonce}>
          <span>{t('pair.nonce')}</span>
          <output>{seeds.nonce}</output>
        </div>
        <ClientSeedForm current={seeds.clientSeed} />
        <LastRound game={game} onLeave={onLeave} />
      </section>
      <RotateForm onRevealed={remember} />
      <RevealedPairs pairs={pairs} />
    </>
  );
};

/** What the panel holds: the player's seeds, how they are changed and revealed, and how a number is made of them. */
export const FairnessContent = ({ game, onLeave }: ContentProps): ReactNode => {
  const t = useMessages(fairnessMessages);
  const profile = useProfile();
  return (
    <div className={styles.content}>
      <p className={styles.lead}>{t('intro')}</p>
      {profile ? <Seeds game={game} profile={profile} onLeave={onLeave} /> : <Guest onLeave={onLeave} />}
      <HowItWorks game={game} />
    </div>
  );
};
