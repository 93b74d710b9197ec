import { readSaved, save } from '../store/saved.ts';
import { createStore } from '../store/store.ts';

/** Whose stake it is, where and in what. */
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

/** Who has not signed in. A player goes on with what they chose as a guest. */
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

/** What a browser kept. Anything else than stakes is forgotten. */
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
export const stakes = createStore(readStakes(readSaved(NAME)));

export const rememberStake = (key: StakeKey, amountMinor: bigint): void => {
  stakes.set(withStake(stakes.get(), key, amountMinor));
  save(NAME, stakes.get());
};
