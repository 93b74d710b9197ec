export * from './battery.ts';
export * from './chi-square.ts';
export * from './normal.ts';
export * from './returns.ts';
export * from './runs-test.ts';
export * from './trial-band.ts';
