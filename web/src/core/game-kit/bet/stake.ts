import { readSaved, save } from '../../store/saved.ts';
import { createStore, useStore } from '../../store/store.ts';
import { fromBase, stakeLimits, stakeToBase, type AmountLimits, type CourseMicro } from 'games-engine';
import { useCallback, useMemo, useState, useEffect } from 'react';
import { courseOf } from '../../money/course.ts';
import { useMoney } from '../../money/money.ts';
import { playBalance, useProfile, useSession } from '../../session/session.ts';
import { betAmount, betPicker, betPickerStart, type BetPickerEvent, type BetPickerState } from './picker.reducer.ts';
import { useCurrency } from '../../session/shown-currency.tsx';

/** Player, game and currency of a stake. */
export interface StakeKey {
  owner: string; // the player's id, or GUEST
  game: string;
  currencyId: number;
}

/** The stakes that somebody chose last: hundredths of a currency, as decimal text. */
export interface StakeMemory {
  readonly owner: string;
  readonly byGame: Readonly<Record<string, string>>; // by game and currency
  readonly latest: Readonly<Record<string, string>>; // by currency, whatever the game
}

/** Key of a guest. A player continues with what they chose as a guest. */
export const GUEST = '';

const NAME = 'stakes';
const AMOUNT = /^[1-9]\d{0,14}$/;

const nothing: StakeMemory = { owner: GUEST, byGame: {}, latest: {} };

const amountsOf = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(Object(value) as object).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && AMOUNT.test(entry[1]),
    ),
  );

/** Parses the stored stakes. Anything else is forgotten. */
export const readStakes = (value: unknown): StakeMemory => {
  const { owner, byGame, latest } = Object(value) as Partial<Record<keyof StakeMemory, unknown>>;
  if (typeof owner !== 'string') return nothing;
  return { owner, byGame: amountsOf(byGame), latest: amountsOf(latest) };
};

const ofOwner = (memory: StakeMemory, owner: string): StakeMemory =>
  memory.owner === owner || memory.owner === GUEST ? memory : nothing;

const gameKey = ({ game, currencyId }: StakeKey): string => `${game} ${currencyId}`;

/** The stake to begin with: the game's own, else the latest of any game in the currency; undefined before a first one. */
export const stakeIn = (memory: StakeMemory, key: StakeKey): bigint | undefined => {
  const { byGame, latest } = ofOwner(memory, key.owner);
  const amount = byGame[gameKey(key)] ?? latest[key.currencyId];
  return amount === undefined ? undefined : BigInt(amount);
};

/** The memory with one more choice. */
export const withStake = (memory: StakeMemory, key: StakeKey, amountMinor: bigint): StakeMemory => {
  const { byGame, latest } = ofOwner(memory, key.owner);
  const amount = amountMinor.toString();
  return {
    owner: key.owner,
    byGame: { ...byGame, [gameKey(key)]: amount },
    latest: { ...latest, [key.currencyId]: amount },
  };
};

/** The stakes remembered on this device. */
const stakes = createStore(readStakes(readSaved(NAME)));

const rememberStake = (key: StakeKey, amountMinor: bigint): void => {
  stakes.set(withStake(stakes.get(), key, amountMinor));
  save(NAME, stakes.get());
};

/** A game's limits of one stake, base hundredths. */
export interface StakeLimits {
  minStakeMinor: number;
  maxStakeMinor: number;
}

/** The stake as the player has picked it. */
export interface Stake {
  bet: BetPickerState;
  limits: AmountLimits; // limits of the chosen currency
  balanceMinor: bigint | undefined; // balance for bets, hundredths of the chosen currency; undefined for a guest
  dispatchBet: (event: BetPickerEvent) => void;
  amountMinor: bigint; // hundredths of the chosen currency
  stakeMinor: bigint; // base hundredths, as the server will count them
}

/** Balance that bets are paid from, in the chosen currency and floored: the most that can be staked. */
const useBalance = (course: bigint): bigint | undefined => {
  const profile = useProfile();
  return profile ? fromBase(BigInt(playBalance(profile)), course) : undefined;
};

/** The player's next stake, within the game's limits. Remembered for the game and the currency. */
export const useStake = (game: string, { minStakeMinor, maxStakeMinor }: StakeLimits): Stake => {
  const { currency } = useMoney();
  const owner = useSession().profile?.id ?? GUEST; // while the session loads: who was here last
  const key = useMemo(() => ({ owner: String(owner), game, currencyId: currency.id }), [owner, game, currency.id]);
  const remembered = stakeIn(useStore(stakes), key);
  const [typing, setTyping] = useState<string>();
  const course = courseOf(currency);
  const limits = useMemo(
    () => stakeLimits({ minMinor: BigInt(minStakeMinor), maxMinor: BigInt(maxStakeMinor) }, course),
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
  return { bet, limits, balanceMinor, dispatchBet, amountMinor, stakeMinor: stakeToBase(amountMinor, course) };
};

/** The course of the currency in which stakes are stated now, for what outlives a render. */
export const useCourse = (): (() => CourseMicro) => {
  const [course] = useState(() => createStore<CourseMicro>(0n));
  const currency = useCurrency();
  useEffect(() => {
    course.set(courseOf(currency));
  }, [course, currency]);
  return course.get;
};
