import { Suspense, useEffect, useMemo, useRef, type ComponentType, type ReactNode } from 'react';
import { type SceneMomentProps, type ScriptStep, spanOf, stepsUntil } from '../../core/game-kit/scene/script.ts';
import { useSceneClock } from '../../core/game-kit/scene/clock.ts';
import { useGames } from '../../core/games/games.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { wonBy } from './round-money.ts';
import styles from './preview.module.css';
import studio from './studio.module.css';
import { Transport, type Pace } from './transport.tsx';

export interface RoundPlayerProps {
  game: string;
  steps: readonly ScriptStep[];
  player: string;
  scene: ComponentType<SceneMomentProps>;
  onSound: (step: ScriptStep) => void;
  balanceMinor: bigint; // before the round
  runs: boolean; // runs of its own accord, from the beginning
  pace: Pace;
  onPace: (pace: Pace) => void;
  children: (wonMinor: bigint) => ReactNode; // way to the next round; wonMinor: this one's result so far
}

/** Shows a round by a clock that can be held, slowed and led anywhere. */
export const RoundPlayer = (props: RoundPlayerProps): ReactNode => {
  const { game, steps, player, scene: Scene, onSound, balanceMinor, runs, pace, onPace, children } = props;
  const t = useMessages('studio', 'preview');
  const games = useGames();
  const { format } = useMoney();
  const { from, to } = spanOf(steps);
  const clock = useSceneClock(from, to);
  const past = useMemo(() => stepsUntil(steps, clock.now), [steps, clock.now]);
  const count = past.length;
  const shown = useMemo(() => steps.slice(0, count), [steps, count]);
  const now = shown.at(-1);
  const { run } = clock;
  const firstPace = useRef(pace);
  useEffect(() => {
    if (runs) run(from, Number(firstPace.current));
  }, [runs, run, from]);
  const heard = useRef(count);
  useEffect(() => {
    const before = heard.current;
    heard.current = count;
    const last = steps[count - 1];
    if (clock.isRunning && count === before + 1 && last) onSound(last);
  }, [count, steps, clock.isRunning, onSound]);
  if (!now) return null;
  const wonMinor = wonBy(
    player,
    shown.flatMap(({ event }) => event ?? []),
  );
  return (
    <div className={studio.column}>
      <div
        className={classNames(styles.stage, games.find(game)?.isTall && styles.tall)}
        role="img"
        aria-label={t('scene', { state: now.state.value })}
        data-scene={now.state.value}
      >
        <Suspense>
          <Scene steps={shown} now={now} player={player} />
        </Suspense>
      </div>
      <p className={styles.time}>
        {t('balance', { amount: format(balanceMinor + wonMinor) })} · {t('state', { state: now.state.value })}
      </p>
      <Transport steps={steps} clock={clock} pace={pace} onPace={onPace} />
      {children(wonMinor)}
    </div>
  );
};
