import type { EntityManager } from '@mikro-orm/postgresql';
import { lockCatalogue } from '../../core/sql.ts';
import type { UnitOfWork } from '../../core/unit-of-work.ts';
import { CatalogueEventEntity, GameRuleEntity, ProviderEntity, ProviderGameEntity } from './catalogue.entities.ts';

/** Begins the name of all games of a provider, before its title. */
export const ALL_OF_PROVIDER = 'provider:';

const titleOf = (game: string): string | undefined =>
  game.startsWith(ALL_OF_PROVIDER) ? game.slice(ALL_OF_PROVIDER.length) : undefined;

/** A rule about a game: of one country, or of all; of one currency, or of all. */
export interface GameRule {
  game: string; // one of the house's own, the identifier of a provider's, or all games of one: see `ALL_OF_PROVIDER`
  country: string | null; // ISO code; null: all
  currency: string | null; // null: all
  isOff: boolean;
  minBetMinor: bigint | null; // hundredths of the currency
  maxBetMinor: bigint | null;
}

/** All rules, by game. */
export const gameRules = async (em: EntityManager): Promise<GameRule[]> => {
  const order = { orderBy: { game: 'asc', id: 'asc' }, refresh: true } as const;
  return (await em.find(GameRuleEntity, {}, order)).map(({ country = null, currency = null, ...rule }) => ({
    game: rule.game,
    country,
    currency,
    isOff: rule.isOff,
    minBetMinor: rule.minBetMinor ?? null,
    maxBetMinor: rule.maxBetMinor ?? null,
  }));
};

/** Puts rules that two people agreed on in the place of all that there are. */
export const putGameRules = async (
  { em, client }: UnitOfWork,
  rules: readonly GameRule[],
  at: number,
): Promise<void> => {
  await lockCatalogue(client);
  await em.nativeDelete(GameRuleEntity, {});
  if (rules.length > 0)
    await em.insertMany(
      GameRuleEntity,
      rules.map((rule) => ({ ...rule, at })),
    );
};

/** Names among these that no provider's game, and no provider, has. */
export const unknownGames = async (em: EntityManager, names: readonly string[]): Promise<string[]> => {
  const games = await em.find(ProviderGameEntity, { identifier: { $in: [...names] } });
  const titles = names.flatMap((name) => titleOf(name) ?? []);
  const providers = await em.find(ProviderEntity, { title: { $in: titles } });
  const known = new Set([
    ...games.map(({ identifier }) => identifier),
    ...providers.map(({ title }) => `${ALL_OF_PROVIDER}${title}`),
  ]);
  return names.filter((name) => !known.has(name));
};

/** Identifiers of the games of the providers that rules name, by the rule's name of them. */
export const gamesOfRules = async (
  em: EntityManager,
  rules: readonly GameRule[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const titles = rules.flatMap(({ game }) => titleOf(game) ?? []);
  if (titles.length === 0) return new Map();
  const games = await em.find(
    ProviderGameEntity,
    { provider: { title: { $in: titles } } },
    { populate: ['provider'], refresh: true },
  );
  const named = Map.groupBy(games, ({ provider }) => `${ALL_OF_PROVIDER}${provider.title}`);
  return new Map([...named].map(([name, found]) => [name, found.map(({ identifier }) => identifier)]));
};

interface SwitchedOff extends Pick<GameRule, 'game' | 'country' | 'currency'> {
  isOwn: boolean; // one of the house's own games
  actorId: bigint;
  reason: string;
  at: number; // ms since epoch
}

/** Switches a game off at once, and says so in the trail. Unknown: there is no such game. */
export const switchGameOff = async (
  { em, client }: UnitOfWork,
  { isOwn, actorId, reason, at, ...rule }: SwitchedOff,
): Promise<'changed' | 'same' | 'unknown'> => {
  await lockCatalogue(client);
  const title = titleOf(rule.game);
  const found = isOwn ? null : await em.findOne(ProviderGameEntity, { identifier: rule.game }, { refresh: true });
  const provider = title === undefined ? null : await em.findOne(ProviderEntity, { title }, { refresh: true });
  if (!isOwn && !found && !provider) return 'unknown';
  if ((await em.count(GameRuleEntity, { ...rule, isOff: true })) > 0) return 'same';
  await em.insert(GameRuleEntity, { ...rule, isOff: true, minBetMinor: null, maxBetMinor: null, at });
  const gameSubject = found ? { gameId: found.id } : { ownGame: rule.game };
  const subject = provider ? { providerId: provider.id } : gameSubject;
  const after = { off: [rule.country, rule.currency].filter((part) => part !== null).join(' · ') };
  await em.insert(CatalogueEventEntity, { actorId, ...subject, before: {}, after, reason, at });
  return 'changed';
};
