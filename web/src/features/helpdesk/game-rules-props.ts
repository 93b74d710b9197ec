import type { GameId } from 'games-engine';
import type { ComponentType, ReactNode } from 'react';
import type { RulesText } from '../../core/game-kit/rules-body.tsx';

/** A game's rules with the numbers that it is played by now. */
export interface GameRules extends RulesText {
  readonly status: 'loading' | 'ready' | 'failed'; // of the numbers: the words are there at once
  readonly retry: () => void;
}

/** What gives the help desk the rules of all games: it imports none. */
export type GameRulesSource = ComponentType<{
  children: (rules: Readonly<Record<GameId, GameRules>>) => ReactNode;
}>;
