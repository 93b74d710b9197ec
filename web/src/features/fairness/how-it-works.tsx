import type { GameId } from 'games-engine';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { fairnessMessages } from './fairness.messages.ts';
import styles from './fairness.module.css';

// the same in every language: these are the formulas that the engine, the audit and other people's checkers use
const STREAM = 'block(r) = HMAC_SHA256(serverSeed, clientSeed + ":" + nonce + ":" + r)';
const REJECTION = 'int(n): v < ⌊2³² ÷ n⌋ × n  →  v mod n';

const draws = {
  dice: { text: 'how.dice', formula: 'roll = int(10000)  →  roll ÷ 100' },
} as const satisfies Record<GameId, { text: string; formula: string }>;

/** How a game's number is made, with the exact formulas. */
export const HowItWorks = ({ game }: { game: GameId }): ReactNode => {
  const t = useMessages(fairnessMessages);
  const { text, formula } = draws[game];
  return (
    <section className={styles.section} aria-labelledby="fairness-how">
      <h3 id="fairness-how">{t('how.title')}</h3>
      <ol className={styles.how}>
        <li>
          {t('how.stream')}
          <code>{STREAM}</code>
        </li>
        <li>
          {t('how.reject')}
          <code>{REJECTION}</code>
        </li>
        <li>
          {t(text)}
          <code>{formula}</code>
        </li>
      </ol>
      <p>{t('how.check')}</p>
    </section>
  );
};
