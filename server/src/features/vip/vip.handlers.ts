import { bonus, inUnitOfWork, loadVipStatuses, statsOf, type Database } from 'db';
import { robberyConfigSchema, robberyOutcomes } from 'games-engine/robbery';
import { ASSISTANT_FROM, type vipCalls } from '../../../contract/features/vip.contract.ts';
import type { Clock } from '../../core/clock.ts';
import type { Handlers } from '../../core/games/server-game.ts';
import type { ActiveConfigs } from '../../core/hosts/active-configs.ts';
import { notifyLevel } from '../../core/notices/notify.ts';

interface Options {
  db: Database;
  configs: Pick<ActiveConfigs, 'playedBy'>;
  clock: Clock;
  assistantUrl: string | null; // null: none
}

/** Maximum prize of a robbery spin, by level. */
const robberyMinors = async (
  { db, configs }: Options,
  publicId: string | undefined,
): Promise<Record<string, number>> => {
  const config = robberyConfigSchema.parse(configs.playedBy('robbery', publicId).config);
  const campaign = await bonus.bonusCampaignOf(db.orm.em.fork(), 'robbery');
  if (!config.enabled || campaign?.isOn === false) return {};
  const max = (statusId: number): number =>
    Math.max(...robberyOutcomes(config, { statusId }).map(({ prizeMinor }) => Number(prizeMinor)));
  return Object.fromEntries((await loadVipStatuses(db.pool)).map(({ id }) => [id, max(id)]));
};

export const createVipHandlers = (options: Options): Handlers<typeof vipCalls> => {
  const { db, clock, assistantUrl } = options;
  return {
    'vip.state': {
      async handle(_payload, { player }) {
        const hasAssistant = assistantUrl !== null;
        const robbery = await robberyMinors(options, player?.publicId);
        if (!player) return { hasAssistant, assistantUrl: null, robbery, level: null, told: null };
        const { vipStatus: level } = await statsOf(db.pool, player.userId);
        const meter = await bonus.bonusMeterRepository(db.orm.em.fork()).find(player.userId);
        return {
          hasAssistant,
          assistantUrl: level >= ASSISTANT_FROM ? assistantUrl : null,
          robbery,
          level,
          told: meter?.levelTold ?? 1,
        };
      },
    },
    'vip.tell': {
      async handle({ level }, { player: { userId } }) {
        const { vipStatus } = await statsOf(db.pool, userId);
        if (level > vipStatus) return { isFirst: false };
        const isFirst = await inUnitOfWork(db, async ({ em }) => {
          const isNew = await bonus.bonusMeterRepository(em).tellLevel(userId, level);
          if (isNew) await notifyLevel(em, { userId, level, at: clock.now() });
          return isNew;
        });
        return { isFirst };
      },
    },
  };
};
