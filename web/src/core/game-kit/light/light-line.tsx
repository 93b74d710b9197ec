import type { VoidReason } from 'games-engine';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { useMoney } from '../../money/money.ts';
import { lightReason, type Light, lightOf } from './light.ts';
import { announce } from '../../ui/live-region.tsx';
import styles from './light-line.module.css';

/** Words that a round's light adds to a game's. */
export interface LightWords {
  /** Note that a closed round waits for its source; undefined where it waits for none. */
  waiting: (light: Light | undefined) => string | undefined;
  /** Why a round is void, if it has to do with its light. `ownStakeMinor`: base hundredths that the player gets back. */
  voided: (reason: VoidReason | null | undefined, ownStakeMinor: bigint | undefined) => string | undefined;
}

/** The words in the interface's language. They keep their identity while it stays. */
export const useLightWords = (): LightWords => {
  const t = useMessages('game-kit', 'light');
  const { format } = useMoney();
  const waiting = useCallback<LightWords['waiting']>(
    (light) => {
      if (!light?.waits) return undefined;
      return t(light.round === undefined ? 'light.waiting.random' : 'light.waiting');
    },
    [t],
  );
  const voided = useCallback<LightWords['voided']>(
    (why, ownStakeMinor) => {
      const reason = lightReason(why ?? null);
      if (!reason) return undefined;
      return ownStakeMinor === undefined
        ? t(`void.${reason}`)
        : t(`void.${reason}.mine`, { amount: format(ownStakeMinor) });
    },
    [t, format],
  );
  return { waiting, voided };
};

const useDecides = (): ((light: Light) => string) => {
  const t = useMessages('game-kit', 'light');
  return ({ mode }) => {
    if (mode === 'random.org') return t('light.random');
    return t(mode === 'chain' ? 'light.chain' : 'light.beacon');
  };
};

/** Says once that the source of the draw is awaited. Not what was known before this screen. */
const useSayLight = (roundId: string | undefined, light: Light | undefined): void => {
  const { waiting } = useLightWords();
  const words = waiting(light);
  const said = useRef<{ roundId: string | undefined; words: Set<string | undefined> }>(undefined);
  useEffect(() => {
    const before = said.current;
    const known = before && before.roundId === roundId ? before.words : new Set([words]);
    said.current = { roundId, words: known };
    if (words === undefined || known.has(words)) return;
    known.add(words);
    announce(words);
  }, [roundId, words]);
};

export interface LightLineProps {
  round: { roundId: string } | undefined;
  snapshot: { readonly value: string; readonly context: object } | undefined;
}

/** The draw of a round in plain words; its source is named in the shield's panel. Nothing for a round of version 1. */
export const LightLine = ({ round, snapshot }: LightLineProps): ReactNode => {
  const t = useMessages('game-kit', 'light');
  const decides = useDecides();
  const light = snapshot && lightOf(snapshot);
  useSayLight(round?.roundId, light);
  if (!light) return null;
  return (
    <p className={styles.line}>
      {decides(light)} {light.isSimulated && <small className={styles.simulated}>{t('light.simulated')}</small>}
    </p>
  );
};

/** A ring on which a light goes round: the beacon's answer is awaited. With little motion it stands still. */
export const LightRing = ({ size = 64 }: { size?: number }): ReactNode => (
  <div className={styles.ring} aria-hidden="true" style={{ width: size, height: size }}>
    <svg viewBox="0 0 48 48">
      <circle cx={24} cy={24} r={21} className={styles.track} />
      <g className={styles.orbit}>
        <circle cx={24} cy={3} r={2.6} className={styles.light} />
      </g>
      <circle cx={24} cy={24} r={4} className={styles.light} />
      <circle cx={24} cy={24} r={9} className={styles.halo} />
    </svg>
  </div>
);
