import { diceConfigSchema, diceDefaultConfig, type DiceConfig } from 'games-engine/dice';
import { useMemo } from 'react';
import { queryClient, useCallQuery } from '../../core/connection/query.ts';

const payload = { game: 'dice' } as const;
const FRESH_MS = 60_000;

export interface DiceConfigState {
  config: DiceConfig; // the engine's default until the active one is known, so that the screen has its shape
  version: number; // 0 until it is known
  status: 'loading' | 'ready' | 'failed';
  retry: () => void;
}

/** The config that the server plays by. */
export const useDiceConfig = (): DiceConfigState => {
  const { data, isError, refetch } = useCallQuery('games.config', payload, { staleTime: FRESH_MS });
  const parsed = useMemo(() => (data ? diceConfigSchema.safeParse(data.config) : undefined), [data]);
  const failed = isError || parsed?.success === false;
  return {
    config: parsed?.success ? parsed.data : diceDefaultConfig,
    version: parsed?.success && data ? data.version : 0,
    status: parsed?.success ? 'ready' : failed ? 'failed' : 'loading',
    retry: () => void refetch(),
  };
};

/** Reads the config again: the server refused what the present one allows. */
export const refreshDiceConfig = (): void =>
  void queryClient.invalidateQueries({ queryKey: ['games.config', payload] });
