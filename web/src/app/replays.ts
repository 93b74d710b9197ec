import type { GameId } from 'games-engine';
import { createElement, lazy, useMemo, type ComponentType, type ReactNode } from 'react';
import type { ReplayProps } from '../features/fairness/round-screen.tsx';

/** Dice on its own canvas: the scene and Pixi load when a round is looked at. */
const DiceRound = lazy(async () => {
  const [{ DiceReplay }, { diceConfigSchema }] = await Promise.all([
    import('../games/dice/dice-replay.tsx'),
    import('games-engine/dice'),
  ]);
  const Replay = ({ record, config }: ReplayProps): ReactNode => {
    const parsed = useMemo(() => diceConfigSchema.parse(config), [config]);
    return createElement(DiceReplay, { record, config: parsed });
  };
  return { default: Replay };
});

/** How a round of each game is shown again on the round page. */
export const replays = { dice: DiceRound } satisfies Record<GameId, ComponentType<ReplayProps>>;
