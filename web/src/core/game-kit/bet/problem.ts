import { generalCodes } from 'server/contract';
import { CallError, isConnectionLoss } from '../../connection/call-error.ts';
import type { PlayFailure } from '../result/result.ts';
import { useMessages } from '../../i18n/messages.ts';

/**
 * Meaning of a refusal for auto play. `delayed`: the same may be sent again soon. `closed`: not before the next round.
 */
export type BetFailure = PlayFailure | 'delayed' | 'closed';

/** Why a bet was not taken, or that nobody knows whether it was. */
export interface BetProblem {
  code: number | string; // the server's, or 'unknown'
  msg: string; // the server's sentence; empty when its answer was lost
  failure: BetFailure;
  retryAfterMs: number;
  staleConfig: boolean; // the limits shown here may be old
}

/** Meaning of one code. */
export type Meaning = BetFailure | { failure: BetFailure; staleConfig: true };

/** Meanings of the catalogue's codes. */
export type Meanings = Readonly<Record<string, Meaning>>;

/** Meaning of a failed call. Everything that is not a known refusal leaves the outcome unknown. */
export type ProblemOf = (error: unknown) => BetProblem;

/** Pause after "too fast" when the server gives none. */
export const TOO_FAST_MS = 300;

const general: Meanings = {
  0: 'signed-out',
  400: 'refused',
  404: 'refused',
  409: 'refused',
  429: 'delayed',
  500: 'refused',
  503: 'refused',
  EXCLUSION_OVER: 'refused',
  IDENTITY_REVIEW: 'refused',
  LIMIT_LOSS: 'refused',
  LIMIT_SESSION: 'refused',
  LIMIT_WAGER: 'refused',
  MAX_BET: { failure: 'refused', staleConfig: true },
  MIN_BET: { failure: 'refused', staleConfig: true },
  NOT_ENOUGTH_BALANCE: 'insufficient',
  SELF_EXCLUDED: 'refused',
  TIME_OUT: 'refused',
  TOO_FAST: 'delayed',
  WAIT_CANCEL_ROUND: { failure: 'refused', staleConfig: true },
};

/** Code 500 has two meanings: the currency, or a fault of the server, which alone carries a reference. */
export const isFault = (error: unknown): boolean =>
  error instanceof CallError && error.code === 500 && error.requestId !== undefined;

/** No process of the server could say in time what became of it: it asks to be asked again under the same id. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof CallError && error.code === generalCodes.noAnswer;

/** True when the server's answer is lost or is no answer: the bet may have been settled. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof CallError) || isConnectionLoss(error) || isFault(error) || isUnanswered(error);

/** A bet that was sent, whose answer was lost, and which the server will not look at again. */
export class OutcomeUnknownError extends Error {
  constructor(cause: unknown) {
    super('what became of the bet is not known', { cause });
    this.name = 'OutcomeUnknownError';
  }
}

const UNKNOWN: BetProblem = {
  code: 'unknown',
  msg: '',
  failure: 'unknown',
  retryAfterMs: TOO_FAST_MS,
  staleConfig: false,
};

const meaningOf = (meanings: Meanings, error: CallError): Meaning =>
  isOutcomeUnknown(error) ? 'unknown' : (meanings[error.code] ?? general[error.code] ?? 'unknown');

/** Reads a game's refusals: its own codes first, then those that all games share. */
export const createProblemOf =
  (meanings: Meanings): ProblemOf =>
  (error) => {
    if (!(error instanceof CallError) || isConnectionLoss(error)) return UNKNOWN;
    const { code, msg, retryAfterMs = TOO_FAST_MS } = error;
    const meaning = meaningOf(meanings, error);
    const { failure, staleConfig } = typeof meaning === 'string' ? { failure: meaning, staleConfig: false } : meaning;
    return { code, msg, failure, retryAfterMs, staleConfig };
  };

/** Says a problem: in the server's words, or that nobody knows yet what became of the bet. */
export const useProblemText = (): ((problem: BetProblem) => string) => {
  const t = useMessages('game-kit', 'main');
  return ({ msg }) => msg || t('outcome.unknown');
};
