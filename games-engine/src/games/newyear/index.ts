import { defineFreeDraw } from '../../core/free-draw.ts';
import { newyearConfigSchema, newyearCues, newyearDefaultConfig, type NewyearConfig } from './newyear.config.ts';
import {
  newyearAverages,
  newyearPlaces,
  drawNewyear,
  newyearChoiceSchema,
  newyearErrors,
  newyearOutcomes,
  newyearOutcomeSchema,
  newyearRefusal,
  type NewyearChoice,
  type NewyearOutcome,
} from './newyear.rules.ts';

export * from './newyear.config.ts';
export * from './newyear.rules.ts';
export * from './newyear.rules.ts';

/** The New Year drum: a ticket draws one of its prizes. */
export const newyear = defineFreeDraw<NewyearConfig, NewyearChoice, NewyearOutcome>({
  id: 'newyear',
  configSchema: newyearConfigSchema,
  defaultConfig: newyearDefaultConfig,
  cues: newyearCues,
  choiceSchema: newyearChoiceSchema,
  outcomeSchema: newyearOutcomeSchema,
  errors: newyearErrors,
  refusal: newyearRefusal,
  draw: drawNewyear,
  outcomes: newyearOutcomes,
  averages: newyearAverages,
  places: newyearPlaces,
});
