export * from './test-cluster.ts';
export * from './test-database.ts';
