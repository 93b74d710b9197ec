const QUOTED = /^\s*>/;
const DIVIDERS = [/^-{2,}\s*\S.*\S\s*-{2,}$/, /^_{10,}$/, /^-- $/]; // "--- Original message ---", Outlook's line, a signature
const INTRODUCTION = /:\s*$/; // "On Monday Support wrote:", in whatever language
const INTRODUCTION_LINES = 3; // mail programs break it

/** True for a line after which there is nothing but what was quoted. */
const isQuoteOf = (lines: readonly string[], from: number): boolean =>
  lines.slice(from).some((line) => QUOTED.test(line)) &&
  lines.slice(from).every((line) => QUOTED.test(line) || line.trim() === '');

const introductionAt = (lines: readonly string[]): number =>
  lines.findIndex((_line, place) =>
    [...Array(INTRODUCTION_LINES).keys()].some(
      (more) =>
        lines.slice(place, place + more + 1).every((part) => part.trim() !== '') &&
        INTRODUCTION.test(lines[place + more] ?? '') &&
        isQuoteOf(lines, place + more + 1),
    ),
  );

/** The words of an e-mail without what it quotes and its signature. */
export const cutQuote = (text: string): string => {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const ends = [
    introductionAt(lines),
    lines.findIndex((line, place) => QUOTED.test(line) && isQuoteOf(lines, place)),
    lines.findIndex((line) => DIVIDERS.some((divider) => divider.test(line))),
  ].filter((place) => place >= 0);
  return lines
    .slice(0, Math.min(lines.length, ...ends))
    .filter((line) => !QUOTED.test(line))
    .join('\n')
    .trim();
};
