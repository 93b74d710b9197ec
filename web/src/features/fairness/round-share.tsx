import type { ReactNode } from 'react';
import { winSizeOf } from '../../core/game-kit/result/result.ts';
import { isGreat } from '../../core/game-kit/scene/win.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useProfile } from '../../core/session/session.ts';
import { ShareBet } from '../../core/share/share-bet.tsx';
import type { SharedRead, SoloRead } from './round-material.ts';
import styles from './round.module.css';

interface PaidBet {
  id: string | undefined; // undefined: the round's own, as one plays alone
  stakeMinor: bigint;
  payoutMinor: bigint;
}

/** The bet of a round to share: the only one, or of many the visitor's that paid most. */
const betOf = (read: SoloRead | SharedRead, player: string | undefined): PaidBet | undefined => {
  if (read.hosting === 'solo') {
    const { bet, payoutMinor } = read.log;
    return { id: undefined, stakeMinor: bet.stakeMinor, payoutMinor };
  }
  const { bets, end } = read.log;
  if (end.kind !== 'settled') return undefined;
  return bets
    .map((bet, index) => ({ ...bet, payoutMinor: end.payoutsMinor[index] ?? 0n }))
    .filter((bet) => bet.player === player)
    .toSorted((one, other) => Number(other.payoutMinor - one.payoutMinor))[0];
};

/** True when the bet to share is one of the visitor's: a free draw is no bet. */
const isOwnBet = (read: SoloRead | SharedRead, player: string | undefined): boolean =>
  read.hosting === 'solo' ? !read.isFree && read.log.bet.player === player : betOf(read, player) !== undefined;

interface RoundShareProps {
  game: string;
  roundId: string;
  read: SoloRead | SharedRead;
}

/** Buttons that share the round, with the card of the visitor's bet, and a big win also by its scene. */
export const RoundShare = ({ game, roundId, read }: RoundShareProps): ReactNode => {
  const t = useMessages('fairness', 'round');
  const player = useProfile()?.profileID;
  const paid = betOf(read, player);
  const bet = { game, roundId, betId: paid?.id ?? roundId };
  return (
    <div className={styles.shares}>
      <ShareBet bet={bet} label={t('tools.share')} isOwn={isOwnBet(read, player)} />
      {paid && isGreat(winSizeOf(paid.payoutMinor, paid.stakeMinor)) && (
        <ShareBet bet={bet} label={t('share.replay')} isReplay />
      )}
    </div>
  );
};
