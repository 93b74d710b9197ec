import type { ReactNode } from 'react';
import type { VersionEvent } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { useShapeText } from '../../core/configs/field-text.ts';
import { configMessages } from '../../core/configs/config.messages.ts';
import styles from '../../core/configs/findings.module.css';
import studio from './studio.module.css';

/** What happened to a version: who, when, why. */
export const VersionTrail = ({ events }: { events: readonly VersionEvent[] }): ReactNode => {
  const t = useMessages(configMessages);
  const text = useShapeText();
  const moment = useMoment();
  return (
    <ol className={styles.trail} aria-label={t('trail.title')}>
      {events.map(({ id, kind, isFailed, actor, reason, sharePpm, at }) => (
        <li key={id}>
          <p className={styles.eventName}>
            {t(kind === 'checked' && isFailed ? 'event.failed' : `event.${kind}`)}
            {sharePpm !== null && `: ${text.number({ unit: 'percent', decimals: 4 }, sharePpm)}`}
          </p>
          {actor !== null && reason !== '' && <p className={studio.muted}>{reason}</p>}
          <p className={studio.faint}>
            {actor ?? t('author.program')} · {moment(at)}
          </p>
        </li>
      ))}
    </ol>
  );
};
