import type { GameId } from 'games-engine';
import { battleConfigSchema, battleDefaultConfig } from 'games-engine/battle';
import { classicConfigSchema, classicDefaultConfig } from 'games-engine/classic';
import { coinflipConfigSchema, coinflipDefaultConfig } from 'games-engine/coinflip';
import { diceConfigSchema, diceDefaultConfig } from 'games-engine/dice';
import { minesConfigSchema, minesDefaultConfig } from 'games-engine/mines';
import { wheelConfigSchema, wheelDefaultConfig } from 'games-engine/wheel';
import type { ComponentProps, ReactNode } from 'react';
import type { RulesText } from '../core/game-kit/rules-body.tsx';
import { useGameConfig, type GameConfigState } from '../core/game-kit/use-game-config.ts';
import type { GameRules, GameRulesSource } from '../features/helpdesk/game-rules-props.ts';
import { useBattleRules } from '../games/battle/battle-rules.tsx';
import { useClassicRules } from '../games/classic/classic-rules.tsx';
import { useCoinflipRules } from '../games/coinflip/coinflip-rules.tsx';
import { useDiceRules } from '../games/dice/dice-rules.tsx';
import { useMinesRules } from '../games/mines/mines-rules.tsx';
import { useWheelRules } from '../games/wheel/wheel-rules.tsx';

/** A game's rules by the config that it is played by now. */
const useRules = <Config,>(
  { config, status, retry }: GameConfigState<Config>,
  useText: (config: Config) => RulesText,
): GameRules => ({ ...useText(config), status, retry });

/** The rules of every game, for who shows or searches them all. */
export const AllGameRules = ({ children }: ComponentProps<GameRulesSource>): ReactNode =>
  children({
    dice: useRules(useGameConfig('dice', diceConfigSchema, diceDefaultConfig), useDiceRules),
    mines: useRules(useGameConfig('mines', minesConfigSchema, minesDefaultConfig), useMinesRules),
    battle: useRules(useGameConfig('battle', battleConfigSchema, battleDefaultConfig), useBattleRules),
    wheel: useRules(useGameConfig('wheel', wheelConfigSchema, wheelDefaultConfig), useWheelRules),
    coinflip: useRules(useGameConfig('coinflip', coinflipConfigSchema, coinflipDefaultConfig), useCoinflipRules),
    classic: useRules(useGameConfig('classic', classicConfigSchema, classicDefaultConfig), useClassicRules),
  } satisfies Record<GameId, GameRules>);
