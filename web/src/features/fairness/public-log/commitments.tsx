import { useMemo, type ReactNode } from 'react';
import type { CommittedRound, GameCommitments } from 'server/contract';
import { useCallQuery } from '../../../core/connection/query.ts';
import { useFormat } from '../../../core/format/use-format.ts';
import { useGames } from '../../../core/games/games.ts';
import { useGameName } from '../../../core/games/use-game-name.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoment } from '../../../core/i18n/use-moment.ts';
import { CopyValue } from '../../../core/ui/copy.tsx';
import { stepsToTerminator } from '../chain-link.ts';
import { Mark } from '../mark.tsx';
import styles from './public-log.module.css';
import { SectionState } from './section-state.tsx';

const REFRESH_MS = 5000;
const MAX_ROUNDS = 3; // at most so many of a game's open rooms

type Chain = NonNullable<GameCommitments['chain']>;

/** Number of hashes from the open round's commitment to the start of its chain; undefined when there is none. */
const stepsFrom = (commitment: string, chain: Chain): number | undefined =>
  commitment === chain.terminator ? 0 : stepsToTerminator(commitment, [chain])?.steps;

const ChainMark = ({ round, chain }: { round: CommittedRound; chain: Chain }): ReactNode => {
  const t = useMessages('fairness', 'public-log');
  const { commitment } = round;
  const { terminator, length } = chain;
  const steps = useMemo(
    () => stepsFrom(commitment, { terminator, length, used: 0, createdAt: 0 }),
    [commitment, terminator, length],
  );
  if (steps === undefined) return <Mark state="fail">{t('chain.apart')}</Mark>;
  return <Mark state="pass">{steps === 0 ? t('chain.is') : t('chain.leads', { count: steps })}</Mark>;
};

const GameCommitment = ({ of: { game, rounds, chain, next } }: { of: GameCommitments }): ReactNode => {
  const t = useMessages('fairness', 'public-log');
  const nameOf = useGameName();
  const moment = useMoment();
  const { ordinal } = useFormat();
  const [open] = rounds;
  const more = rounds.length - MAX_ROUNDS;
  return (
    <li className={styles.game}>
      <h3>{nameOf(game)}</h3>
      {!open && <p>{t('round.none')}</p>}
      {rounds.slice(0, MAX_ROUNDS).map(({ id, number, commitment }) => (
        <CopyValue key={id} label={t('round', { number: ordinal(number) })} value={commitment} />
      ))}
      {more > 0 && <p>{t('round.more', { count: more })}</p>}
      {chain && (
        <>
          <CopyValue
            label={t('chain.start', { at: moment(chain.createdAt) })}
            value={chain.terminator}
            note={<p>{t('chain.used', { used: chain.used, length: chain.length })}</p>}
          />
          {open && <ChainMark round={open} chain={chain} />}
        </>
      )}
      {next && <CopyValue label={t('chain.next', { at: moment(next.createdAt) })} value={next.terminator} />}
    </li>
  );
};

/** Commitments of the house at this moment, game by game. */
export const Commitments = (): ReactNode => {
  const t = useMessages('fairness', 'public-log');
  const { ids } = useGames();
  const { data, error, refetch } = useCallQuery('fairness.commitments', {}, { refetchInterval: REFRESH_MS });
  const games = data && ids.flatMap((game) => data.games.filter((each) => each.game === game));
  return (
    <section aria-labelledby="commitments">
      <h2 id="commitments">{t('commitments.title')}</h2>
      <p>{t('commitments.text')}</p>
      {games ? (
        <ul className={styles.games}>
          {games
            .filter(({ rounds, chain }) => rounds.length > 0 || chain)
            .map((each) => (
              <GameCommitment key={each.game} of={each} />
            ))}
        </ul>
      ) : (
        <SectionState error={error} retry={() => void refetch()} />
      )}
      <p>{t('commitments.solo')}</p>
    </section>
  );
};
