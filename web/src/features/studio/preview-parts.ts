import type { GameId } from 'games-engine';
import type { ComponentType } from 'react';
import type { AnySandbox } from '../../core/game-kit/sandbox.ts';
import type { SceneMomentProps } from '../../core/game-kit/scene-moment.ts';
import type { ConfigValues } from './config-fields.ts';
import type { CuePlayer } from './volume-fields.tsx';

/** What the games give to the studio: scenes and hosts with play money. */
export interface PreviewParts {
  readonly scenes: Readonly<Record<GameId, ComponentType<SceneMomentProps>>>;
  readonly sandboxes: Readonly<Record<GameId, AnySandbox>>;
}

/** What the application gives to the design of a game. */
export interface DesignParts {
  readonly preview: ComponentType<PreviewProps>;
  readonly onCue: CuePlayer;
}

/** What is previewed. */
export interface PreviewProps {
  game: GameId;
  config: ConfigValues;
}
