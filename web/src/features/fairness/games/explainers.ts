import type { GameId } from 'games-engine';
import type { AnyExplain } from '../round-explainer.ts';
import { explainDice } from './dice/dice-explainer.ts';

/** How the rounds of each game are explained. */
export const explainers = { dice: explainDice } satisfies Record<GameId, AnyExplain>;
