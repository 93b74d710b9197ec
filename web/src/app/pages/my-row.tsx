import { bonusesPictures } from 'assets/features/bonuses/pictures';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { BonusGrant, BonusOverview } from 'server/contract';
import { call } from '../../core/connection/connection.ts';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useGames } from '../../core/games/games.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { useMoney } from '../../core/money/money.ts';
import { useProfile } from '../../core/session/session.ts';
import { ProgressBar } from '../../core/ui/progress-bar.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { lastPlayed } from './last-played.ts';
import { MyRounds } from './my-rounds.tsx';
import styles from './my-row.module.css';

const Tile = ({ picture, name }: { picture: string; name: string }): ReactNode => (
  <>
    <img src={picture} alt="" width={56} height={56} className={styles.thumb} />
    <span className={styles.tileName}>{name}</span>
  </>
);

const OwnGame = ({ id }: { id: string }): ReactNode => {
  const game = useGames().find(id);
  const name = useGameName()(id);
  return (
    game && (
      <Link to={game.path} className={styles.tile}>
        <Tile picture={game.cover.square} name={name} />
      </Link>
    )
  );
};

/** Games of the player's last bets, own ones and those of providers. */
const Continue = (): ReactNode => {
  const t = useMessages('app', 'home');
  const enabled = useProfile() !== null;
  const bets = useCallQuery('liveFeed.getLiveFeed', {}, { enabled });
  const recent = useQuery({
    queryKey: ['home.recentGames'], // apart from the lobby's, which keeps its place while one looks elsewhere
    queryFn: () => call('games.getRecentGames', {}),
    enabled,
  });
  if (bets.isPending || recent.isPending) return <Skeleton height={72} />;
  const played = lastPlayed(bets.data?.liveMyBets ?? [], recent.data?.games ?? []);
  if (played.length === 0) return <p className={styles.muted}>{t('continue.none')}</p>;
  return (
    <ul className={styles.tiles}>
      {played.map((each) =>
        each.kind === 'own' ? (
          <li key={each.game}>
            <OwnGame id={each.game} />
          </li>
        ) : (
          <li key={each.game.identifier}>
            <button
              type="button"
              aria-haspopup="dialog"
              className={styles.tile}
              onClick={() => openModal('game', each.game.identifier)}
            >
              <Tile picture={each.game.url} name={each.game.title} />
            </button>
          </li>
        ),
      )}
    </ul>
  );
};

const share = ({ wager }: BonusGrant): number => (wager ? wager.done / wager.of : 0);

/** The grant that stakes release now, the furthest one first. */
const wagered = ({ grants }: BonusOverview): BonusGrant | undefined =>
  grants.filter(({ wager }) => wager && wager.done < wager.of).toSorted((one, other) => share(other) - share(one))[0];

const BonusText = ({ overview }: { overview: BonusOverview }): ReactNode => {
  const t = useMessages('app', 'home');
  const { format } = useMoney();
  const wager = wagered(overview)?.wager;
  if (wager)
    return (
      <>
        <span className={styles.muted}>{t('bonus.left', { amount: format(wager.of - wager.done) })}</span>
        <ProgressBar label={t('bonus.progress')} done={wager.done} of={wager.of} />
      </>
    );
  const number = overview.offers.filter(({ refusal }) => refusal === null).length;
  return <span className={styles.muted}>{t('bonus.offers', { number })}</span>;
};

const Bonuses = (): ReactNode => {
  const t = useMessages('app', 'home');
  const { data } = useCallQuery('bonus.overview', {}, { enabled: useProfile() !== null });
  return (
    <Link to="/bonus" className={styles.card}>
      <img src={bonusesPictures.gift.url} alt="" width={64} height={64} className={styles.prize} />
      <span className={styles.words}>
        <span className={styles.title}>{t('bonus.title')}</span>
        {data && <BonusText overview={data} />}
      </span>
    </Link>
  );
};

const TOURNAMENT_FRESH_MS = 30_000;

const Tournament = (): ReactNode => {
  const t = useMessages('app', 'home');
  const { count } = useFormat();
  const { format } = useMoney();
  const { data } = useCallQuery(
    'tournament.daily.getInfo',
    {},
    { enabled: useProfile() !== null, staleTime: TOURNAMENT_FRESH_MS, refetchInterval: TOURNAMENT_FRESH_MS },
  );
  const place = data?.own?.place ?? undefined;
  return (
    <Link to="/dailydist" className={styles.card}>
      <img src={bonusesPictures.trophy.url} alt="" width={64} height={64} className={styles.prize} />
      <span className={styles.words}>
        <span className={styles.title}>{t('tournament.title')}</span>
        {data && (
          <span className={styles.muted}>
            {place === undefined
              ? t('tournament.pool', { amount: format(data.tournament.bank) })
              : t('tournament.place', { place: count(place), amount: format(data.tournament.bank) })}
          </span>
        )}
      </span>
    </Link>
  );
};

/** The player's own part of the first page: games to go on with, what bonuses need, the place in the tournament, its last rounds. */
export const MyRow = (): ReactNode => {
  const t = useMessages('app', 'home');
  const id = useId();
  return (
    <>
      <div className={styles.row}>
        <section className={styles.continue} aria-labelledby={id}>
          <h2 id={id}>{t('continue.title')}</h2>
          <Continue />
        </section>
        <Bonuses />
        <Tournament />
      </div>
      <MyRounds />
    </>
  );
};
