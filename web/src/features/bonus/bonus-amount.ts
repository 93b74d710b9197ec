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

/** The unit that an account is kept in, where it is not money: DIC, USDIC. */
export const unitOf = (account: string | null): string | undefined => unitsOf[account ?? ''];

/** Writes hundredths of an account's unit: DIC and USDIC as they are, all else in the player's currency. */
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
