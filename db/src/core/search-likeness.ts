/** Letters of a word that may be wrong, missing, too many or swapped with the next, by the length of the word. */
const slipsIn = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Edits that turn a word into some beginning of a name: insertions, deletions, replacements, swaps of neighbours. */
const editsToPrefix = (word: string, name: string): number => {
  let [before, row] = [[] as number[], Array.from({ length: name.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= word.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= name.length; j += 1) {
      const isSame = word[i - 1] === name[j - 1];
      const isSwapped = i > 1 && j > 1 && word[i - 1] === name[j - 2] && word[i - 2] === name[j - 1];
      const edits = [(row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1)];
      next.push(Math.min(...edits, isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity));
    }
    [before, row] = [row, next];
  }
  return Math.min(...row);
};

const hasWord = (asked: string, name: string, slips: (word: string) => number): boolean =>
  asked
    .split(' ')
    .filter(({ length }) => length > 2)
    .some((word) => name.split(' ').some((part) => editsToPrefix(word, part) <= slips(word)));

/** A digit, or two letters: what else stands in a name by chance. */
const isTelling = (text: string): boolean => text.length > 1 || /\d/.test(text);

/**
 * True when a typed text may mean this name; all as `searchText` gives them. Shared trigrams alone are not enough:
 * among thousands of names some share a few with any nonsense. At least one word is a word of the name but for a slip;
 * typed on the other layout of the keyboard, without one.
 */
export const isMeant = (name: string, asked: string, typedOtherwise: string): boolean =>
  (isTelling(asked) && name.includes(asked)) || hasWord(asked, name, slipsIn) || hasWord(typedOtherwise, name, () => 0);
