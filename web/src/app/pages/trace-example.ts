/** A bet whose every figure can be recomputed: block 0 of the stream gives the word, the word modulo 10000 the number. */
export const traceExample = {
  serverSeed: 'af8a063bb1379af4608a2d0fe45baedc74f0845434d6d91f8ea8c27b3500bb09',
  clientSeed: 'you',
  nonce: 8,
  word: 'a78f00c9',
  roll: 6921,
} as const;
