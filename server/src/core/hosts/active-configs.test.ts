import { describe, expect, it } from 'vitest';
import { createActiveConfigs, type ActiveConfigRow, type ConfigsInForce, type ConfigSource } from './active-configs.ts';

const row = (id: number): ActiveConfigRow => ({ id, version: id, hash: `hash${id}`, config: { id } });

/** Configs that a test can change: `inForce` of dice, `stored` of all. */
const openSource = () => {
  const state = { inForce: { active: row(1), candidate: undefined } as ConfigsInForce, stored: [row(1)], reads: 0 };
  const source: ConfigSource = {
    async inForce() {
      state.reads += 1;
      return new Map<string, ConfigsInForce>([['dice', state.inForce]]);
    },
    published: async () => state.stored.map((config) => ({ ...config, game: 'dice' as const })),
    find: async (id) => state.stored.find((config) => config.id === id),
  };
  return { state, source };
};

describe('the configs of a process', () => {
  it('give a candidate’s players theirs, and everybody else the active one', async () => {
    const { state, source } = openSource();
    state.inForce = { active: row(1), candidate: { row: row(2), sharePpm: 500_000, salt: '', by: 'player' } };
    const configs = await createActiveConfigs(source);
    const ids = new Set(Array.from({ length: 50 }, (_, at) => configs.playedBy('dice', `player${at}`).id));
    expect([...ids].toSorted()).toEqual([1, 2]);
    expect([configs.playedBy('dice', undefined).id, configs.active('dice').id]).toEqual([1, 1]);
    state.inForce = { active: row(1), candidate: { row: row(2), sharePpm: 1, salt: '', by: 'player' } };
    await configs.refresh();
    expect(Array.from({ length: 50 }, (_, at) => configs.playedBy('dice', `player${at}`).id)).not.toContain(2);
  });

  it('give every player the active one where rounds are drawn by lot, not players', async () => {
    const { state, source } = openSource();
    state.inForce = { active: row(1), candidate: { row: row(2), sharePpm: 999_999, salt: '', by: 'round' } };
    const configs = await createActiveConfigs(source);
    expect(Array.from({ length: 50 }, (_, at) => configs.playedBy('dice', `player${at}`).id)).not.toContain(2);
  });

  it('tell of what changed, and of nothing else', async () => {
    const { state, source } = openSource();
    const events: string[] = [];
    const configs = await createActiveConfigs(source, (game) => events.push(game));
    await configs.refresh();
    expect(events).toEqual([]);
    state.inForce = { active: row(2), candidate: undefined };
    await configs.refresh();
    state.inForce = { active: row(2), candidate: { row: row(3), sharePpm: 1, salt: '', by: 'player' } };
    await configs.refresh();
    expect(events).toEqual(['dice', 'dice']);
    expect([configs.active('dice').id, configs.pinned('dice', 1).id, configs.pinned('dice', 3).id]).toEqual([2, 1, 3]);
  });

  it('read once more when something changes while they read', async () => {
    const { state, source } = openSource();
    const configs = await createActiveConfigs(source);
    const before = state.reads;
    const first = configs.refresh();
    state.inForce = { active: row(2), candidate: undefined };
    await Promise.all([first, configs.refresh(), configs.refresh()]);
    expect([configs.active('dice').id, state.reads - before]).toEqual([2, 2]);
  });

  it('find one that another process has published, and keep it', async () => {
    const { state, source } = openSource();
    const configs = await createActiveConfigs(source);
    expect(() => configs.pinned('dice', 9)).toThrow('dice has no config 9');
    await expect(configs.find('dice', 9)).rejects.toThrow('dice has no config 9');
    state.stored.push(row(9));
    expect((await configs.find('dice', 9)).id).toBe(9);
    state.stored = [];
    expect(configs.pinned('dice', 9).id).toBe(9);
  });
});
