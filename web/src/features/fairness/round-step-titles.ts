import type { RoundMaterial } from './round-material.ts';
import type { StepId } from './round-step.ts';

/** What each step is called. */
export const stepTitles = {
  asked: 'step.asked',
  config: 'step.config',
  commitment: 'step.commitment',
  entropy: 'step.entropy',
  bets: 'step.bets',
  closing: 'step.closing',
  beacon: 'step.beacon',
  words: 'step.words',
  draw: 'step.draw',
  outcome: 'step.outcome',
  payout: 'step.payout',
  replay: 'step.replay',
  record: 'step.record',
} as const satisfies Record<StepId, string>;

const soloTexts = {
  asked: 'step.asked.text',
  config: 'step.config.text',
  commitment: 'step.commitment.text',
  entropy: 'step.entropy.text',
  bets: 'step.bets.text',
  closing: 'step.closing.text',
  beacon: 'step.beacon.text',
  words: 'step.words.text',
  draw: 'step.draw.text',
  outcome: 'step.outcome.text',
  payout: 'step.payout.text',
  replay: 'step.replay.text',
  record: 'step.record.text',
} as const satisfies Record<StepId, string>;

const sharedTexts = {
  ...soloTexts,
  asked: 'step.asked.shared',
  commitment: 'step.commitment.shared',
  words: 'step.words.shared',
  payout: 'step.payout.shared',
} as const satisfies Record<StepId, string>;

/** What each step checks, in a sentence. */
export const stepTexts = { solo: soloTexts, shared: sharedTexts } as const satisfies Record<
  RoundMaterial['hosting'],
  object
>;
