import { coinflipConfigSchema, coinflipDefaultConfig } from 'games-engine/coinflip';
import type { ReactNode } from 'react';
import { useGameConfig } from '../../core/game-kit/use-game-config.ts';
import type { GameHelp, RulesProps } from '../../core/games/web-game.ts';
import { useCoinflipRules } from './coinflip-rules.tsx';

const Rules = ({ children }: RulesProps): ReactNode => {
  const { config, status, retry } = useGameConfig('coinflip', coinflipConfigSchema, coinflipDefaultConfig);
  return children({ ...useCoinflipRules(config), status, retry });
};

export const coinflipHelp: GameHelp = { Rules };
