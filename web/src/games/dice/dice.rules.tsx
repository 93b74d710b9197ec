import { diceConfigSchema, diceDefaultConfig } from 'games-engine/dice';
import type { ReactNode } from 'react';
import { useGameConfig } from '../../core/game-kit/use-game-config.ts';
import type { RulesProps } from '../../core/games/web-game.ts';
import { useDiceRules } from './dice-rules.tsx';

/** Hands on the rules of the config in force. */
export const DiceRulesSource = ({ children }: RulesProps): ReactNode => {
  const { config, status, retry } = useGameConfig('dice', diceConfigSchema, diceDefaultConfig);
  return children({ ...useDiceRules(config), status, retry });
};
