import { toBase } from 'games-engine';
import { useCallback, useMemo, useState } from 'react';
import { courseOf } from '../money/course.ts';
import { useMoney } from '../money/money.ts';
import {
  betAmount,
  betLimits,
  betPicker,
  betPickerStart,
  type BetLimits,
  type BetPickerEvent,
  type BetPickerState,
} from './bet-picker.reducer.ts';

/** A game's limits of one stake, base hundredths. */
export interface StakeLimits {
  minStakeMinor: number;
  maxStakeMinor: number;
}

/** The stake as the player has picked it. */
export interface Stake {
  bet: BetPickerState;
  limits: BetLimits; // of the chosen currency
  dispatchBet: (event: BetPickerEvent) => void;
  amountMinor: bigint; // hundredths of the chosen currency
  stakeMinor: bigint; // base hundredths, as the server will floor them
}

/** What the player is about to stake, within the game's limits. */
export const useStake = ({ minStakeMinor, maxStakeMinor }: StakeLimits): Stake => {
  const { currency } = useMoney();
  const [bet, setBet] = useState(betPickerStart);
  const course = courseOf(currency);
  const limits = useMemo(
    () => betLimits(BigInt(minStakeMinor), BigInt(maxStakeMinor), course),
    [minStakeMinor, maxStakeMinor, course],
  );
  const amountMinor = betAmount(bet, limits);
  return {
    bet,
    limits,
    dispatchBet: useCallback((event: BetPickerEvent) => setBet((now) => betPicker(now, event, limits)), [limits]),
    amountMinor,
    stakeMinor: toBase(amountMinor, course),
  };
};
