import type { ReactNode } from 'react';
import { isChatSticker, type ChatMessage } from 'server/contract';
import { useChatWords } from './chat-words.ts';
import { GifPicture } from './gif.tsx';
import { Sticker } from './sticker.tsx';

/** The picture of a message: a sticker or a GIF. */
export const MessagePicture = ({ type, message }: Pick<ChatMessage, 'type' | 'message'>): ReactNode => {
  const words = useChatWords();
  return isChatSticker(message) ? (
    <Sticker name={message} label={words({ type, message })} />
  ) : (
    <GifPicture address={message} />
  );
};
