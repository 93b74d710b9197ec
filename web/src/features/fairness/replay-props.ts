import type { GameId, RoundRecord } from 'games-engine';
import type { ComponentType } from 'react';

/** What a game's replay is given: a record that has been read, and the config it was played under. */
export interface ReplayProps {
  record: RoundRecord;
  config: object;
}

/** The canvas replay of each game: given by the application, because a slice does not know the games' screens. */
export type Replays = Readonly<Record<GameId, ComponentType<ReplayProps>>>;
