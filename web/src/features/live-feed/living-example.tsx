import { ofPpm } from 'games-engine';
import { ShieldCheck } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../core/format/use-format.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useLiveFeed } from './use-live-feed.ts';
import styles from './wins.module.css';

/** Link to the proof of the latest win in one of our games; empty until there is one. */
export const LivingExample = (): ReactNode => {
  const t = useMessages('live-feed', 'main');
  const { multiplier } = useFormat();
  const nameOf = useGameName();
  const { store } = useLiveFeed();
  const [bet] = useSyncExternalStore(store.subscribe, () => store.rows('wins'));
  return (
    bet && (
      <Link to={`/fairness/${bet.game}/${bet.id}`} className={styles.example}>
        <ShieldCheck aria-hidden="true" size={18} />
        {t('example', { game: nameOf(bet.game), multiplier: multiplier(ofPpm(bet.multiplierPpm)) })}
      </Link>
    )
  );
};
