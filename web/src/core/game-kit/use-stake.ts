import { fromBase, toBase } from 'games-engine';
import { useCallback, useMemo, useState } from 'react';
import { courseOf } from '../money/course.ts';
import { useMoney } from '../money/money.ts';
import { playBalance, useProfile, useSession } from '../session/session.ts';
import { useStore } from '../store/store.ts';
import {
  betAmount,
  betLimits,
  betPicker,
  betPickerStart,
  type BetLimits,
  type BetPickerEvent,
  type BetPickerState,
} from './bet-picker.reducer.ts';
import { GUEST, rememberStake, stakeIn, stakes } from './stake-memory.ts';

/** A game's limits of one stake, base hundredths. */
export interface StakeLimits {
  minStakeMinor: number;
  maxStakeMinor: number;
}

/** The stake as the player has picked it. */
export interface Stake {
  bet: BetPickerState;
  limits: BetLimits; // of the chosen currency
  balanceMinor: bigint | undefined; // what bets are paid from, hundredths of the chosen currency; undefined for a guest
  dispatchBet: (event: BetPickerEvent) => void;
  amountMinor: bigint; // hundredths of the chosen currency
  stakeMinor: bigint; // base hundredths, as the server will floor them
}

/** What bets are paid from, in the chosen currency and floored: it is what can be staked. */
const useBalance = (course: bigint): bigint | undefined => {
  const profile = useProfile();
  return profile ? fromBase(BigInt(playBalance(profile)), course) : undefined;
};

/** What the player is about to stake, within the game's limits. Remembered for the game and the currency. */
export const useStake = (game: string, { minStakeMinor, maxStakeMinor }: StakeLimits): Stake => {
  const { currency } = useMoney();
  const owner = useSession().profile?.id ?? GUEST; // while the session loads: who was here last
  const key = useMemo(() => ({ owner: String(owner), game, currencyId: currency.id }), [owner, game, currency.id]);
  const remembered = stakeIn(useStore(stakes), key);
  const [typing, setTyping] = useState<string>();
  const course = courseOf(currency);
  const limits = useMemo(
    () => betLimits(BigInt(minStakeMinor), BigInt(maxStakeMinor), course),
    [minStakeMinor, maxStakeMinor, course],
  );
  const bet = { amountMinor: remembered ?? betPickerStart.amountMinor, typing };
  const dispatchBet = useCallback(
    (event: BetPickerEvent): void => {
      const amountMinor = stakeIn(stakes.get(), key) ?? betPickerStart.amountMinor;
      const next = betPicker({ amountMinor, typing: undefined }, event, limits);
      rememberStake(key, next.amountMinor);
      setTyping(next.typing);
    },
    [key, limits],
  );
  const amountMinor = betAmount(bet, limits);
  const balanceMinor = useBalance(course);
  return { bet, limits, balanceMinor, dispatchBet, amountMinor, stakeMinor: toBase(amountMinor, course) };
};
