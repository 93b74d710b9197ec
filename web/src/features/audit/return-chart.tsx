import { useMemo, type ReactNode } from 'react';
import type { RtpAnswer } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import styles from './chart.module.css';
import { domainOf, HEIGHT, returnPaths, WIDTH } from './return-chart.maths.ts';
import { useFigures } from './use-figures.ts';

const legend = ['realised', 'expected', 'band95', 'band999', 'change'] as const;

/** Realised against due returns with their bands over time. A picture: the table below says the same. */
export const ReturnChart = ({ answer: { buckets, changes } }: { answer: RtpAnswer }): ReactNode => {
  const t = useMessages('audit', 'figures');
  const moment = useMoment();
  const { percent } = useFigures();
  const domain = useMemo(() => domainOf(buckets), [buckets]);
  const paths = useMemo(() => returnPaths(buckets, changes, domain), [buckets, changes, domain]);
  return (
    <figure className={styles.figure}>
      <figcaption>{t('chart')}</figcaption>
      <div className={styles.frame} aria-hidden="true">
        <div className={styles.scale}>
          <span>{percent(domain.high)}</span>
          <span>{percent((domain.low + domain.high) / 2)}</span>
          <span>{percent(domain.low)}</span>
        </div>
        <svg className={styles.plot} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          <path className={styles.band999} d={paths.band999} />
          <path className={styles.band95} d={paths.band95} />
          {paths.changes.map(({ x, config }) => (
            <path key={config.version} className={styles.change} d={`M${x} 0V${HEIGHT}`} />
          ))}
          <path className={styles.expected} d={paths.expected} />
          <path className={styles.realised} d={paths.realised} />
        </svg>
        <div className={styles.times}>
          <span>{moment(buckets[0]?.from ?? 0)}</span>
          <span>{moment(buckets.at(-1)?.to ?? 0)}</span>
        </div>
      </div>
      <ul className={styles.legend} aria-hidden="true">
        {legend.map((name) => (
          <li key={name}>
            <i className={styles[`key-${name}`]} />
            {t(`legend.${name}`)}
          </li>
        ))}
      </ul>
    </figure>
  );
};
