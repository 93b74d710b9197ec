import type { GameId, PinnedConfig } from 'games-engine';

/** A published config with the key under which rounds pin it. */
export interface ActiveConfigRow extends PinnedConfig {
  id: number;
  isActive: boolean;
}

/** The published configs of each game, as this process last read them. */
export interface ActiveConfigs {
  /** What new rounds pin. */
  active(game: GameId): ActiveConfigRow;
  /** A config by its key: what a round that is under way pins. */
  pinned(game: GameId, id: number): ActiveConfigRow;
}

export const createActiveConfigs = async (
  load: () => Promise<ReadonlyMap<GameId, readonly ActiveConfigRow[]>>,
): Promise<ActiveConfigs> => {
  const rows = await load();
  const find = (game: GameId, what: string, is: (row: ActiveConfigRow) => boolean): ActiveConfigRow => {
    const row = rows.get(game)?.find(is);
    if (!row) throw new Error(`${game} has no ${what}`);
    return row;
  };
  return {
    active: (game) => find(game, 'active config', ({ isActive }) => isActive),
    pinned: (game, id) => find(game, `config ${id}`, (row) => row.id === id),
  };
};
