import { useMessages, type MessageKey } from '../../core/i18n/messages.ts';
import { paywayMessages, ru } from './payways.messages.ts';

const known = ['sbp', 'card', 'sbpP2p', 'cardP2p', 'cardKzt', 'cardUzs', 'mobile', 'yoomoney', 'cardRub'] as const;
const keys: ReadonlyMap<string, MessageKey<typeof ru>> = new Map(known.map((key) => [ru[key], key]));

/** The name of a way to pay in the page's language. Names that the house has given since stay as they are. */
export const usePaywayName = (): ((name: string) => string) => {
  const t = useMessages(paywayMessages);
  return (name) => {
    const key = keys.get(name);
    return key === undefined ? name : t(key);
  };
};
