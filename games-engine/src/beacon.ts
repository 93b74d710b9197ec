// What needs the curve BLS12-381: an entry of its own, so that pages which check no beacon do not load it.
export * from './core/beacon/beacon-key.ts';
export * from './core/beacon/beacon-proof.ts';
