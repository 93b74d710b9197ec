import { useCallback } from 'react';
import { formatUnitsMinor } from '../../core/format/format.ts';
import { useLanguage } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';

const unitsOf: Readonly<Record<string, string>> = {
  dic: 'DIC',
  dicLocked: 'DIC',
  usdic: 'USDIC',
  usdicLocked: 'USDIC',
};

/** The unit of an account that is not money: DIC or USDIC. */
export const unitOf = (account: string | null): string | undefined => unitsOf[account ?? ''];

/** Formats hundredths of an account's unit: DIC and USDIC as such, all else in the player's currency. */
export const useBonusAmount = (): ((account: string | null, amountMinor: number) => string) => {
  const language = useLanguage();
  const { format } = useMoney();
  return useCallback(
    (account, amountMinor) => {
      const name = unitOf(account);
      return name === undefined ? format(amountMinor) : formatUnitsMinor(BigInt(amountMinor), { name }, language);
    },
    [format, language],
  );
};
