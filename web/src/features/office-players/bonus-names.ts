import { hasMessage, texts, useMessages } from '../../core/i18n/messages.ts';
import { vipName } from '../../core/vip/vip-level.ts';

/** Names a granted bonus, with its level or code where it has one. */
export const useGrantName = (): ((grant: { bonus: string; code: string }) => string) => {
  const t = useMessages('office-players', 'bonus-names');
  return ({ bonus, code }) => {
    const key = `bonus.${bonus}`;
    const name = hasMessage(texts('office-players', 'bonus-names'), key) ? t(key) : t('other');
    if (bonus === 'vipReward') return [name, vipName(Number(code))].filter(Boolean).join(', ');
    return bonus === 'promoCode' ? `${name}, ${code}` : name;
  };
};
