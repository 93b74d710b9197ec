import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { useSession } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import { bpText, openSides, type DiceForm } from './dice-form.reducer.ts';
import { diceMessages } from './dice.messages.ts';
import styles from './dice.module.css';
import type { DiceTableState } from './dice-table.ts';
import type { DiceConfigState } from './use-dice-config.ts';

/** Whether a bet could be placed now: the game is on, its config is known, the chosen side is open. */
export const canBet = ({ config, status }: DiceConfigState, form: DiceForm): boolean =>
  status === 'ready' && config.enabled && openSides(config, form)[form.side];

/** Why nothing can be bet, or what went wrong with the last bet, next to the button that it is about. */
export const DiceNotice = ({
  settings,
  form,
  state,
}: {
  settings: DiceConfigState;
  form: DiceForm;
  state: DiceTableState;
}): ReactNode => {
  const t = useMessages(diceMessages);
  const { status } = useSession();
  const { config } = settings;
  if (settings.status === 'failed') {
    return (
      <p className={styles.problem} role="alert">
        {t('config.error')} <Button onClick={settings.retry}>{t('config.retry')}</Button>
      </p>
    );
  }
  if (settings.status === 'ready' && !config.enabled) return <p className={styles.problem}>{t('off.text')}</p>;
  if (!openSides(config, form)[form.side]) {
    return <output className={styles.problem}>{t('side.closed', { limit: bpText(config.chanceLimitBp) })}</output>;
  }
  if (state.problem) {
    return (
      <p className={styles.problem} role="alert">
        {t(state.problem.key, state.problem.params)}
      </p>
    );
  }
  return status === 'guest' ? <p className={styles.guest}>{t('bet.guest')}</p> : null;
};

/** The one button that bets. It keeps its look and its focus from bet to bet. */
export const BetButton = ({
  enabled,
  state,
  onBet,
}: {
  enabled: boolean;
  state: DiceTableState;
  onBet: () => void;
}): ReactNode => {
  const t = useMessages(diceMessages);
  return (
    <Button
      variant="primary"
      size="large"
      block
      disabled={!enabled}
      aria-busy={state.phase !== 'idle'}
      loading={state.recovering}
      onClick={onBet}
    >
      {t('bet.action')}
    </Button>
  );
};
