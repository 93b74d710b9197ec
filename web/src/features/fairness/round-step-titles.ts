import type { StepId } from './round-steps.ts';

/** What each step is called. */
export const stepTitles = {
  asked: 'step.asked',
  config: 'step.config',
  commitment: 'step.commitment',
  words: 'step.words',
  draw: 'step.draw',
  outcome: 'step.outcome',
  payout: 'step.payout',
  replay: 'step.replay',
  record: 'step.record',
} as const satisfies Record<StepId, string>;

/** What each step checks, in a sentence. */
export const stepTexts = {
  asked: 'step.asked.text',
  config: 'step.config.text',
  commitment: 'step.commitment.text',
  words: 'step.words.text',
  draw: 'step.draw.text',
  outcome: 'step.outcome.text',
  payout: 'step.payout.text',
  replay: 'step.replay.text',
  record: 'step.record.text',
} as const satisfies Record<StepId, string>;
