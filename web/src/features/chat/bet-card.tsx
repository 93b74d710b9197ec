import { ofPpm } from 'games-engine';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { sharePath, type ChatBet } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { moodOf, winSizeOf } from '../../core/game-kit/result/result.ts';
import { useGames } from '../../core/games/games.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { useBetMoney } from '../../core/money/money.ts';
import styles from './bet-card.module.css';

const COVER = 52;

/** The size by which a bet's multiplier is coloured: none where nothing was won. */
const sizeOf = ({ payoutMinor, stakeMinor }: ChatBet): string | undefined => {
  const [payout, stake] = [BigInt(payoutMinor), BigInt(stakeMinor)];
  return moodOf(payout, stake) === 'win' ? winSizeOf(payout, stake) : undefined;
};

/** A shared bet: its game, stake and multiplier. All of it leads to the page where its round is checked. */
export const BetCard = ({ bet }: { bet: ChatBet }): ReactNode => {
  const t = useMessages('chat', 'main');
  const language = useLanguage();
  const { multiplier, count } = useFormat();
  const { format } = useBetMoney({ at: bet.placedAt });
  const game = useGames().find(bet.game);
  const name = useGameName()(bet.game);
  const amount = (minor: number): string =>
    bet.money === 'usdicLocked' ? `${count(minor / 100)} USDIC` : format(minor);
  return (
    <Link to={sharePath(bet, language)} className={styles.card}>
      {game && <img src={game.cover.square} alt="" width={COVER} height={COVER} loading="lazy" />}
      <span className={styles.words}>
        <b>{name}</b>
        <span className={styles.stake}>{t('bet.stake', { amount: amount(bet.stakeMinor) })}</span>
      </span>
      <span className={styles.result}>
        <b data-size={sizeOf(bet)}>{multiplier(ofPpm(bet.multiplierPpm))}</b>
        <span>{amount(bet.payoutMinor)}</span>
      </span>
      <span className={styles.check}>
        <ShieldCheck aria-hidden="true" size={14} />
        {t('bet.check')}
      </span>
    </Link>
  );
};
