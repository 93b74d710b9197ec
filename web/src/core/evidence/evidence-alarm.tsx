import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../format/use-format.ts';
import { useMessages } from '../i18n/messages.ts';
import { Button } from '../ui/button.tsx';
import { dismissAlarm, type Alarm } from './alarm-store.ts';
import styles from './evidence-alarm.module.css';
import { saveEvidence } from './evidence-file.ts';

const SECOND_MS = 1000;

/** Alarm of the browser about the house: its meaning, its remedy, the file to show. It stays until it is put away. */
export const EvidenceAlarm = ({ alarm }: { alarm: Alarm }): ReactNode => {
  const t = useMessages('evidence', 'main');
  const { count } = useFormat();
  const { account, cause, game, lateMs, roundId } = alarm;
  return (
    <section className={styles.alarm} role="alert" data-cause={cause}>
      <h2 className={styles.title}>
        <TriangleAlert aria-hidden="true" size={20} />
        {t(`alarm.${cause}.title`)}
      </h2>
      <p>{t(`alarm.${cause}.text`, { seconds: count(Math.ceil(lateMs / SECOND_MS)) })}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => void saveEvidence(account)}>
          {t('alarm.file')}
        </Button>
        {roundId !== '' && <Link to={`/fairness/${game}/${roundId}`}>{t('alarm.round')}</Link>}
        <Link to="/fairness#receipts">{t('alarm.more')}</Link>
        <Button variant="ghost" onClick={dismissAlarm}>
          {t('alarm.dismiss')}
        </Button>
      </div>
    </section>
  );
};
