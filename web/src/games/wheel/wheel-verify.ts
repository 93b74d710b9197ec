import { wheelOutcomeSchema, type WheelOutcome } from 'games-engine/wheel';
import type { PastRound } from 'server/contract';

/** random.org's page that confirms a signature. */
export const RANDOM_ORG_FORM = 'https://api.random.org/signatures/form';

/** What a finished round came to; undefined for one without a draw. */
export const pastOutcome = ({ outcome }: PastRound): WheelOutcome | undefined =>
  wheelOutcomeSchema.safeParse(outcome).data;

/**
 * The fields that random.org's page is sent for an outcome, in its documented form; undefined for one that the house
 * drew. The signed text goes as it came: the signature is of its bytes.
 */
export const verificationFields = (
  outcome: WheelOutcome,
): readonly (readonly [name: string, value: string])[] | undefined =>
  outcome.source === 'random.org'
    ? [
        ['format', 'json'],
        ['random', outcome.random],
        ['signature', outcome.signature],
      ]
    : undefined;
