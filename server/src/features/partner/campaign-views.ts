import { dayOf, partner } from 'db';
import type { CampaignRow, SubIdRow } from '../../../contract/features/partner.contract.ts';
import {
  ACTIVE_STAKE_MINOR,
  MIN_DEPOSITORS,
  MAX_CAMPAIGN_LINKS,
  TURNOVER_PERCENT,
  type PartnerPlan,
} from '../../../contract/features/partner-values.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { formulaPartOf } from './earnings.ts';

type Tools = Pick<FeatureTools, 'db' | 'clock' | 'em'>;

interface Part {
  earned: bigint;
  depositors: number; // referrals behind it who have ever deposited
}

/** A referral's part of the formula, and the link that they came by. */
interface LinkPart extends Part {
  tag: string;
  subId: string;
}

/** The part of each referral of a partner that has one. */
const loadParts = async ({ db, em, clock }: Tools, range: partner.PartnerRange): Promise<LinkPart[]> => {
  const plan: PartnerPlan =
    (await partner.partnerRepository(em()).plan(range.partnerId, dayOf(clock.now())))?.plan ?? 'turnover';
  const sums = await partner.partnerSumsByReferral(db.pool, range, TURNOVER_PERCENT);
  const links = new Map((await partner.referralLinks(db.pool, range.partnerId)).map((link) => [link.userId, link]));
  return sums.flatMap((row) => {
    const link = links.get(row.userId);
    return link ? [{ ...link, earned: formulaPartOf(plan, row), depositors: link.hasDeposited ? 1 : 0 }] : [];
  });
};

/** Sums by a key. What one or two depositing players have brought is left out: it would be their money. */
const earnedBy = (parts: readonly LinkPart[], keyOf: (link: LinkPart) => string): ((key: string) => number | null) => {
  const sums = new Map<string, Part>();
  for (const part of parts) {
    const { earned, depositors } = sums.get(keyOf(part)) ?? { earned: 0n, depositors: 0 };
    sums.set(keyOf(part), { earned: earned + part.earned, depositors: depositors + part.depositors });
  }
  return (key) => {
    const sum = sums.get(key);
    if (!sum) return 0;
    return sum.depositors >= MIN_DEPOSITORS ? Number(sum.earned) : null;
  };
};

const subKeyOf = ({ tag, subId }: { tag: string; subId: string }): string => `${tag}_${subId}`;

const nothing = { clicks: 0, registrations: 0, firstDeposits: 0, active: 0 };

/** Campaigns with their figures: those with a name and those that something came by in the range. */
export const loadCampaigns = async (tools: Tools, range: partner.PartnerRange) => {
  const { db, em } = tools;
  const tags = (await partner.campaignRepository(em()).all(range.partnerId)).map(({ tag }) => tag);
  const parts = await loadParts(tools, range);
  const [ofTag, ofSub] = [earnedBy(parts, ({ tag }) => tag), earnedBy(parts, subKeyOf)];
  const found = await partner.campaignFigures(db.pool, range, ACTIVE_STAKE_MINOR);
  const silent = tags.filter((tag) => !found.some((row) => row.tag === tag)).map((tag) => ({ ...nothing, tag }));
  const subIds = await partner.subIdFigures(db.pool, range, {
    leastMinor: ACTIVE_STAKE_MINOR,
    limit: MAX_CAMPAIGN_LINKS,
  });
  return {
    tags,
    rows: [...found, ...silent].map((row): CampaignRow => ({ ...row, earned: ofTag(row.tag) })),
    subIds: subIds.map((row): SubIdRow => ({ ...row, earned: ofSub(subKeyOf(row)) })),
    days: await partner.campaignDays(db.pool, range),
  };
};
