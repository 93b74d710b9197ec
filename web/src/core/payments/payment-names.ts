import { useMessages, type MessageKey, type Texts } from '../i18n/messages.ts';

type PaywayKey = MessageKey<Texts<'payments', 'payways'>>;
type BankKey = MessageKey<Texts<'payments', 'banks'>>;

/** Names of a new house, and the words for them. */
const payways: ReadonlyMap<string, PaywayKey> = new Map([
  ['СБП', 'sbp'],
  ['Банковская карта', 'card'],
  ['СБП P2P', 'sbpP2p'],
  ['Карта P2P', 'cardP2p'],
  ['Карта KZT', 'cardKzt'],
  ['Карта UZS', 'cardUzs'],
  ['Мобильный платёж', 'mobile'],
  ['ЮMoney', 'yoomoney'],
  ['Карта RUB', 'cardRub'],
]);
const banks: ReadonlyMap<string, BankKey> = new Map([
  ['Сбербанк', 'sber'],
  ['Т-Банк', 'tbank'],
  ['Альфа-Банк', 'alfa'],
  ['ВТБ', 'vtb'],
  ['Райффайзен Банк', 'raiffeisen'],
  ['Газпромбанк', 'gazprom'],
  ['Совкомбанк', 'sovcom'],
  ['Озон Банк', 'ozon'],
  ['Россельхозбанк', 'rosselkhoz'],
  ['ПСБ', 'psb'],
]);

/** The name of a way to pay in the words of the page's language. Names that the house has given since stay as they are. */
export const usePaywayName = (): ((name: string) => string) => {
  const t = useMessages('payments', 'payways');
  return (name) => {
    const key = payways.get(name);
    return key === undefined ? name : t(key);
  };
};

/** The same of a bank. */
export const useBankName = (): ((name: string) => string) => {
  const t = useMessages('payments', 'banks');
  return (name) => {
    const key = banks.get(name);
    return key === undefined ? name : t(key);
  };
};
