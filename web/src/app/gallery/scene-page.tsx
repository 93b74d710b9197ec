import type { GameId } from 'games-engine';
import { useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { hush } from '../../core/sound/sound.ts';
import { SelectField } from '../../core/ui/select-field.tsx';
import { SceneBench } from './scene-bench.tsx';
import { sceneScripts } from './scene-scripts.ts';

/** The scripts of a game. `?script=` names the one that is shown, `&step=` where it stands at first. */
export const ScenePage = ({ game }: { game: GameId }): ReactNode => {
  const [params, setParams] = useSearchParams();
  const scripts = sceneScripts[game];
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
          key={`${game} ${name}`}
          game={game}
          name={name}
          script={script}
          first={Number(params.get('step')) || 0}
        />
      )}
    </>
  );
};
