import { use, type ReactNode } from 'react';
import type { Profile } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import type { GameFairness } from '../../core/games/explain.ts';
import { useGameParts } from '../../core/games/games.ts';
import type { GameParts } from '../../core/games/web-game.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import type { RoundCommitment } from '../../core/game-kit/game-slots.ts';
import { useCallQuery } from '../../core/connection/query.ts';
import { askToSignIn } from '../../core/modal/modal.ts';
import { useProfile } from '../../core/session/session.ts';
import { Button, ButtonLink } from '../../core/ui/button.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../core/ui/states.tsx';
import { ClientSeedForm } from './client-seed-form.tsx';
import { CopyValue } from '../../core/ui/copy-value.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import { fairnessMessages } from './fairness.messages.ts';
import styles from './fairness.module.css';
import { HowItWorks } from './how-it-works.tsx';
import { RevealedPairs } from './revealed-list.tsx';
import { RotateForm } from './rotate-form.tsx';
import { useRevealed } from './use-revealed.ts';
import { useSeeds } from './use-seeds.ts';

interface PartProps {
  game: string;
}

const Guest = (): ReactNode => {
  const t = useMessages(fairnessMessages);
  return (
    <EmptyState
      action={
        <Button variant="primary" onClick={askToSignIn}>
          {t('guest.signIn')}
        </Button>
      }
    >
      {t('guest.text')}
    </EmptyState>
  );
};

const LastRound = ({ game }: PartProps): ReactNode => {
  const t = useMessages(fairnessMessages);
  const { data } = useCallQuery('games.history', { game, mine: true, limit: 1 }, { staleTime: 0 });
  const [last] = data?.rounds ?? [];
  if (!last) return null;
  return <ButtonLink to={`/fairness/${game}/${last.id}`}>{t('lastRound')}</ButtonLink>;
};

const Seeds = ({ game, profile }: PartProps & { profile: Profile }): ReactNode => {
  const t = useMessages(fairnessMessages);
  const errorText = useErrorText();
  const { data: seeds, error, refetch } = useSeeds(true);
  const [pairs, remember] = useRevealed(profile.profileID);
  if (!seeds && error) {
    return (
      <ErrorState action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>{errorText(error)}</ErrorState>
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
        <LastRound game={game} />
      </section>
      <RotateForm onRevealed={remember} />
      <RevealedPairs pairs={pairs} />
    </>
  );
};

/** The player's part of a shared round's draw: the house's is the round's own seed. */
const SharedSeed = ({ game }: PartProps): ReactNode => {
  const t = useMessages(fairnessMessages);
  const errorText = useErrorText();
  const { data: seeds, error, refetch } = useSeeds(true);
  if (!seeds && error) {
    return (
      <ErrorState action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>{errorText(error)}</ErrorState>
    );
  }
  if (!seeds) return <Skeleton height={160} />;
  return (
    <section className={styles.section} aria-labelledby="fairness-own">
      <h3 id="fairness-own">{t('shared.own')}</h3>
      <p>{t('shared.own.text')}</p>
      <ClientSeedForm current={seeds.clientSeed} />
      <LastRound game={game} />
    </section>
  );
};

/** The player's part of a draw by a beacon: made by the browser, nothing to choose. */
const OwnSalt = ({ game }: PartProps): ReactNode => {
  const t = useMessages(fairnessMessages);
  return (
    <section className={styles.section} aria-labelledby="fairness-own">
      <h3 id="fairness-own">{t('shared.own')}</h3>
      <p>{t('lit.own.text')}</p>
      <ButtonLink to="/fairness#receipts">{t('lit.receipts')}</ButtonLink>
      <LastRound game={game} />
    </section>
  );
};

/** The round that bets are taken on now. */
const RoundHash = ({ round }: { round: RoundCommitment }): ReactNode => {
  const t = useMessages(fairnessMessages);
  const { ordinal } = useFormat();
  return (
    <section className={styles.section} aria-labelledby="fairness-round">
      <h3 id="fairness-round">{t('shared.round', { number: ordinal(round.number) })}</h3>
      <CopyValue label={t('shared.hash')} value={round.hash} />
    </section>
  );
};

interface ContentProps extends PartProps {
  fairness: GameFairness;
  round: RoundCommitment | undefined;
}

/** What the panel of a shared game holds: the round's hash, the player's part of the draw, and how it is made. */
const SharedContent = ({ game, fairness, round }: ContentProps): ReactNode => {
  const isLit = round?.isLit ?? true;
  const t = useMessages(fairnessMessages);
  const profile = useProfile();
  return (
    <div className={styles.content}>
      <p className={styles.lead}>
        {t(isLit ? 'lit.intro' : fairness.seeding === 'own' ? 'shared.roomIntro' : 'shared.intro')}
      </p>
      {round && <RoundHash round={round} />}
      {!profile ? <Guest /> : isLit ? <OwnSalt game={game} /> : <SharedSeed game={game} />}
      <HowItWorks fairness={fairness} isLit={isLit} />
    </div>
  );
};

const Content = ({ parts, ...props }: Omit<ContentProps, 'fairness'> & { parts: GameParts }): ReactNode => {
  const fairness = use(parts.fairness());
  const Kind = fairness.seeding === 'pair' ? SoloContent : SharedContent;
  return <Kind {...props} fairness={fairness} />;
};

/** What the panel holds, by who draws: the player's own pair or the round's seed. */
export const FairnessContent = (props: Omit<ContentProps, 'fairness'>): ReactNode => {
  const parts = useGameParts(props.game);
  return parts && <Content {...props} parts={parts} />;
};

/** What the panel of a solo game holds: the player's seeds, how they are changed and revealed, and how a number is made of them. */
function SoloContent({ game, fairness }: ContentProps): ReactNode {
  const t = useMessages(fairnessMessages);
  const profile = useProfile();
  return (
    <div className={styles.content}>
      <p className={styles.lead}>{t('intro')}</p>
      {profile ? <Seeds game={game} profile={profile} /> : <Guest />}
      <HowItWorks fairness={fairness} />
    </div>
  );
}
