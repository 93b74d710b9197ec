import type { Verification, VerifyStepName } from 'games-engine/verify';
import type { DrawTrace } from './draw-trace.ts';
import type { RoundMaterial } from './round-material.ts';

/** The steps of the page, in the order in which a round came about. */
export const stepIds = [
  'asked',
  'config',
  'commitment',
  'entropy',
  'bets',
  'closing',
  'beacon',
  'words',
  'draw',
  'outcome',
  'payout',
  'replay',
  'record',
] as const;
export type StepId = (typeof stepIds)[number];

/**
 * `waiting`: for the server seed. `unchecked`: what it takes to check it is not here. `blocked`: an earlier step leaves
 * nothing to compute with.
 */
export type StepState = 'pass' | 'fail' | 'waiting' | 'unchecked' | 'blocked';

/** One step as the page shows it. Names and formulas are the same in every language. */
export interface RoundStep {
  id: StepId;
  state: StepState;
  inputs: readonly { name: string; value: string }[];
  formula: string;
  expected: string | undefined; // computed in this browser
  got: string | undefined; // value of the record
}

export type Inputs = Readonly<Record<string, unknown>>;

const text = (value: unknown): string | undefined =>
  value === undefined ? undefined : typeof value === 'string' ? value : JSON.stringify(value);

interface StepTexts {
  formula: string;
  inputs?: Inputs;
  expected?: unknown;
  got?: unknown;
}

export const makeStep = (
  id: StepId,
  state: StepState,
  { formula, inputs = {}, expected, got }: StepTexts,
): RoundStep => ({
  id,
  state,
  formula,
  inputs: Object.entries(inputs).map(([name, value]) => ({ name, value: text(value) ?? '—' })),
  expected: text(expected),
  got: text(got),
});

export const passing = (pass: boolean): StepState => (pass ? 'pass' : 'fail');

const signed: ReadonlySet<VerifyStepName> = new Set(['closing', 'beacon']); // need a key, not the seed

/** A step of the engine's verification, with the page's formula and inputs. */
export const engineStep = (
  name: StepId & VerifyStepName,
  verification: Verification,
  formula: string,
  inputs: Inputs,
): RoundStep => {
  const found = verification.steps.find((step) => step.name === name);
  if (!found) return makeStep(name, 'blocked', { formula, inputs });
  const state = found.pass === null ? (signed.has(name) ? 'unchecked' : 'waiting') : passing(found.pass);
  return makeStep(name, state, { formula, inputs, expected: found.expected, got: found.got });
};

/** The record's hash: rebuilt from the round's data, and as it was published. */
export const recordStep = (verification: Verification, hash: string): RoundStep => {
  const rebuilt = verification.steps.find(({ name }) => name === 'record');
  const published = verification.steps.find(({ name }) => name === 'hash');
  const formula = 'SHA256(RFC8785(record))';
  if (!rebuilt) return makeStep('record', 'blocked', { formula, got: hash });
  const pass = rebuilt.pass === true && published?.pass === true;
  const { expected, got: record } = rebuilt;
  return makeStep('record', passing(pass), { formula, inputs: { record }, expected, got: hash });
};

/** Integers that a trace has drawn, one after the other. */
export const drawnInts = (trace: DrawTrace | undefined): string | undefined =>
  trace?.ints.map(({ range, result }) => `int(${range}) = ${result}`).join(', ');

/** The words that counted. */
export const usedInputs = (trace: DrawTrace | undefined): Inputs => {
  const words = trace?.words.filter(({ use }) => use === 'used').map(({ value }) => value);
  return words ? { word: words.join(', ') } : {};
};

/** Titles of the steps. */
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

/** Explanations of the steps, a sentence each. */
export const stepTexts = { solo: soloTexts, shared: sharedTexts } as const satisfies Record<
  RoundMaterial['hosting'],
  object
>;
