import { battleConfigSchema, battleDefaultConfig } from 'games-engine/battle';
import type { ReactNode } from 'react';
import { useGameConfig } from '../../core/game-kit/use-game-config.ts';
import type { RulesProps } from '../../core/games/web-game.ts';
import { useBattleRules } from './battle-rules.tsx';

/** Hands on the rules of the config in force. */
export const BattleRulesSource = ({ children }: RulesProps): ReactNode => {
  const { config, status, retry } = useGameConfig('battle', battleConfigSchema, battleDefaultConfig);
  return children({ ...useBattleRules(config), status, retry });
};
