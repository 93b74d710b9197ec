import { defineFreeDraw } from '../../core/free-draw.ts';
import { robberyConfigSchema, robberyCues, robberyDefaultConfig, type RobberyConfig } from './robbery.config.ts';
import {
  robberyAverages,
  robberyPlaces,
  drawRobbery,
  robberyChoiceSchema,
  robberyErrors,
  robberyOutcomes,
  robberyOutcomeSchema,
  robberyRefusal,
  type RobberyChoice,
  type RobberyOutcome,
} from './robbery.rules.ts';

export * from './robbery.config.ts';
export * from './robbery.rules.ts';
export * from './robbery.rules.ts';

/** The robbery: a wheel of eight sectors, each a share of the amount of the player's VIP level. */
export const robbery = defineFreeDraw<RobberyConfig, RobberyChoice, RobberyOutcome>({
  id: 'robbery',
  configSchema: robberyConfigSchema,
  defaultConfig: robberyDefaultConfig,
  cues: robberyCues,
  choiceSchema: robberyChoiceSchema,
  outcomeSchema: robberyOutcomeSchema,
  errors: robberyErrors,
  refusal: robberyRefusal,
  draw: drawRobbery,
  outcomes: robberyOutcomes,
  averages: robberyAverages,
  places: robberyPlaces,
});
