export * from '../beacon-lights.ts';
export * from './evidence-checks.ts';
export * from './evidence-file.ts';
