import { dayStart, ensureConfig } from 'db';
import { contentHash, createGames } from 'games-engine';
import { newyear as drum, newyearDefaultConfig, type NewyearConfig } from 'games-engine/newyear';
import { expect } from 'vitest';
import { createFreeDraws } from '../../../core/hosts/free-draws.ts';
import { createReceipts } from '../../../core/settlement/receipts.ts';
import { BonusHouse, type BonusTester } from './bonus-fixtures.ts';
import { visitNewyear } from '../bonuses/newyear/newyear.ts';
import type { NewyearTools, Spinner } from '../bonuses/newyear/spin.ts';

export const FIRST_DAY = 20_797; // 10 December 2026, a Moscow day
export const DAYS = 47; // the last is 25 January
export const DAY_MS = 86_400_000;

export type DrumPlayer = BonusTester & Spinner;

export const refused = (code: number | string) => expect.objectContaining({ code });

/** The drum over bonuses with their own database, on the first day of the event. */
export const openDrum = async () => {
  const house = await BonusHouse.open(dayStart(FIRST_DAY));
  let current: { id: number; config: NewyearConfig };

  const plays = async (config: NewyearConfig): Promise<void> => {
    const { id } = await ensureConfig(house.db.pool, { game: 'newyear', hash: contentHash(config), config, at: 1 });
    current = { id, config };
  };

  const row = () => ({ ...current, game: 'newyear', version: 1, hash: '' });
  const configs = { playedBy: row, find: async () => row() } as unknown as NewyearTools['configs'];
  const { clock } = house.tools;
  const games = createGames([], [drum]);
  const draws = createFreeDraws({
    games,
    configs,
    clock,
    receipts: createReceipts({ key: { name: 'house' }, signText: () => '' }),
    onCommitted: () => undefined,
  });
  const tools: NewyearTools = { ...house.tools, configs, draws };

  return {
    house,
    tools,
    /** Sets the current config of the drum. */
    plays,
    /** Sets a config that gives this prize almost always. */
    playsFor: (wanted: string): Promise<void> =>
      plays({
        ...newyearDefaultConfig,
        prizes: newyearDefaultConfig.prizes
          .filter(({ name }) => name === wanted || name === 'base-1')
          .map((prize) => ({ ...prize, weight: prize.name === wanted ? 1_000_000 : 1 })),
      }),
    currentConfig: (): NewyearConfig => current.config,
    async player(): Promise<DrumPlayer> {
      const tester = await house.player();
      return { ...tester, publicId: String(tester.userId) };
    },
    infoOf: (who: DrumPlayer) => house.over(who, visitNewyear),
    sql: (text: string, values: readonly unknown[] = []) => house.db.owner.query(text, [...values]),
    em: () => house.db.orm.em.fork(),
    /** Back to the first day and the default config. */
    async reset(): Promise<void> {
      house.at = dayStart(FIRST_DAY);
      await plays(newyearDefaultConfig);
    },
    async close(): Promise<void> {
      expect(await house.breaches()).toEqual([]);
      await house.close();
    },
  };
};
