import type { GameId } from 'games-engine';
import type { ComponentType } from 'react';
import type { AnySandbox } from '../../core/game-kit/sandbox.ts';
import type { SceneMomentProps } from '../../core/game-kit/scene-moment.ts';
import type { ConfigValues } from './config-fields.ts';

/** What the games give to the studio: scenes and hosts with play money. */
export interface PreviewParts {
  readonly scenes: Readonly<Record<GameId, ComponentType<SceneMomentProps>>>;
  readonly sandboxes: Readonly<Record<GameId, AnySandbox>>;
}

/** What is previewed. */
export interface PreviewProps {
  game: GameId;
  config: ConfigValues;
}
