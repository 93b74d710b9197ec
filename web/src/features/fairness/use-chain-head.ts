import { useQuery } from '@tanstack/react-query';
import type { SeedChain } from 'server/contract';
import { call } from '../../core/connection/connection.ts';
import type { ChainLoad } from '../../core/games/explain.ts';
import type { ChainHead } from './chain-link.ts';

/** The round in play: undefined until it is told. */
export const useChainHead = (load: ChainLoad): ChainHead | undefined =>
  useQuery({ queryKey: [load, 'head'], queryFn: () => call(load, {}) }).data;

/** The chains that a game has published: undefined until they are told. */
export const useChains = (game: string): readonly SeedChain[] | undefined =>
  useQuery({ queryKey: ['fairness.chains', game], queryFn: () => call('fairness.chains', { game }) }).data?.chains;
