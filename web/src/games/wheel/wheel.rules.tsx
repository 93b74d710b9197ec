import { wheelConfigSchema, wheelDefaultConfig } from 'games-engine/wheel';
import type { ReactNode } from 'react';
import { useGameConfig } from '../../core/game-kit/use-game-config.ts';
import type { RulesProps } from '../../core/games/web-game.ts';
import { useWheelRules } from './wheel-rules.tsx';

/** Hands on the rules of the config in force. */
export const WheelRulesSource = ({ children }: RulesProps): ReactNode => {
  const { config, status, retry } = useGameConfig('wheel', wheelConfigSchema, wheelDefaultConfig);
  return children({ ...useWheelRules(config), status, retry });
};
