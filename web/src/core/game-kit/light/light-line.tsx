import { useEffect, useRef, type ReactNode } from 'react';
import { useFormat } from '../../format/use-format.ts';
import { useMessages } from '../../i18n/messages.ts';
import { announce } from '../../ui/live-region.tsx';
import styles from './light-line.module.css';
import { lightMessages } from './light.messages.ts';
import { lightOf, type Light } from './light.ts';
import { useLightWords } from './use-light-words.ts';

const useDecides = (): ((light: Light) => string) => {
  const t = useMessages(lightMessages);
  const { ordinal } = useFormat();
  return ({ mode, round }) => {
    if (mode === 'random.org') return t('light.random');
    if (mode === 'chain') return t('light.chain');
    return round === undefined ? t('light.ahead') : t('light.announced', { round: ordinal(round) });
  };
};

/** Says once which round of the beacon decides, and once that it is awaited. Not what was known before this screen. */
const useSayLight = (roundId: string | undefined, light: Light | undefined, text: string | undefined): void => {
  const { waiting } = useLightWords();
  const words = waiting(light) ?? (light?.round === undefined ? undefined : text);
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

/** What decides a round beside its seed, from its opening on. Nothing for a round of version 1. */
export const LightLine = ({ round, snapshot }: LightLineProps): ReactNode => {
  const t = useMessages(lightMessages);
  const decides = useDecides();
  const light = snapshot && lightOf(snapshot);
  const text = light && decides(light);
  useSayLight(round?.roundId, light, text);
  if (!light) return null;
  return (
    <p className={styles.line}>
      {text} {light.isSimulated && <small className={styles.simulated}>{t('light.simulated')}</small>}
    </p>
  );
};
