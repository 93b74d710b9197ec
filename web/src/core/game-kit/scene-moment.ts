import type { ScriptStep } from './scene-script.ts';

/** What the design gallery and the studio give to a game's scene. */
export interface SceneMomentProps {
  steps: readonly ScriptStep[]; // of the script so far
  now: ScriptStep; // the last of them
  player: string | undefined; // who looks on
}
