import { useQuery } from '@tanstack/react-query';
import type { GameId } from 'games-engine';
import type { SeedChain } from 'server/contract';
import { call } from '../../core/connection/connection.ts';
import type { ChainHead } from './chain-link.ts';

/** The calls that tell the round in play of the games whose seeds form a chain. */
const loads = {
  battle: 'battle.load',
  classic: 'classic.load',
  wheel: 'wheelOfFortune.load',
} as const satisfies Partial<Record<GameId, string>>;

export type ChainGame = keyof typeof loads;

export const hasChain = (game: GameId): game is ChainGame => Object.hasOwn(loads, game);

/** The round in play: undefined until it is told. */
export const useChainHead = (game: ChainGame): ChainHead | undefined =>
  useQuery({ queryKey: [loads[game], 'head'], queryFn: () => call(loads[game], {}) }).data;

/** The chains that the game has published: undefined until they are told. */
export const useChains = (game: ChainGame): readonly SeedChain[] | undefined =>
  useQuery({ queryKey: ['fairness.chains', game], queryFn: () => call('fairness.chains', { game }) }).data?.chains;
