import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AutoPlayAction, AutoPlayProgress } from '../auto-play/panel.tsx';
import { StakeField, StakeProblem, StakeSteps } from './picker.tsx';
import { usePlayMoney } from '../play-money/play-money.tsx';
import { usePlayClosed } from './play-block.ts';
import styles from './panel.module.css';
import type { AutoPlayHandle } from '../auto-play/use-auto-play.ts';
import type { Stake } from './stake.ts';

const AutoPlayFields = lazy(async () => ({ default: (await import('../auto-play/fields.tsx')).AutoPlayFields }));

const FIELDS_PX = 560; // about what they take

type Mode = 'manual' | 'auto';

export interface PlayPanelProps {
  auto: AutoPlayHandle;
  autoEnabled: boolean; // a run could be started now
  stake: Pick<Stake, 'bet' | 'limits' | 'balanceMinor' | 'dispatchBet'>;
  stakeLocked?: boolean; // it belongs to a round under way; auto play locks it by itself
  choice?: ReactNode; // a field of each bet that stays beside the stake
  fields?: ReactNode; // other fields of a bet; lock them while `auto.locked`
  autoExtra?: ReactNode; // fields of the game's own that only auto play has
  figures?: ReactNode; // figures of the bet in the form
  info?: ReactNode; // the same in one line
  notice: ReactNode; // BetNotice
  button: ReactNode; // one or more BetButtons
  many?: boolean; // several buttons, each of which bets: they take a row of their own beside a phone's stake
}

/**
 * A game's controls: by hand or auto play, the fields, and the bar with stake and button. On a phone the bar stays above
 * the bottom of the window as long as the game is on the screen.
 */
export const PlayPanel = ({
  auto,
  autoEnabled,
  stake,
  stakeLocked = false,
  choice,
  fields,
  autoExtra,
  figures,
  info,
  notice,
  button,
  many = false,
}: PlayPanelProps): ReactNode => {
  const t = useMessages('game-kit', 'main');
  const [chosen, setMode] = useState<Mode>('manual');
  const isTrial = usePlayMoney().isOn;
  const mode = isTrial ? 'manual' : chosen;
  const isBlocked = usePlayClosed();
  const { form, wrong, onChange } = auto.form;
  const picker = {
    state: stake.bet,
    limits: stake.limits,
    dispatch: stake.dispatchBet,
    disabled: auto.locked || stakeLocked,
  };
  return (
    <Tabs<Mode>
      label={t('mode.label')}
      look="segmented"
      className={styles.tabs}
      panelClass={styles.panel}
      value={mode}
      onChange={setMode}
      tabs={[
        { value: 'manual', label: t('mode.manual'), disabled: auto.locked },
        { value: 'auto', label: t('mode.auto'), disabled: isTrial },
      ]}
    >
      <div className={styles.fields}>
        {fields}
        {figures}
      </div>
      {mode === 'auto' && (
        <div className={styles.auto}>
          {autoExtra}
          <Suspense fallback={<Skeleton height={FIELDS_PX} />}>
            <AutoPlayFields form={form} wrong={wrong} onChange={onChange} disabled={auto.locked} />
          </Suspense>
        </div>
      )}
      <div className={classNames(styles.bar, many && mode === 'manual' && styles.many)}>
        {choice && <div className={styles.choice}>{choice}</div>}
        <div className={styles.steps}>
          <StakeSteps {...picker} balanceMinor={stake.balanceMinor} />
        </div>
        <div className={styles.stake}>
          <StakeField {...picker} />
        </div>
        <div className={styles.words}>
          {mode === 'manual' ? info : <AutoPlayProgress state={auto.state} />}
          {notice}
          <StakeProblem {...picker} />
        </div>
        <div className={styles.button}>
          {mode === 'manual' ? (
            button
          ) : (
            <AutoPlayAction
              state={auto.state}
              settings={auto.settings}
              disabled={!autoEnabled || isBlocked}
              onStop={auto.stop}
              onStart={auto.start}
            />
          )}
        </div>
      </div>
    </Tabs>
  );
};
