export * from './checkpoint.ts';
export * from './encoding.ts';
export * from './memory-tree.ts';
export * from './merkle.ts';
export * from './note.ts';
export * from './proof.ts';
