// Checks of elliptic curves: an entry of its own, so that pages with no signature to check do not load them.
import { verifyBeacon } from './core/beacon/beacon-proof.ts';
import { isClosingSigned } from './core/draw/signed-closing.ts';
import type { SignatureChecks } from './verify-step.ts';

export * from './core/beacon/beacon-key.ts';
export * from './core/beacon/beacon-proof.ts';
export * from './core/draw/signed-closing.ts';

/** The checks of a verification that has them all. */
export const signatureChecks: SignatureChecks = { verifyBeacon, isClosingSigned };
