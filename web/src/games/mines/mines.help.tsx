import { minesConfigSchema, minesDefaultConfig } from 'games-engine/mines';
import type { ReactNode } from 'react';
import { useGameConfig } from '../../core/game-kit/use-game-config.ts';
import type { GameHelp, RulesProps } from '../../core/games/web-game.ts';
import { useMinesRules } from './mines-rules.tsx';

const Rules = ({ children }: RulesProps): ReactNode => {
  const { config, status, retry } = useGameConfig('mines', minesConfigSchema, minesDefaultConfig);
  return children({ ...useMinesRules(config), status, retry });
};

export const minesHelp: GameHelp = { Rules };
