import type { ComponentType, ReactNode } from 'react';
import type { GameRules, RulesProps } from '../../core/games/web-game.ts';
import { EachGame, type OfGameProps } from './each-game.tsx';

/** The rules of games by their ids, in the order in which lists show them. */
export type RulesByGame = ReadonlyMap<string, GameRules>;

const RulesOf = ({ part: Rules, children }: OfGameProps<ComponentType<RulesProps>, GameRules>): ReactNode => (
  <Rules>{children}</Rules>
);

/** The rules of every game, for who shows or searches them all. */
export const AllRules = ({ children }: { children: (rules: RulesByGame) => ReactNode }): ReactNode => (
  <EachGame load={(parts) => parts.rules()} of={RulesOf}>
    {children}
  </EachGame>
);
