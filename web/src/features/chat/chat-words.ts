import { chatTypes, isChatSticker, readGifAddress, type ChatMessage } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';

/** A text that is only an address of this site, such as that of a shared bet, without what all of them begin with. */
const shortAddress = (text: string): string =>
  text.startsWith(`${location.origin}/`) ? text.slice(location.origin.length) : text;

/** Words for a message, whatever its type: for quotes, screen readers and lists. */
export const useChatWords = (): ((message: Pick<ChatMessage, 'type' | 'message'>) => string) => {
  const t = useMessages('chat', 'pictures');
  return ({ type, message }) => {
    if (type === chatTypes.airdrop || type === chatTypes.airdropOver) return t('airdrop');
    if (type === chatTypes.sticker && isChatSticker(message))
      return t('sticker.said', { name: t(`sticker.${message}`) });
    if (type === chatTypes.gif) return t('gif.said', { title: readGifAddress(message)?.title ?? '' }).trim();
    return shortAddress(message);
  };
};
