import { it } from 'vitest';

/** True in `npm run test:long`: what a person does once is repeated for each width, game and cause. */
export const isLong = process.env['LONG_TESTS'] !== undefined;

/** All cases in the long run, and the first of them otherwise. */
export const firstOf = <Case>(cases: readonly Case[]): readonly Case[] => (isLong ? cases : cases.slice(0, 1));

/** A test of the long run: its rule is proved elsewhere, in Node or by another game's page. */
export const longIt = it.runIf(isLong);
