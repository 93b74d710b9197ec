import { toNumber, type Fraction } from 'games-engine';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../format/use-format.ts';
import { useMessages } from '../i18n/messages.ts';
import { Button } from '../ui/button.tsx';
import styles from './draw-frame.module.css';
import type { DrawShow } from './use-draw-show.ts';

/** A prize and its exact chance. */
export interface PrizeOdds {
  place: number;
  prize: string;
  probability: Fraction;
}

const RARE_PLACES = 3; // decimals of a rare percent: 0.002 %

interface DrawFrameProps {
  draw: string; // its id, for the round's page
  label: string; // description of the picture
  stage: ReactNode;
  show: DrawShow<unknown> | undefined;
  prize: string | undefined; // set once it may be revealed
  odds: readonly PrizeOdds[];
  skip: () => void;
}

/** A draw's scene with its text: spinning, the prize, its exact chance, and a link to check it. */
export const DrawFrame = ({ draw, label, stage, show, prize, odds, skip }: DrawFrameProps): ReactNode => {
  const t = useMessages('free-draw', 'main');
  const { percent } = useFormat();
  const isTold = show && show.phase !== 'spinning' && prize !== undefined;
  return (
    <figure className={styles.draw} aria-label={label}>
      <div className={styles.stage}>
        {stage}
        {isTold && show.phase === 'result' && (
          <div className={styles.result}>
            <span>{t(show.sum === undefined ? 'won' : 'sum')}</span>
            <strong>{prize}</strong>
          </div>
        )}
      </div>
      <div className={styles.actions}>
        <p className={styles.line} role="status">
          {show?.phase === 'spinning' ? t('spinning') : isTold ? t('told', { prize }) : ''}
        </p>
        {show?.phase === 'spinning' && <Button onClick={skip}>{t('skip')}</Button>}
        {isTold && show.sum === undefined && (
          <Link to={`/fairness/${draw}/${show.id}`} className={styles.check}>
            {t('check')}
          </Link>
        )}
      </div>
      <details className={styles.odds}>
        <summary>{t('odds')}</summary>
        <dl>
          {odds.map((each) => (
            <div key={each.place}>
              <dt>{each.prize}</dt>
              <dd>{percent(toNumber(each.probability) * 100, RARE_PLACES)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </figure>
  );
};
