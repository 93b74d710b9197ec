import { ofPpm } from 'games-engine';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { LiveBet } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useGames } from '../../core/games/games.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useBetMoney } from '../../core/money/money.ts';
import styles from './wins.module.css';

/** A win in an own game, which opens the proof of its round. Named by its player, or as the best one of its game. */
export const WinCard = ({ win, isBest = false }: { win: LiveBet; isBest?: boolean }): ReactNode => {
  const t = useMessages('live-feed', 'main');
  const { multiplier } = useFormat();
  const { format } = useBetMoney(win);
  const game = useGames().find(win.game);
  const name = useGameName()(win.game);
  return (
    <Link to={`/fairness/${win.game}/${win.id}`} className={styles.win}>
      {game && <img src={game.cover.square} alt="" width={48} height={48} className={styles.thumb} />}
      <span className={styles.words}>
        <span className={styles.amount}>{format(win.amount)}</span>
        <span className={styles.who}>
          <span className={styles.times}>{multiplier(ofPpm(win.multiplierPpm))}</span> {isBest ? name : win.nick}
        </span>
      </span>
      <span className="visually-hidden">{t('row.check', { game: name, nick: win.nick })}</span>
    </Link>
  );
};
