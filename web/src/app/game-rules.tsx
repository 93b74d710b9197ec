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

/** A game's rules, and whether its numbers are those that it is played by now. */
const rulesOf = ({ status, retry }: GameConfigState<unknown>, text: RulesText): GameRules => ({
  ...text,
  status,
  retry,
});

/** The rules of every game, for who shows or searches them all. */
export const AllGameRules = ({ children }: ComponentProps<GameRulesSource>): ReactNode => {
  const dice = useGameConfig('dice', diceConfigSchema, diceDefaultConfig);
  const mines = useGameConfig('mines', minesConfigSchema, minesDefaultConfig);
  const battle = useGameConfig('battle', battleConfigSchema, battleDefaultConfig);
  const wheel = useGameConfig('wheel', wheelConfigSchema, wheelDefaultConfig);
  const coinflip = useGameConfig('coinflip', coinflipConfigSchema, coinflipDefaultConfig);
  const classic = useGameConfig('classic', classicConfigSchema, classicDefaultConfig);
  return children({
    dice: rulesOf(dice, useDiceRules(dice.config)),
    mines: rulesOf(mines, useMinesRules(mines.config)),
    battle: rulesOf(battle, useBattleRules(battle.config)),
    wheel: rulesOf(wheel, useWheelRules(wheel.config)),
    coinflip: rulesOf(coinflip, useCoinflipRules(coinflip.config)),
    classic: rulesOf(classic, useClassicRules(classic.config)),
  } satisfies Record<GameId, GameRules>);
};
