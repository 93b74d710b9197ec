import type { GameId, PinnedConfig } from 'games-engine';

/** A game's active config with the key under which rounds pin it. */
export interface ActiveConfigRow extends PinnedConfig {
  id: number;
}

/** The active config of each game, as this process last read it. */
export interface ActiveConfigs {
  active(game: GameId): ActiveConfigRow;
}

export const createActiveConfigs = async (
  load: () => Promise<ReadonlyMap<GameId, ActiveConfigRow>>,
): Promise<ActiveConfigs> => {
  const rows = await load();
  return {
    active(game) {
      const row = rows.get(game);
      if (!row) throw new Error(`no active config for ${game}`);
      return row;
    },
  };
};
