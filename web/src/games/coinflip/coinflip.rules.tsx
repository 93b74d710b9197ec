import { coinflipConfigSchema, coinflipDefaultConfig } from 'games-engine/coinflip';
import type { ReactNode } from 'react';
import { useGameConfig } from '../../core/game-kit/use-game-config.ts';
import type { RulesProps } from '../../core/games/web-game.ts';
import { useCoinflipRules } from './coinflip-rules.tsx';

/** Hands on the rules of the config in force. */
export const CoinflipRulesSource = ({ children }: RulesProps): ReactNode => {
  const { config, status, retry } = useGameConfig('coinflip', coinflipConfigSchema, coinflipDefaultConfig);
  return children({ ...useCoinflipRules(config), status, retry });
};
