import type { ReactNode } from 'react';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import styles from './signal-trace.module.css';

/** A bet whose every figure can be recomputed: block 0 of the stream gives the word, the word modulo 10000 the number. */
export const traceExample = {
  serverSeed: 'af8a063bb1379af4608a2d0fe45baedc74f0845434d6d91f8ea8c27b3500bb09',
  clientSeed: 'you',
  nonce: 8,
  word: 'a78f00c9',
  roll: 6921,
} as const;

const LINE = 'M16 40H104L120 22 138 58 156 12 174 66 192 30 206 40H300L316 26 330 40H412L428 52 440 40H544';

/** A true bet as a signal: from the seed through the stream to the number and the outcome. */
export const SignalTrace = (): ReactNode => {
  const t = useMessages('app', 'home');
  const { ordinal } = useFormat();
  const { serverSeed, clientSeed, nonce, word, roll } = traceExample;
  const stops = [
    { label: t('trace.seed'), value: `${serverSeed.slice(0, 8)}…` },
    { label: t('trace.word'), value: word },
    { label: t('trace.number'), value: (roll / 100).toFixed(2) },
    { label: t('trace.outcome'), value: t('trace.win') },
  ];
  return (
    <figure className={styles.trace}>
      <svg viewBox="0 0 560 80" aria-hidden="true" className={styles.signal}>
        <path d={LINE} pathLength={1} className={styles.line} />
        <circle cx="16" cy="40" r="5" className={styles.from} />
        <circle cx="550" cy="40" r="6" className={styles.to} />
      </svg>
      <dl className={styles.stops}>
        {stops.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <figcaption>
        {t('trace.caption', { seed: `${serverSeed.slice(0, 8)}…`, client: clientSeed, nonce: ordinal(nonce) })}
      </figcaption>
    </figure>
  );
};
