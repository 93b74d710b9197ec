/** A piece of a line: plain, or a link to another page of the site. */
export type Inline = string | { readonly text: string; readonly to: string };

/** A paragraph, or the items of a list. */
export type Block =
  | { readonly kind: 'paragraph'; readonly line: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] };

const LINK = /\[([^\]]+)\]\((\/(?!\/)[^\s)]*)\)/g; // links of the site alone: the rest stays as it was written
const ITEM = '- ';

const inlinesOf = (line: string): Inline[] => {
  const pieces: Inline[] = [];
  let end = 0;
  for (const match of line.matchAll(LINK)) {
    pieces.push(line.slice(end, match.index), { text: match[1] ?? '', to: match[2] ?? '' });
    end = match.index + match[0].length;
  }
  return [...pieces, line.slice(end)].filter((piece) => piece !== '');
};

/** Reads a text: a line is a paragraph, lines that begin with "- " are a list, `[words](/path)` is a link. */
export const parseRichText = (text: string): Block[] => {
  const blocks: (Block & { items?: Inline[][] })[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    const last = blocks.at(-1);
    if (line.startsWith(ITEM)) {
      const item = inlinesOf(line.slice(ITEM.length));
      if (last?.kind === 'list') last.items.push(item);
      else blocks.push({ kind: 'list', items: [item] });
    } else if (line !== '') blocks.push({ kind: 'paragraph', line: inlinesOf(line) });
  }
  return blocks;
};

const plainLine = (line: readonly Inline[]): string =>
  line.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

/** The text alone, for who looks for words in it. */
export const plainText = (text: string): string =>
  parseRichText(text)
    .flatMap((block) => (block.kind === 'list' ? block.items.map(plainLine) : [plainLine(block.line)]))
    .join(' ');

/** Targets of a text's links. */
export const linksIn = (text: string): string[] => [...text.matchAll(LINK)].map((match) => match[2] ?? '');
