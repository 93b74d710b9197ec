import { bonus, outsideBonus } from 'db';
import { bonusIds } from '../../../../contract/features/bonus-values.ts';
import { partnerBonusCodes, type outsideBonusRequests } from '../../../../contract/features/outside-bonus.contract.ts';
import type { BonusTools } from '../../../core/bonus/bonus-context.ts';
import type { RequestHandlers } from '../../../core/features/feature.ts';
import { takeFor } from '../bonus.handlers.ts';
import { partner } from '../bonuses/partner/partner.ts';
import { PARTNER_LOGOS } from './partner-logo.ts';

type Requests = Pick<
  RequestHandlers<typeof outsideBonusRequests>,
  'bonus:getBonusPartnersData' | 'bonus:takePartnerBonus'
>;

const { signIn: signInCode } = partnerBonusCodes;

const NOBODY = 0; // an unused id

const idOf = (asked: number | string): number => (/^\d{1,9}$/.test(String(asked)) ? Number(asked) : NOBODY);

/** Requests of partner bonuses. */
export const createPartnerRequests = (tools: BonusTools): Requests => ({
  'bonus:getBonusPartnersData': {
    signInCode,
    async handle(_payload, { player: { userId } }) {
      const em = tools.db.orm.em.fork();
      const partners = await outsideBonus.partnerBonusRepository(em).shown();
      const grants = await bonus.bonusGrantRepository(em).ofBonuses(userId, [bonusIds.partner]);
      const taken = new Set(grants.map(({ period }) => period));
      return {
        bonuses: partners.map(({ id, name, url, description }) => ({
          id,
          name,
          logo: `${PARTNER_LOGOS}/${id}/logo.svg`,
          url,
          description,
          taken: taken.has(`${id}`),
        })),
      };
    },
  },
  'bonus:takePartnerBonus': {
    signInCode,
    handle: ({ bonusId }, { player }) => takeFor(tools, partner, player, { bonusId: idOf(bonusId) }),
  },
});
