import { commitmentOf } from 'games-engine';
import { memo, type ReactNode, use } from 'react';
import type { RevealedSeeds, Profile } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import type { GameFairness } from '../../core/games/explain.ts';
import { useGameParts } from '../../core/games/games.ts';
import type { GameParts, RoundCommitment } from '../../core/games/web-game.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { askToSignIn } from '../../core/modal/modal.ts';
import { useProfile } from '../../core/session/session.ts';
import { Button, ButtonLink } from '../../core/ui/button.tsx';
import { CopyValue } from '../../core/ui/copy.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../core/ui/states.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import { ClientSeedForm } from './client-seed-form.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Mark } from './mark.tsx';
import { useRevealed } from './revealed-pairs.ts';
import { RotateForm } from './rotate-form.tsx';
import { useIsForeign, useSeeds } from './use-seeds.ts';
import styles from './fairness.module.css';

const RevealedPair = memo(({ pair }: { pair: RevealedSeeds }): ReactNode => {
  const t = useMessages('fairness', 'main');
  const computed = commitmentOf(pair.serverSeed);
  const matches = computed === pair.serverSeedHash;
  return (
    <li className={styles.pair}>
      <div className={styles.pairHead}>
        <Mark state={matches ? 'pass' : 'fail'}>{t(matches ? 'revealed.pass' : 'revealed.fail')}</Mark>
        <span className={styles.rounds}>
          {pair.nonce === 0 ? t('revealed.none') : t('revealed.rounds', { count: pair.nonce, last: pair.nonce - 1 })}
        </span>
      </div>
      <CopyValue label={t('revealed.serverSeed')} value={pair.serverSeed} />
      <CopyValue label={t('revealed.computed')} value={computed} />
      <CopyValue label={t('revealed.commitment')} value={pair.serverSeedHash} />
      <CopyValue label={t('revealed.clientSeed')} value={pair.clientSeed} />
    </li>
  );
});

/** Every pair revealed in this session, newest first, each checked here and now. */
const RevealedPairs = ({ pairs }: { pairs: readonly RevealedSeeds[] }): ReactNode => {
  const t = useMessages('fairness', 'main');
  if (pairs.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="fairness-revealed">
      <h3 id="fairness-revealed">{t('revealed.title')}</h3>
      <ol className={styles.pairs}>
        {pairs.map((pair) => (
          <RevealedPair key={pair.serverSeedHash} pair={pair} />
        ))}
      </ol>
    </section>
  );
};

interface PartProps {
  game: string;
}

const Guest = (): ReactNode => {
  const t = useMessages('fairness', 'main');
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
  const t = useMessages('fairness', 'main');
  const { data } = useCallQuery('games.history', { game, mine: true, limit: 1 }, { staleTime: 0 });
  const [last] = data?.rounds ?? [];
  if (!last) return null;
  return <ButtonLink to={`/fairness/${game}/${last.id}`}>{t('lastRound')}</ButtonLink>;
};

const Seeds = ({ game, profile }: PartProps & { profile: Profile }): ReactNode => {
  const t = useMessages('fairness', 'main');
  const errorText = useErrorText();
  const { data: seeds, error, refetch } = useSeeds(true);
  const isForeign = useIsForeign(seeds);
  const [pairs, remember] = useRevealed(profile.profileID);
  if (!seeds && error) {
    return (
      <ErrorState about={error} action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
        {errorText(error)}
      </ErrorState>
    );
  }
  if (!seeds) return <Skeleton height={380} />;
  return (
    <>
      <section className={styles.section} aria-labelledby="fairness-pair">
        <h3 id="fairness-pair">{t('pair.title')}</h3>
        {seeds.serverSeedHash !== null && <CopyValue label={t('pair.commitment')} value={seeds.serverSeedHash} />}
        <CopyValue label={t('pair.next')} value={seeds.nextServerSeedHash} />
        <div className={styles.nonce}>
          <span>{t('pair.nonce')}</span>
          <output>{seeds.nonce}</output>
        </div>
        {seeds.clientSeed === null ? <p>{t('pair.none')}</p> : <ClientSeedForm current={seeds.clientSeed} />}
        {isForeign && <p>{t('pair.foreign')}</p>}
        <LastRound game={game} />
      </section>
      <RotateForm onRevealed={remember} />
      <RevealedPairs pairs={pairs} />
    </>
  );
};

/** The player's part of a shared round's draw: the house's is the round's own seed. */
const SharedSeed = ({ game }: PartProps): ReactNode => {
  const t = useMessages('fairness', 'main');
  const errorText = useErrorText();
  const { data: seeds, error, refetch } = useSeeds(true);
  if (!seeds && error) {
    return (
      <ErrorState about={error} action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
        {errorText(error)}
      </ErrorState>
    );
  }
  if (!seeds) return <Skeleton height={160} />;
  return (
    <section className={styles.section} aria-labelledby="fairness-own">
      <h3 id="fairness-own">{t('shared.own')}</h3>
      <p>{t('shared.own.text')}</p>
      {seeds.clientSeed === null ? <p>{t('pair.none')}</p> : <ClientSeedForm current={seeds.clientSeed} />}
      <LastRound game={game} />
    </section>
  );
};

/** The player's part of a draw by a beacon: made by the browser, nothing to choose. */
const OwnSalt = ({ game }: PartProps): ReactNode => {
  const t = useMessages('fairness', 'main');
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
  const t = useMessages('fairness', 'main');
  const { ordinal } = useFormat();
  return (
    <section className={styles.section} aria-labelledby="fairness-round">
      <h3 id="fairness-round">{t('shared.round', { number: ordinal(round.number) })}</h3>
      <CopyValue label={t('shared.hash')} value={round.hash} />
      {round.beaconRound !== undefined && <p>{t('lit.round', { round: ordinal(round.beaconRound) })}</p>}
      {round.isSimulated && <p>{t('lit.simulated')}</p>}
    </section>
  );
};

interface ContentProps extends PartProps {
  fairness: GameFairness;
  round: RoundCommitment | undefined;
}

/** Panel of a shared game: the round's hash, the player's part of the draw, and how it is made. */
const SharedContent = ({ game, fairness, round }: ContentProps): ReactNode => {
  const isLit = round?.isLit ?? true;
  const t = useMessages('fairness', 'main');
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

/** Panel by source of the draw: the player's own pair or the round's seed. */
export const FairnessContent = (props: Omit<ContentProps, 'fairness'>): ReactNode => {
  const parts = useGameParts(props.game);
  return parts && <Content {...props} parts={parts} />;
};

/** Panel of a solo game: the player's seeds, how they are changed and revealed, and how a number is made of them. */
function SoloContent({ game, fairness }: ContentProps): ReactNode {
  const t = useMessages('fairness', 'main');
  const profile = useProfile();
  return (
    <div className={styles.content}>
      <p className={styles.lead}>{t('intro')}</p>
      {profile ? <Seeds game={game} profile={profile} /> : <Guest />}
      <HowItWorks fairness={fairness} />
    </div>
  );
}
