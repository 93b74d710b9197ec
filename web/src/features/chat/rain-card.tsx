import { CloudRain } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChatRain } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { useMoney } from '../../core/money/money.ts';
import { Button } from '../../core/ui/button.tsx';
import styles from './giveaways.module.css';
import { RAIN_RULES } from './rain-rules.tsx';
import { useTimeLeft } from './use-time-left.ts';
import type { Viewer } from './use-viewer.ts';

const ICON = 36;

/** Those who got a share, and how much. */
const Shared = ({ rain: { people, share, names }, viewer }: { rain: ChatRain; viewer: Viewer | null }): ReactNode => {
  const t = useMessages('chat', 'main');
  const { format } = useMoney();
  if (people === 0) return <p className={styles.note}>{t('rain.nobody')}</p>;
  const isMore = names.length < people;
  return (
    <>
      <p className={styles.line}>{t('rain.over', { count: people, share: format(share) })}</p>
      <p className={styles.note}>{names.join(', ') + (isMore ? '…' : '')}</p>
      {viewer && names.includes(viewer.nick) && <p className={styles.line}>{t('rain.own')}</p>}
    </>
  );
};

/** A rain: its amount, when it is shared, and then who got what. */
export const RainCard = ({ rain, viewer }: { rain: ChatRain; viewer: Viewer | null }): ReactNode => {
  const t = useMessages('chat', 'main');
  const { format } = useMoney();
  const { amount, endsAt, isOver } = rain;
  const time = useTimeLeft(endsAt, isOver);
  return (
    <section className={styles.card} data-kind="rain" data-over={isOver || undefined} aria-label={t('rain.title')}>
      <CloudRain aria-hidden="true" size={ICON} />
      <div>
        <p className={styles.amount}>{format(amount)}</p>
        <p className={styles.note}>{t('rain.for')}</p>
      </div>
      <div className={styles.rest}>
        {isOver ? (
          <Shared rain={rain} viewer={viewer} />
        ) : (
          <p className={styles.line} role="timer">
            {time === undefined ? t('rain.sharing') : t('rain.left', { time })}
          </p>
        )}
        <Button block onClick={() => openModal('chatRules', RAIN_RULES)}>
          {t('rain.rules')}
        </Button>
      </div>
    </section>
  );
};
