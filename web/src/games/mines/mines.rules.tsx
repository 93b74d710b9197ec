import { minesConfigSchema, minesDefaultConfig } from 'games-engine/mines';
import type { ReactNode } from 'react';
import { useGameConfig } from '../../core/game-kit/use-game-config.ts';
import type { RulesProps } from '../../core/games/web-game.ts';
import { useMinesRules } from './mines-rules.tsx';

/** Hands on the rules of the config in force. */
export const MinesRulesSource = ({ children }: RulesProps): ReactNode => {
  const { config, status, retry } = useGameConfig('mines', minesConfigSchema, minesDefaultConfig);
  return children({ ...useMinesRules(config), status, retry });
};
