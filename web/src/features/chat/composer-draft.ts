import { createStore } from '../../core/store/store.ts';

/** Words that are being written: they stay while the chat is closed, and an author's name can be put among them. */
export const composerDraft = createStore('');

/** A text with a mention at its end. */
const withMention = (text: string, nick: string): string =>
  `${text}${text === '' || text.endsWith(' ') ? '' : ' '}@${nick} `;

/** Begins, or goes on, a message that mentions a player. */
export const mention = (nick: string): void => composerDraft.set(withMention(composerDraft.get(), nick));
