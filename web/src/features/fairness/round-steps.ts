import { asJson, type Difference, type RoundRecord, type SoloLog, type StreamSeeds } from 'games-engine';
import { verifyRound, type Verification, type VerifyStepName } from 'games-engine/verify';
import type { PublicRound } from 'server/contract';
import type { DrawTrace } from './draw-trace.ts';
import type { Explained } from './round-explainer.ts';
import { gatherRound, type RoundMaterial } from './round-material.ts';

/** The steps of the page, in the order in which a round came about. */
export const stepIds = [
  'asked',
  'config',
  'commitment',
  'words',
  'draw',
  'outcome',
  'payout',
  'replay',
  'record',
] as const;
export type StepId = (typeof stepIds)[number];

/** `waiting`: for the server seed. `blocked`: an earlier step leaves nothing to compute with. */
export type StepState = 'pass' | 'fail' | 'waiting' | 'blocked';

/** One step as the page shows it. Names and formulas are the same in every language. */
export interface RoundStep {
  id: StepId;
  state: StepState;
  inputs: readonly { name: string; value: string }[];
  formula: string;
  expected: string | undefined; // computed in this browser
  got: string | undefined; // what the record says
}

/** A round with everything that this browser could compute about it. */
export interface CheckedRound {
  state: 'pass' | 'partial' | 'fail';
  steps: readonly RoundStep[];
  failedAt: StepId | undefined;
  difference: Difference | undefined; // where the record first departs
  log: SoloLog<object, object> | undefined; // undefined when it cannot be read
  explained: Explained | undefined;
  trace: DrawTrace | undefined; // from the reveal on
  seeds: StreamSeeds | undefined;
}

/** The round that the page's address names. */
export interface AskedRound {
  game: string;
  id: string;
}

type Inputs = Readonly<Record<string, unknown>>;

const text = (value: unknown): string | undefined =>
  value === undefined ? undefined : typeof value === 'string' ? value : JSON.stringify(value);

const makeStep = (
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

const passing = (pass: boolean): StepState => (pass ? 'pass' : 'fail');

/** What was asked for and what the record says it is: the first thing that an exchanged record gets wrong. */
const askedStep = (asked: AskedRound, { record, log }: RoundMaterial): RoundStep => {
  const identity = (...[game, id, betId, number]: (string | number | undefined)[]): string =>
    `game ${game}\nrecord ${id}, number ${number}\nbet ${betId}, nonce ${log?.bet.nonce}`;
  const expected = identity(asked.game, asked.id, asked.id, log?.bet.nonce);
  const got = identity(record.game, record.id, log?.bet.id, record.number);
  const state = log ? passing(expected === got) : 'fail';
  return makeStep('asked', state, 'record.id = bet.id, record.number = bet.nonce', { ...asked }, expected, got);
};

/** A step of the engine's verification, with the page's formula and inputs. */
const engineStep = (
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
    found.pass === null ? 'waiting' : passing(found.pass),
    formula,
    inputs,
    found.expected,
    found.got,
  );
};

const WORDS_FORMULA = 'HMAC_SHA256(serverSeed, clientSeed ":" nonce ":" block)';

const wordsStep = ({ log, round: { serverSeed }, trace }: RoundMaterial): RoundStep => {
  if (!log) return makeStep('words', 'blocked', WORDS_FORMULA, {});
  const { clientSeed, nonce } = log.bet;
  const state = serverSeed === null ? 'waiting' : trace ? 'pass' : 'blocked';
  const tries = trace?.ints.map(({ range, result }) => `int(${range}) = ${result}`).join(', ');
  return makeStep('words', state, WORDS_FORMULA, { serverSeed: serverSeed ?? '—', clientSeed, nonce }, tries);
};

const outcomeStep = ({ explained, log }: RoundMaterial): RoundStep => {
  if (!explained || !log) return makeStep('outcome', 'blocked', '', {});
  const paid = log.payoutMinor > 0n;
  const { rule, instance } = explained.winning;
  const state = passing(explained.wins === paid);
  return makeStep('outcome', state, rule, {}, `${instance}: ${explained.wins}`, `payout = ${log.payoutMinor}`);
};

const recordStep = (verification: Verification, hash: string): RoundStep => {
  const rebuilt = verification.steps.find(({ name }) => name === 'record');
  const published = verification.steps.find(({ name }) => name === 'hash');
  const formula = 'SHA256(RFC8785(record))';
  if (!rebuilt) return makeStep('record', 'blocked', formula, {}, undefined, hash);
  const pass = rebuilt.pass === true && published?.pass === true;
  return makeStep('record', passing(pass), formula, { record: rebuilt.got }, rebuilt.expected, hash);
};

const payoutStep = ({ explained, log }: RoundMaterial, verification: Verification): RoundStep => {
  const formula = explained ? `${explained.payout.rule}\n${explained.payout.instance}` : '';
  const inputs = { stake: log?.bet.stakeMinor.toString(), multiplier: explained?.multiplier };
  return engineStep('payout', 'payout', verification, formula, inputs);
};

const usedWords = (trace: DrawTrace | undefined): Inputs => {
  const words = trace?.words.filter(({ use }) => use === 'used').map(({ value }) => value);
  return words ? { word: words.join(', ') } : {};
};

const stepsOf = (asked: AskedRound, material: RoundMaterial, verification: Verification): RoundStep[] => {
  const { round, record, log, trace, explained } = material;
  const { version } = Object(record.config) as Partial<RoundRecord['config']>;
  const events = log && record.events.length;
  return [
    askedStep(asked, material),
    engineStep('config', 'config', verification, 'SHA256(RFC8785(config))', { version }),
    engineStep('commitment', 'commitment', verification, 'SHA256(serverSeed)', { serverSeed: round.serverSeed ?? '—' }),
    wordsStep(material),
    engineStep('draw', 'draw', verification, explained?.draw ?? '', usedWords(trace)),
    outcomeStep(material),
    payoutStep(material, verification),
    engineStep('replay', 'replay', verification, 'machine(config, events) → final', { events }),
    recordStep(verification, round.hash),
  ];
};

const verify = (record: RoundRecord, { config, serverSeed, hash }: PublicRound): Verification => {
  try {
    return verifyRound(record, { config, serverSeed, hash });
  } catch (error) {
    return { ok: false, steps: [], first: { path: 'record', expected: 'a round record', got: asJson(String(error)) } };
  }
};

/** Recomputes a round step by step. Never throws, whatever the server has sent. */
export const checkRound = (asked: AskedRound, round: PublicRound): CheckedRound => {
  const material = gatherRound(round);
  const verification = verify(material.record, round);
  const steps = stepsOf(asked, material, verification);
  const failedAt = steps.find(({ state }) => state === 'fail')?.id ?? (verification.ok ? undefined : 'record');
  const isWhole = steps.every(({ state }) => state === 'pass');
  const notAsked = failedAt && { path: 'id', expected: asked.id, got: asJson(material.record.id) };
  const { log, explained, trace, seeds } = material;
  return {
    state: failedAt ? 'fail' : isWhole ? 'pass' : 'partial',
    steps,
    failedAt,
    difference: verification.first ?? notAsked,
    log,
    explained,
    trace,
    seeds,
  };
};
