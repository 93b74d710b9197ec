import { createContext, useContext } from 'react';
import type { GameFairness } from '../../../core/games/explain.ts';

/** Explanations of games' rounds, by the games' ids. */
export type VerifierGames = ReadonlyMap<string, GameFairness>;

/** The games that the verifier knows: its entry provides them, for in its one file no part loads later. */
export const VerifierGamesContext = createContext<VerifierGames>(new Map());

export const useVerifierGames = (): VerifierGames => useContext(VerifierGamesContext);

/** Source to check: pasted or a file. It can be read more than once. */
export interface VerifierSource {
  pieces(): AsyncIterable<string>;
}

/** Not a text at all, so not what can be checked. */
export class NotTextError extends Error {}

export const textSource = (text: string): VerifierSource => ({
  async *pieces() {
    yield text;
  },
});

const readAll = async function* (stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = stream.getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      yield decoder.decode(value, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw new NotTextError('not UTF-8', { cause: error });
    throw error;
  } finally {
    await reader.cancel();
  }
};

/** A file, read piece by piece: it may be larger than memory. */
export const fileSource = (file: Blob): VerifierSource => ({ pieces: () => readAll(file.stream()) });

/** The lines of a source, a batch for each piece; none of them empty at the end. */
export const linesOf = async function* (source: VerifierSource): AsyncGenerator<string[]> {
  let rest = '';
  for await (const piece of source.pieces()) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines.map(withoutReturn);
  }
  if (rest.trim() !== '') yield [withoutReturn(rest)];
};

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);
