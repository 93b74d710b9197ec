import type { ComponentType } from 'react';
import type { AnySandbox } from '../../core/game-kit/sandbox.ts';
import type { SceneMomentProps } from '../../core/game-kit/scene-moment.ts';
import type { ConfigValues } from './config-fields.ts';
import type { CuePlayer } from './volume-fields.tsx';

/** What a game gives to its preview: its scene and a host with play money. */
export interface PreviewParts {
  readonly scene: ComponentType<SceneMomentProps>;
  readonly sandbox: AnySandbox;
}

/** What the application gives to the design of a game. */
export interface DesignParts {
  readonly preview: ComponentType<PreviewProps>;
  readonly onCue: CuePlayer;
}

/** What is previewed. */
export interface PreviewProps {
  game: string;
  config: ConfigValues;
}
