import { CallError, isConnectionLoss } from '../../core/connection/call-error.ts';
import type { PlayFailure } from '../../core/game-kit/play-result.ts';
import type { diceRu } from './dice.messages.ts';

type Key = Extract<keyof typeof diceRu, `error.${string}`>;

/** Why a bet was not taken, ready to be said. */
export interface DiceProblem {
  key: Key;
  params: Record<string, string>;
  failure: PlayFailure | 'delayed'; // what it means for auto play
  retryAfterMs: number;
  staleConfig: boolean; // the limits shown here may be old
}

interface Meaning {
  key: Key;
  failure: DiceProblem['failure'];
  staleConfig?: true;
}

/** How long to wait after "too fast" when the server does not say. */
export const TOO_FAST_MS = 300;

const meanings: Readonly<Record<string, Meaning>> = {
  0: { key: 'error.0', failure: 'signed-out' },
  1: { key: 'error.1', failure: 'insufficient' },
  3: { key: 'error.3', failure: 'refused', staleConfig: true },
  4: { key: 'error.4', failure: 'refused' },
  5: { key: 'error.5', failure: 'refused', staleConfig: true },
  6: { key: 'error.6', failure: 'insufficient' },
  7: { key: 'error.7', failure: 'delayed' },
  400: { key: 'error.400', failure: 'refused' },
  404: { key: 'error.404', failure: 'refused' },
  409: { key: 'error.409', failure: 'refused' },
  429: { key: 'error.429', failure: 'delayed' },
  500: { key: 'error.500', failure: 'refused' },
  503: { key: 'error.503', failure: 'refused' },
  MAX_BET: { key: 'error.MAX_BET', failure: 'refused', staleConfig: true },
  WAIT_CANCEL_ROUND: { key: 'error.WAIT_CANCEL_ROUND', failure: 'refused', staleConfig: true },
};

const unknown: Meaning = { key: 'error.unknown', failure: 'unknown' };
const fault: Meaning = { key: 'error.fault', failure: 'unknown' };

/** Code 500 has two meanings: the currency, or a fault of the server, which alone carries a reference. */
export const isFault = (error: unknown): boolean =>
  error instanceof CallError && error.code === 500 && error.requestId !== undefined;

/** Whether the server's answer is lost or is no answer: the bet may have been settled. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof CallError) || isConnectionLoss(error) || isFault(error);

/** Refusals that pass by themselves. */
export const isPassing = (error: unknown): boolean =>
  error instanceof CallError && [7, 429, 503].some((code) => code === error.code);

/** A bet that was sent, whose answer was lost, and which the server will not look at again. */
export class OutcomeUnknownError extends Error {
  constructor(cause: unknown) {
    super('what became of the bet is not known', { cause });
    this.name = 'OutcomeUnknownError';
  }
}

const meaningOf = (error: unknown): Meaning => {
  if (isFault(error)) return fault;
  if (!(error instanceof CallError) || isOutcomeUnknown(error)) return unknown;
  return meanings[String(error.code)] ?? unknown;
};

/** What a failed `dice.play` means. Everything that is not a known refusal leaves the outcome unknown. */
export const problemOf = (error: unknown): DiceProblem => {
  const { key, failure, staleConfig = false } = meaningOf(error);
  const details: Partial<CallError> = error instanceof CallError ? error : {};
  const { limit = '', currency = '', requestId = '', retryAfterMs = TOO_FAST_MS } = details;
  return { key, params: { limit, currency, requestId }, failure, retryAfterMs, staleConfig };
};
