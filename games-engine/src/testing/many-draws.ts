/** Draws that a test of their spread looks at: a million in `npm run test:long`. */
export const MANY_DRAWS = process.env['LONG_TESTS'] ? 1_000_000 : 250_000;
