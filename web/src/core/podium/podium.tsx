import { useRef, type ReactNode } from 'react';
import type { TournamentInfo } from 'server/contract';
import { avatarUrl } from '../avatar/avatar-url.ts';
import { useFormat } from '../format/use-format.ts';
import { useMoney } from '../money/money.ts';
import { classNames } from '../ui/class-names.ts';
import { podiumSteps } from './podium-steps.ts';
import styles from './podium.module.css';
import { useMoves } from './use-moves.ts';

interface PodiumProps {
  label: string; // accessible name
  you: string; // marks one's own place
  info: TournamentInfo;
}

/** The first three places of today's tournament with their prizes. Players slide to another place when they change it. */
export const Podium = ({ label, you, info }: PodiumProps): ReactNode => {
  const list = useRef<HTMLOListElement>(null);
  const { count } = useFormat();
  const { format } = useMoney();
  useMoves(list);
  return (
    <ol ref={list} className={styles.podium} aria-label={label}>
      {podiumSteps(info).map(({ place, prize, holder, isOwn }) => (
        <li key={place} className={classNames(styles.place, isOwn && styles.own)} data-place={place}>
          {holder ? (
            <span className={styles.holder} data-mover={holder.id}>
              <img src={avatarUrl(holder.avatar)} alt="" width={48} height={48} loading="lazy" />
              <span className={styles.nick}>{holder.nick}</span>
              {isOwn && <span className={styles.you}>{you}</span>}
            </span>
          ) : (
            <span className={styles.empty} aria-hidden="true" />
          )}
          <span className={styles.step}>
            <strong>{count(place)}</strong>
            <span>{format(prize)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
};
