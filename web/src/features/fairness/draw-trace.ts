import { FairStream, streamBlock, type IntSource, type StreamSeeds } from 'games-engine';

/** One word of the stream and what became of it. */
export interface TracedWord {
  block: number;
  index: number; // 0 … 7 within the block
  value: number;
  hex: string; // eight characters, as openssl prints them
  use: 'used' | 'skipped' | 'unread';
}

/** One integer that was drawn: int(range) = result, from these words; all but the last try were skipped. */
export interface TracedInt {
  range: number;
  words: readonly number[]; // positions in the stream
  result: number;
}

/** A draw taken apart. */
export interface DrawTrace {
  ints: readonly TracedInt[];
  words: readonly TracedWord[]; // whole blocks
  outcome: object;
}

const WORD = 2 ** 32;
const WORDS_PER_BLOCK = 8;

/** The stream itself, watched: rules draw from it as they do on the server. */
class WatchedStream extends FairStream {
  readonly ints: TracedInt[] = [];

  override int(range: number): number {
    const first = this.wordsRead;
    const result = super.int(range);
    this.ints.push({ range, result, words: Array.from({ length: this.wordsRead - first }, (_, i) => first + i) });
    return result;
  }
}

/** The words an integer was made of: its last try. A range above 2^32 takes two words a try. */
export const usedWords = ({ range, words }: TracedInt): readonly number[] => words.slice(range <= WORD ? -1 : -2);

/** Draws an outcome again by a game's rules and keeps every word that was read on the way. */
export const traceDraw = (draw: (source: IntSource) => object, seeds: StreamSeeds): DrawTrace => {
  const stream = new WatchedStream(seeds);
  const outcome = draw(stream);
  const used = new Set(stream.ints.flatMap(usedWords));
  const read = new Set(stream.ints.flatMap(({ words }) => words));
  const useOf = (position: number): TracedWord['use'] =>
    used.has(position) ? 'used' : read.has(position) ? 'skipped' : 'unread';
  const blocks = Math.max(1, Math.ceil(stream.wordsRead / WORDS_PER_BLOCK));
  const words = Array.from({ length: blocks }, (_, block) => [...streamBlock(seeds, block)]).flat();
  return {
    ints: stream.ints,
    outcome,
    words: words.map((value, position) => ({
      block: Math.floor(position / WORDS_PER_BLOCK),
      index: position % WORDS_PER_BLOCK,
      value,
      hex: value.toString(16).padStart(8, '0'),
      use: useOf(position),
    })),
  };
};
