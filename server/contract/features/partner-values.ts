// Apart from the schemas: pages show these values too.

/** Shares of levels 1 and 2 in percent. From `ADVANCED_LEVEL` on, partners have a plan of their own. */
export const partnerShares = { 1: 25, 2: 50 } as const;
export const ADVANCED_LEVEL = 3;

/** Level 2 is reached once so many referrals have staked `ACTIVE_STAKE_MINOR` (base hundredths, counted) in 30 days. */
export const LEVEL_2_ACTIVE = 10;
export const ACTIVE_STAKE_MINOR = 10_000n;
export const ACTIVE_DAYS = 30;

/** Percent of a counted stake that levels 1 and 2 have their share of. */
export const TURNOVER_PERCENT = 2;

/** Share of advanced partners, and the greatest part of what the house kept that anybody is paid, in percent. */
export const MAX_SHARE_PERCENT = 50;

/** A partner's part of the earnings of partners they invited, in percent. */
export const SUB_PARTNER_PERCENT = 5;

/** Plans by which a partner's money is worked out: by level up to 2, by the category of an approved bid above. */
export const partnerPlans = ['turnover', 'deposit', 'bet', 'cpa'] as const;
export type PartnerPlan = (typeof partnerPlans)[number];

/** Categories of a bid for an advanced partnership. */
export const partnerCategories = { deposit: 1, bet: 2, cpa: 3 } as const;
export type PartnerCategory = (typeof partnerCategories)[keyof typeof partnerCategories];
export const planOfCategory = { 1: 'deposit', 2: 'bet', 3: 'cpa' } as const satisfies Record<
  PartnerCategory,
  PartnerPlan
>;

/** Rows of CPA, base hundredths: a referral that has reached `bet` and `deposit` is worth `prize`, the highest row only. */
export const cpaRows = [
  { status: 2, bet: 100_000n, deposit: 50_000n, prize: 20_000n },
  { status: 3, bet: 1_000_000n, deposit: 500_000n, prize: 150_000n },
  { status: 4, bet: 10_000_000n, deposit: 5_000_000n, prize: 370_000n },
] as const;

/** DIC for each VIP level that a player invited through Telegram reaches, by status id: 1 (NVIP1) to 15 (SVIP). */
export const invitePrizes = [
  3, 5, 15, 50, 150, 250, 500, 1_000, 2_000, 3_000, 5_000, 10_000, 15_000, 20_000, 45_000,
] as const;

/** The bonus that these prizes are granted as. */
export const PARTNER_INVITE_ID = 'partnerInvite';

/** Least conversion, base hundredths. */
export const MIN_CONVERSION_MINOR = 5_000n;

/** Conversions are decided on Wednesdays in Moscow: 0 is Sunday. */
export const CONVERSION_WEEKDAY = 3;

/** States of a conversion order. */
export const orderStates = { created: 1, approved: 2, rejected: 10 } as const;

/** States of a bid. */
export const bidStates = ['waiting', 'approved', 'rejected'] as const;

/** So many referrals bring a second link, /ads/ with the promo code. */
export const EXTRA_LINK_REFERRALS = 50;

/** Longest text of a link: a code of 12, a tag of 50 and a sub-id of 64, with an underscore between them. */
export const PARTNER_LINK_MAX = 128;

/** Campaigns that a partner can name. */
export const MAX_CAMPAIGNS = 50;

/** Tag of a campaign, and a partner's own mark on a link. No tag has an underscore: it divides the parts of a link. */
export const CAMPAIGN_TAG = /^[A-Za-z0-9-]{1,50}$/;
export const CAMPAIGN_TAG_MAX = 50;
export const SUB_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Links that a page of campaigns lists, those with most clicks first. */
export const MAX_CAMPAIGN_LINKS = 1_000;

/** Depositing players from which what a campaign has earned is shown: with fewer it would be the money of one. */
export const MIN_DEPOSITORS = 3;

/** Codes that a partner can have in all: each stays theirs for good. */
export const MAX_PARTNER_CODES = 10;

/** Deliveries of postbacks that are shown. */
export const SHOWN_DELIVERIES = 50;

/** Longest address of postbacks, with its macros. */
export const POSTBACK_URL_MAX = 1_000;

/** Macros that an address of postbacks may have. */
export const postbackMacros = ['event', 'sub', 'tag', 'id', 'amount'] as const;

/** Events that a partner's address is told of. */
export const postbackEvents = ['registration', 'firstDeposit', 'earning', 'test'] as const;

/** States of a delivery. */
export const deliveryStates = ['waiting', 'delivered', 'givenUp'] as const;

/** Refusals of campaigns and postbacks. */
export const campaignCodes = {
  tooMany: 'TOO_MANY_CAMPAIGNS',
  noPostback: 'NO_POSTBACK',
  url: 'POSTBACK_URL', // no https address of the public internet, or an unknown macro
  tooManyCodes: 'TOO_MANY_PARTNER_CODES',
} as const;

/** A partner's promo code. */
export const PARTNER_CODE = /^[A-Za-z0-9]+$/;
export const PARTNER_CODE_MIN = 6;
export const PARTNER_CODE_MAX = 12;

/** Refusals of `changeReferalPromo`: 0 taken, 1 wrong length, 2 wrong characters. */
export const partnerCodeCodes = { taken: 0, length: 1, characters: 2 } as const;

/** Refusals of `convert`: 1 nothing to convert, 3 below the least sum, which the message names. */
export const conversionCodes = { nothing: 1, below: 3 } as const;

/** Refusals of a bid: it waits already, or an advanced partner needs none. */
export const bidCodes = { waits: 'BID_WAITS', advanced: 'ALREADY_ADVANCED' } as const;

/** Refusals of the office. */
export const officePartnerCodes = {
  notFound: 404,
  gone: 'GONE', // somebody else was first
  own: 'OWN_PARTNER', // nobody decides for themselves, or for a person who shares something with them
  notWednesday: 'NOT_WEDNESDAY',
  secondPerson: 'SECOND_PERSON', // approved by the same person before: another one must
} as const;

/** Approvals that a conversion needs: two from this sum on, base hundredths. */
export const SECOND_APPROVAL_MINOR = 50_000n;

/** Rows of a page of referrals. */
export const REFERRALS_PAGE = 15;
