import { formatMinor } from 'games-engine';
import { useCallback } from 'react';
import type { SolvencyStatement } from 'server/contract';
import { formatDecimal } from '../../../core/format/format.ts';
import { useLanguage } from '../../../core/i18n/messages.ts';
import { useMoney } from '../../../core/money/money.ts';

const BASE = 'BASE';

/** Writes hundredths of a unit: money in the chosen currency, the house's own units as they are. */
export const useUnitAmount = (): ((minor: bigint | string, unit: string) => string) => {
  const { format } = useMoney();
  const language = useLanguage();
  return useCallback(
    (minor, unit) =>
      unit === BASE ? format(BigInt(minor)) : `${formatDecimal(formatMinor(BigInt(minor)), language)} ${unit}`,
    [format, language],
  );
};

type Owed = SolvencyStatement['record']['units'][number];

/** All that is owed in a unit. */
export const owedIn = ({ total, unassigned }: Owed): bigint => BigInt(total) + BigInt(unassigned);

/** Reserves stated for a unit. */
export const statedFor = ({ reserves }: SolvencyStatement['record'], unit: string): bigint =>
  reserves.proofs.reduce((sum, proof) => (proof.unit === unit ? sum + BigInt(proof.worthMinor) : sum), 0n);

/** Reserves in percent of what is owed; undefined where nothing is owed or none are stated. */
export const coverOf = (record: SolvencyStatement['record'], owed: Owed): number | undefined => {
  const [debt, stated] = [owedIn(owed), statedFor(record, owed.unit)];
  return debt === 0n || stated === 0n ? undefined : Number((stated * 10_000n) / debt) / 100;
};
