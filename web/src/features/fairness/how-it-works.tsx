import type { ReactNode } from 'react';
import type { GameFairness } from '../../core/games/explain.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import styles from './fairness.module.css';

// the same in every language: these are the formulas that the engine, the audit and other people's checkers use
const STREAM = 'block(r) = HMAC_SHA256(serverSeed, clientSeed + ":" + nonce + ":" + r)';
const SHARED_STREAM = 'block(r) = HMAC_SHA256(serverSeed, entropy + ":" + number + ":" + r)';
const ENTROPY = 'entropy = SHA256(betId + ":" + clientSeed, one line per bet)';
const BETS = 'betsHash = SHA256(place + ":" + player + ":" + stakeMinor + ":" + choice + ":" + salt, one line per bet)';
const BEACON = 'randomness = SHA256(signature of the beacon’s round)';
const LIT_STREAM = 'block(r) = HMAC_SHA256(serverSeed, betsHash + ":" + randomness + ":" + number + ":" + r)';
const CHAIN = 'hash(n) = SHA256(seed(n)) = seed(n − 1)';
const ROOM = 'hash = SHA256(seed)';
const REJECTION = 'int(n): v < ⌊2³² ÷ n⌋ × n  →  v mod n';

const Step = ({ formula, children }: { formula: string; children: string }): ReactNode => (
  <li>
    {children}
    <code>{formula}</code>
  </li>
);

/** Part of a round's randomness that all bettors share. */
const SharedSteps = ({ seeding, isLit }: Pick<GameFairness, 'seeding'> & { isLit: boolean }): ReactNode => {
  const t = useMessages('fairness', 'main');
  return (
    <>
      {seeding === 'own' ? <Step formula={ROOM}>{t('how.room')}</Step> : <Step formula={CHAIN}>{t('how.chain')}</Step>}
      {isLit ? (
        <>
          <Step formula={BETS}>{t('how.bets')}</Step>
          <Step formula={BEACON}>{t('how.beacon')}</Step>
          <Step formula={LIT_STREAM}>{t('how.litStream')}</Step>
        </>
      ) : (
        <>
          <Step formula={ENTROPY}>{t('how.entropy')}</Step>
          <Step formula={SHARED_STREAM}>{t('how.sharedStream')}</Step>
        </>
      )}
    </>
  );
};

/** Derivation of a game's outcome, with the exact formulas. */
export const HowItWorks = ({ fairness, isLit = false }: { fairness: GameFairness; isLit?: boolean }): ReactNode => {
  const { formula, messages, seeding } = fairness;
  const t = useMessages('fairness', 'main');
  const words = useMessages(messages);
  return (
    <section className={styles.section} aria-labelledby="fairness-how">
      <h3 id="fairness-how">{t('how.title')}</h3>
      <ol className={styles.how}>
        {seeding === 'pair' ? (
          <Step formula={STREAM}>{t('how.stream')}</Step>
        ) : (
          <SharedSteps seeding={seeding} isLit={isLit} />
        )}
        <Step formula={REJECTION}>{t('how.reject')}</Step>
        <Step formula={formula}>{words('draw')}</Step>
      </ol>
      <p>{t('how.check')}</p>
    </section>
  );
};
