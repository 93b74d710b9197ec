import { Check, Minus, X } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../i18n/messages.ts';
import { ShareBet } from '../../share/share-bet.tsx';
import { classNames } from '../../ui/class-names.ts';
import { usePlayMoney } from '../play-money/play-money.tsx';
import type { Mood } from './result.ts';
import styles from './outcome-line.module.css';

const icons = { win: Check, even: Minus, loss: X } as const satisfies Record<Mood, unknown>;

export interface OutcomeLineProps {
  game: string;
  mood?: Mood | undefined; // mood of the player's own result; undefined: nothing was won or lost
  roundId?: string | undefined; // leads to the page where the round is checked
  aside?: ReactNode; // button beside the sentence
  betId?: string | undefined; // the player's own bet in it, which can be shared
  children: ReactNode; // one sentence
}

/** The last result in words, in a place of fixed height. The live region says it to screen readers. */
export const OutcomeLine = ({ game, mood, roundId, betId, aside, children }: OutcomeLineProps): ReactNode => {
  const t = useMessages('game-kit', 'main');
  const isTrial = usePlayMoney().isOn; // such a round is on no page
  const Icon = mood && icons[mood];
  return (
    <p className={styles.outcome}>
      {mood && Icon ? (
        <strong className={classNames(styles.result, styles[mood])}>
          <Icon aria-hidden="true" size={18} />
          {children}
        </strong>
      ) : (
        <span>{children}</span>
      )}
      {!isTrial && aside}
      {roundId !== undefined && !isTrial && (
        <span className={styles.acts}>
          {/* its texts load with the first result: the table must not wait, or it loses the focus */}
          <Suspense>{betId !== undefined && <ShareBet bet={{ game, roundId, betId }} isOwn />}</Suspense>
          <Link className={styles.check} to={`/fairness/${game}/${roundId}`}>
            {t('result.check')}
          </Link>
        </span>
      )}
    </p>
  );
};
