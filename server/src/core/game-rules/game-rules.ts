import { catalogue, type EntityManager } from 'db';
import type { Bus } from '../bus/bus.ts';
import type { Logger } from '../observability/logger.ts';

type GameRule = catalogue.GameRule;

/** Place and currency in which somebody wants to play. */
export interface Place {
  country: string | undefined; // country of the connection; undefined: not known
  currency: string | undefined; // undefined: none is chosen, as by a guest
}

/** Limits of a game at a place; `off`: why it is not played there. Amounts: hundredths of the currency. */
export interface GameTerms {
  off: 'everywhere' | 'country' | 'currency' | undefined;
  minBetMinor: bigint | undefined;
  maxBetMinor: bigint | undefined;
}

const isOf = ({ country, currency }: GameRule, place: Place): boolean =>
  (country === null || country === place.country) && (currency === null || currency === place.currency);

const reasonOf = ({ country, currency }: GameRule): NonNullable<GameTerms['off']> => {
  if (country !== null) return 'country';
  return currency === null ? 'everywhere' : 'currency';
};

/** A game of a rule: one of the house's own by its id, or one of a provider. */
export type RuledGame = string | { identifier: string; provider: string };

const namesOf = (game: RuledGame): string[] =>
  typeof game === 'string' ? [game] : [game.identifier, `${catalogue.ALL_OF_PROVIDER}${game.provider}`];

/** Terms of a game at a place. All rules that fit hold together: the strictest one decides. */
export const termsOf = (rules: readonly GameRule[], game: RuledGame, place: Place): GameTerms => {
  const names = namesOf(game);
  const terms: GameTerms = { off: undefined, minBetMinor: undefined, maxBetMinor: undefined };
  for (const rule of rules) {
    if (!names.includes(rule.game) || !isOf(rule, place)) continue;
    const { isOff, minBetMinor: min, maxBetMinor: max } = rule;
    if (isOff) terms.off ??= reasonOf(rule);
    if (min !== null && min > (terms.minBetMinor ?? 0n)) terms.minBetMinor = min;
    if (max !== null && (terms.maxBetMinor === undefined || max < terms.maxBetMinor)) terms.maxBetMinor = max;
  }
  return terms;
};

/** The rules as this process knows them: a bet asks memory, not the database. */
export interface GameRules {
  termsOf(game: RuledGame, place: Place): GameTerms;
  /** Games that are not played at a place. */
  off(place: Place): { game: string; why: NonNullable<GameTerms['off']> }[];
  /** The rules have changed: reads them again here, and has the other processes do so. */
  changed(): Promise<void>;
  close(): void;
}

const CHANNEL = 'gameRules';
const LOOK_EVERY_MS = 5000; // for a message that was missed

/** Reads the rules before anything is played, and keeps them current. */
export const openGameRules = async ({
  em,
  bus,
  log,
}: {
  em(): EntityManager;
  bus: Bus;
  log: Logger;
}): Promise<GameRules> => {
  let rules: readonly GameRule[] = [];
  let ofProviders: ReadonlyMap<string, readonly string[]> = new Map();
  const read = async (): Promise<void> => {
    const found = await catalogue.gameRules(em());
    ofProviders = await catalogue.gamesOfRules(em(), found);
    rules = found;
  };
  await read();
  const lookAgain = (): void =>
    void read().catch((error: unknown) => log.error({ err: error }, 'the rules of games could not be read again'));
  bus.subscribe(CHANNEL, lookAgain);
  bus.onGap(lookAgain);
  const timer = setInterval(lookAgain, LOOK_EVERY_MS).unref();
  return {
    termsOf: (game, place) => termsOf(rules, game, place),
    off(place) {
      const found = new Map<string, NonNullable<GameTerms['off']>>();
      for (const name of new Set(rules.map(({ game }) => game))) {
        const { off: why } = termsOf(rules, name, place);
        if (why) for (const game of ofProviders.get(name) ?? [name]) found.set(game, found.get(game) ?? why);
      }
      return [...found].map(([game, why]) => ({ game, why }));
    },
    async changed() {
      await read();
      await bus.publish(CHANNEL, {});
    },
    close: () => clearInterval(timer),
  };
};
