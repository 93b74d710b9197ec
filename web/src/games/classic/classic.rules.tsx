import { classicConfigSchema, classicDefaultConfig } from 'games-engine/classic';
import type { ReactNode } from 'react';
import { useGameConfig } from '../../core/game-kit/use-game-config.ts';
import type { RulesProps } from '../../core/games/web-game.ts';
import { useClassicRules } from './classic-rules.tsx';

/** Hands on the rules of the config in force. */
export const ClassicRulesSource = ({ children }: RulesProps): ReactNode => {
  const { config, status, retry } = useGameConfig('classic', classicConfigSchema, classicDefaultConfig);
  return children({ ...useClassicRules(config), status, retry });
};
