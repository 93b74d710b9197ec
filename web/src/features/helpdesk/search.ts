import { MIN_QUERY } from './helpdesk-tabs.ts';

/** A place of the help desk that can be found. */
export interface SearchEntry {
  readonly to: string;
  readonly place: string; // tab and group, as the reader sees them
  readonly title: string;
  readonly text: string; // without marks
}

/** A piece of a text: whether it is one of the words that were looked for. */
export interface Part {
  readonly text: string;
  readonly hit: boolean;
}

export interface Found {
  readonly entry: SearchEntry;
  readonly title: readonly Part[];
  readonly excerpt: readonly Part[];
}

const EXCERPT = 180; // characters
const BEFORE_HIT = 60;

const sameAs: Readonly<Record<string, string>> = {
  ı: 'i',
  '‘': "'",
  '’': "'",
  ʻ: "'",
  ʼ: "'",
  '`': "'",
  '\u00a0': ' ',
};

/** A text as it is compared: small, without accents (ё is е, Turkish ı is i), with the place of each character. */
export const fold = (text: string): { folded: string; at: number[] } => {
  const at: number[] = [];
  let folded = '';
  let offset = 0;
  for (const character of text) {
    const small = character.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
    const same = sameAs[small] ?? small;
    folded += same;
    for (let n = 0; n < same.length; n += 1) at.push(offset);
    offset += character.length;
  }
  at.push(offset);
  return { folded, at };
};

/** Different words of a text, as they are compared. */
export const wordsOf = (query: string): string[] => [
  ...new Set(
    fold(query)
      .folded.split(/\s+/)
      .filter((word) => word !== ''),
  ),
];

type Range = readonly [from: number, to: number];

/** Ranges of the words in a text, in order and without overlaps. */
const rangesOf = (text: string, words: readonly string[]): Range[] => {
  const { folded, at } = fold(text);
  const ranges: Range[] = [];
  for (const word of words)
    for (let from = folded.indexOf(word); from >= 0; from = folded.indexOf(word, from + word.length))
      ranges.push([at[from] ?? 0, at[from + word.length] ?? text.length]);
  return ranges
    .sort(([a], [b]) => a - b)
    .reduce<Range[]>((merged, [from, to]) => {
      const last = merged.at(-1);
      if (!last || from > last[1]) return [...merged, [from, to]];
      return [...merged.slice(0, -1), [last[0], Math.max(last[1], to)]];
    }, []);
};

const partsOf = (text: string, words: readonly string[]): Part[] => {
  const parts: Part[] = [];
  let end = 0;
  for (const [from, to] of rangesOf(text, words)) {
    parts.push({ text: text.slice(end, from), hit: false }, { text: text.slice(from, to), hit: true });
    end = to;
  }
  return [...parts, { text: text.slice(end), hit: false }].filter((part) => part.text !== '');
};

/** The words around the first hit, whole. */
const excerptOf = (text: string, words: readonly string[]): string => {
  const hit = rangesOf(text, words)[0]?.[0] ?? 0;
  const from = hit <= BEFORE_HIT ? 0 : text.indexOf(' ', hit - BEFORE_HIT) + 1;
  if (text.length - from <= EXCERPT) return `${from > 0 ? '…' : ''}${text.slice(from)}`;
  const to = text.lastIndexOf(' ', from + EXCERPT);
  return `${from > 0 ? '…' : ''}${text.slice(from, to > from ? to : from + EXCERPT)}…`;
};

/** The entries in which all words of a query occur, those first that have them in their title. */
export const search = (entries: readonly SearchEntry[], query: string): Found[] => {
  const words = wordsOf(query);
  if (query.trim().length < MIN_QUERY || words.length === 0) return [];
  const hasAll = (text: string): boolean => {
    const { folded } = fold(text);
    return words.every((word) => folded.includes(word));
  };
  const found = entries.filter(({ place, title, text }) => hasAll(`${place} ${title} ${text}`));
  const inTitle = found.filter(({ title }) => hasAll(title));
  return [...inTitle, ...found.filter((entry) => !inTitle.includes(entry))].map((entry) => ({
    entry,
    title: partsOf(entry.title, words),
    excerpt: partsOf(excerptOf(entry.text, words), words),
  }));
};
