import type { ReactNode } from 'react';
import { type Texts, useMessages } from '../../i18n/messages.ts';
import { useMoney } from '../../money/money.ts';
import { Button } from '../../ui/button.tsx';
import styles from './panel.module.css';
import type { AutoPlaySettings, AutoPlayState, StopReason } from './auto-play.ts';

const endKeys = {
  player: 'auto.ended.player',
  count: 'auto.ended.count',
  profit: 'auto.ended.profit',
  loss: 'auto.ended.loss',
  'single-win': 'auto.ended.single',
  limit: 'auto.ended.limit',
  changed: 'auto.ended.changed',
  refused: 'auto.ended.refused',
  insufficient: 'auto.ended.insufficient',
  'signed-out': 'auto.ended.signedOut',
  unknown: 'auto.ended.unknown',
} as const satisfies Record<StopReason, keyof Texts<'game-kit', 'main'>>;

export interface AutoPlayActionProps {
  state: AutoPlayState;
  settings: AutoPlaySettings | undefined; // undefined: a field cannot be read
  onStart: (settings: AutoPlaySettings) => void;
  onStop: () => void;
  disabled?: boolean; // nothing can be bet on now
}

/** Progress of a run, or the end of the last one. */
export const AutoPlayProgress = ({ state }: { state: AutoPlayState }): ReactNode => {
  const t = useMessages('game-kit', 'main');
  const { format } = useMoney();
  const books = state.status === 'idle' ? state.ended : state.run;
  if (!books) return null;
  return (
    <output className={styles.progress}>
      {state.status === 'idle' && state.ended && <span>{t(endKeys[state.ended.reason])} </span>}
      <span>{t('auto.progress', { count: books.settled, profit: format(books.profitMinor, { sign: true }) })}</span>
    </output>
  );
};

/** Auto play's one button. */
export const AutoPlayAction = ({
  state,
  settings,
  onStart,
  onStop,
  disabled = false,
}: AutoPlayActionProps): ReactNode => {
  const t = useMessages('game-kit', 'main');
  const stopping = state.status === 'stopping';
  return state.status === 'idle' ? (
    <Button
      variant="primary"
      size="large"
      block
      disabled={disabled || !settings}
      onClick={() => settings && onStart(settings)}
    >
      {t('auto.start')}
    </Button>
  ) : (
    <Button variant="secondary" size="large" block aria-disabled={stopping} onClick={onStop}>
      {t(stopping ? 'auto.stopping' : 'auto.stop')}
    </Button>
  );
};
