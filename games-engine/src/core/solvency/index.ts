export * from './leaf-list.ts';
export * from './reserve-proof.ts';
export * from './statement.ts';
export * from './sum-tree.ts';
