import type { AnyGame } from 'games-engine';
import { Suspense, useMemo, type ReactNode, use, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useSceneClock, type HeldClock } from '../../core/game-kit/scene/clock.ts';
import {
  playScript,
  SCRIPT_START,
  type SceneScript,
  type ScriptStep,
  middleOf,
  spanOf,
  stepsUntil,
} from '../../core/game-kit/scene/script.ts';
import type { GameParts, WebGame } from '../../core/games/web-game.ts';
import { hush } from '../../core/sound/levels.ts';
import { Button } from '../../core/ui/button.tsx';
import { classNames } from '../../core/ui/class-names.ts';
import { SelectField } from '../../core/ui/select-field.tsx';
import { Slider } from '../../core/ui/slider.tsx';
import styles from './gallery.module.css';

/** The states that the script passes: each leads into its middle. */
const Steps = ({
  steps,
  index,
  clock,
}: {
  steps: readonly ScriptStep[];
  index: number;
  clock: HeldClock;
}): ReactNode => (
  <div className={styles.steps} role="group" aria-label="steps">
    {steps.map(({ at, event, state }, step) => (
      <Button
        key={at}
        aria-pressed={step === index}
        variant={step === index ? 'primary' : 'secondary'}
        title={event?.type ?? 'initial'}
        onClick={() => clock.hold(middleOf(steps, step))}
      >
        {step} {state.value}
      </Button>
    ))}
  </div>
);

/** Runs, holds and scrubs the clock. */
const Transport = ({ steps, clock }: { steps: readonly ScriptStep[]; clock: HeldClock }): ReactNode => {
  const { from, to } = spanOf(steps);
  const { now, isRunning } = clock;
  const next = steps.find(({ at }) => at > now)?.at ?? to;
  const before = steps.findLast(({ at }) => at < now)?.at ?? from;
  return (
    <>
      <div className={styles.tools}>
        <Button variant="primary" onClick={() => (isRunning ? clock.hold(now) : clock.run(now >= to ? from : now))}>
          {isRunning ? 'hold' : 'run'}
        </Button>
        <Button onClick={() => clock.hold(before)}>step −1</Button>
        <Button onClick={() => clock.hold(next)}>step +1</Button>
        <output className={styles.note}>
          {Math.round(now - SCRIPT_START)} / {to - SCRIPT_START} ms
        </output>
      </div>
      <Slider label="now" min={from} max={to} step={10} value={Math.round(now)} onChange={clock.hold} />
    </>
  );
};

export interface SceneBenchProps {
  game: WebGame;
  rules: AnyGame;
  Scene: GameParts['Scene'];
  name: string; // name of the script
  script: SceneScript;
  first: number; // the step that is shown at first
}

/** A game's real scene, led through a script by its machine and by a clock that can be held. */
const SceneBench = ({ game, rules, Scene, name, script, first }: SceneBenchProps): ReactNode => {
  const steps = useMemo(() => playScript(rules, script), [rules, script]);
  const clock = useSceneClock(middleOf(steps, first), spanOf(steps).to);
  const index = stepsUntil(steps, clock.now).length - 1;
  const past = useMemo(() => steps.slice(0, index + 1), [steps, index]);
  const now = past.at(-1);
  if (!now) return null;
  return (
    <>
      <Steps steps={steps} index={index} clock={clock} />
      <div
        className={classNames(styles.stage, game.isTall && styles.tall)}
        data-scene={now.state.value}
        data-script={name}
      >
        <Suspense>
          <Scene steps={past} now={now} player={script.player} />
        </Suspense>
      </div>
      <Transport steps={steps} clock={clock} />
      <pre className={styles.context} tabIndex={0} role="region" aria-label="state">
        {JSON.stringify({ event: now.event, ...now.state }, null, 2)}
      </pre>
    </>
  );
};

/** The scripts of a game. `?script=` names the one that is shown, `&step=` where it stands at first. */
export const ScenePage = ({ game }: { game: WebGame }): ReactNode => {
  const parts = use(game.parts());
  const scripts = use(parts.scripts());
  const { game: rules } = use(parts.fairness());
  const [params, setParams] = useSearchParams();
  const names = Object.keys(scripts);
  const name = names.find((each) => each === params.get('script')) ?? names[0] ?? '';
  const script = scripts[name];
  useEffect(() => {
    hush(true);
    return () => hush(false);
  }, []);
  const choose = (next: string): void =>
    setParams(
      (now) => {
        now.set('script', next);
        now.delete('step');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <SelectField
        label="script"
        options={names.map((each) => ({ value: each, label: each }))}
        value={name}
        onChange={choose}
      />
      {script && (
        <SceneBench
          key={`${game.id} ${name}`}
          game={game}
          rules={rules}
          Scene={parts.Scene}
          name={name}
          script={script}
          first={Number(params.get('step')) || 0}
        />
      )}
    </>
  );
};
