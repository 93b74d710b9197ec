import { bonus, loadVipStatuses, newyear as storage, outsideBonus } from 'db';
import type { BonusList } from '../../../contract/features/bonus.contract.ts';
import type { BonusTools } from '../../core/bonus/bonus-context.ts';
import { newyear } from './bonuses/newyear/newyear.ts';
import { partner } from './bonuses/partner/partner.ts';
import { vkRepost, xRepost } from './bonuses/repost/repost.ts';
import { telegramGroup } from './bonuses/telegram/telegram-group.ts';
import { telegramStory } from './bonuses/telegram/telegram-story.ts';
import { ton } from './bonuses/ton/ton.ts';
import { houseFiguresOf } from './house-figures.ts';
import { bonuses } from './registry.ts';

const outside: readonly string[] = [telegramGroup, telegramStory, xRepost, vkRepost, ton].map(({ id }) => id);

/** All bonuses with the figures of the campaigns in force, for guests too: in five statements. */
export const listBonuses = async ({ db, clock }: Pick<BonusTools, 'db' | 'clock'>): Promise<BonusList> => {
  const em = db.orm.em.fork();
  const campaigns = await bonus.bonusCampaigns(em);
  const targets = await outsideBonus.bonusOutsideRepository(em).all();
  const partners = await outsideBonus.partnerBonusRepository(em).shown();
  const edition = await storage.newyearAt(em, clock.now());
  const isPossible = (id: string): boolean => {
    if (outside.includes(id)) return targets.has(id);
    if (id === partner.id) return partners.length > 0;
    return id !== newyear.id || edition !== null;
  };
  return {
    figures: houseFiguresOf(await loadVipStatuses(db.pool)),
    bonuses: bonuses.map(({ id, section, houseFigures }) => {
      const campaign = campaigns.get(id);
      const isOffered = campaign?.isOn !== false && isPossible(id);
      return { bonus: id, section, isOffered, figures: houseFigures(campaign?.rules ?? {}) };
    }),
  };
};
