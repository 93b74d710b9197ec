import { createStore } from '../../core/store/store.ts';

/** Words that are being written: they stay while the chat is closed, and an author's name can be put among them. */
export const composerDraft = createStore('');

/** A text with a mention at its end. */
const withMention = (text: string, nick: string): string =>
  `${text}${text === '' || text.endsWith(' ') ? '' : ' '}@${nick} `;

/** The name that is being typed: from its "@" up to the caret. */
export interface TypedName {
  readonly from: number;
  readonly to: number;
  readonly prefix: string;
}

const TYPED = /(?<![\p{L}\p{M}\d._@-])@(?<prefix>[\p{L}\d.]{0,15})$/u;

/** The mention at the caret of a text; undefined: nobody is being named there. */
export const typedName = (text: string, caret: number): TypedName | undefined => {
  const prefix = TYPED.exec(text.slice(0, caret))?.groups?.['prefix'];
  return prefix === undefined ? undefined : { from: caret - prefix.length - 1, to: caret, prefix };
};

/** A text with a player in the place of what was typed of their name, and where the caret stands then. */
export const withName = (text: string, { from, to }: TypedName, nick: string): { text: string; caret: number } => {
  const before = `${text.slice(0, from)}@${nick} `;
  return { text: before + text.slice(to).trimStart(), caret: before.length };
};

/** Begins, or goes on, a message that mentions a player. */
export const mention = (nick: string): void => composerDraft.set(withMention(composerDraft.get(), nick));
