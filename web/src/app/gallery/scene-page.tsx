import { use, useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { WebGame } from '../../core/games/web-game.ts';
import { hush } from '../../core/sound/sound.ts';
import { SelectField } from '../../core/ui/select-field.tsx';
import { SceneBench } from './scene-bench.tsx';

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
