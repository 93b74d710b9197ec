import type { Verification, VerifyStepName } from 'games-engine/verify';
import type { DrawTrace } from './draw-trace.ts';

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
  got: string | undefined; // what the record says
}

export type Inputs = Readonly<Record<string, unknown>>;

const text = (value: unknown): string | undefined =>
  value === undefined ? undefined : typeof value === 'string' ? value : JSON.stringify(value);

export const makeStep = (
  id: StepId,
  state: StepState,
  formula: string,
  inputs: Inputs,
  expected?: unknown,
  got?: unknown,
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
  id: StepId,
  name: VerifyStepName,
  verification: Verification,
  formula: string,
  inputs: Inputs,
): RoundStep => {
  const found = verification.steps.find((step) => step.name === name);
  if (!found) return makeStep(id, 'blocked', formula, inputs);
  return makeStep(
    id,
    found.pass === null ? (signed.has(name) ? 'unchecked' : 'waiting') : passing(found.pass),
    formula,
    inputs,
    found.expected,
    found.got,
  );
};

/** The record's hash: rebuilt from the round's data, and as it was published. */
export const recordStep = (verification: Verification, hash: string): RoundStep => {
  const rebuilt = verification.steps.find(({ name }) => name === 'record');
  const published = verification.steps.find(({ name }) => name === 'hash');
  const formula = 'SHA256(RFC8785(record))';
  if (!rebuilt) return makeStep('record', 'blocked', formula, {}, undefined, hash);
  const pass = rebuilt.pass === true && published?.pass === true;
  return makeStep('record', passing(pass), formula, { record: rebuilt.got }, rebuilt.expected, hash);
};

/** What a trace has drawn, one integer after the other. */
export const drawnInts = (trace: DrawTrace | undefined): string | undefined =>
  trace?.ints.map(({ range, result }) => `int(${range}) = ${result}`).join(', ');

/** The words that counted. */
export const usedInputs = (trace: DrawTrace | undefined): Inputs => {
  const words = trace?.words.filter(({ use }) => use === 'used').map(({ value }) => value);
  return words ? { word: words.join(', ') } : {};
};
