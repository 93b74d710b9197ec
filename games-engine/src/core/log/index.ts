export * from './add-checkpoint.ts';
export * from './checkpoint.ts';
export * from './cosignature.ts';
export * from './encoding.ts';
export * from './memory-tree.ts';
export * from './merkle.ts';
export * from './note.ts';
export * from './proof.ts';
