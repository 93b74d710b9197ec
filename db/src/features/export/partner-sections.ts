import { section, time, type ExportSection } from './export-section.ts';

const byNumber = { type: 'bigint', first: 0 } as const;

const invitation = section('invitedBy', {
  columns: `'nick', u.nick, 'telegram', r.is_telegram, 'tag', r.tag, 'subId', r.sub_id, 'at', ${time('r.at')}`,
  from: 'partner_referral r JOIN app_user u ON u.id = r.partner_id WHERE r.user_id = $1',
  key: 'r.partner_id',
  ...byNumber,
});

const partners = section('partner', {
  columns: `'level', p.level, 'code', p.code, 'since', ${time('p.created_at')}`,
  from: 'partner p WHERE p.user_id = $1',
  key: 'p.user_id',
  ...byNumber,
});

const bids = section('partnerBids', {
  columns: `'trafficSources', b.traffic_sources, 'telegram', b.telegram_login, 'category', b.category, 'state', b.state,
    'at', ${time('b.created_at')}, 'reason', b.reason`,
  from: 'partner_bid b WHERE b.user_id = $1',
  key: 'b.id',
  ...byNumber,
});

const earnings = section('partnerEarnings', {
  columns: `'plan', e.plan, 'day', e.day, 'formula', e.formula, 'ceiling', e.ceiling, 'amount', e.amount`,
  from: 'partner_earning e WHERE e.partner_id = $1',
  key: 'e.id',
  ...byNumber,
});

const orders = section('partnerConversions', {
  columns: `'amount', o.amount, 'status', o.status, 'at', ${time('o.created_at')}, 'decidedAt', ${time('o.decided_at')},
    'reason', o.reason`,
  from: 'partner_order o WHERE o.partner_id = $1',
  key: 'o.id',
  ...byNumber,
});

const campaigns = section('partnerCampaigns', {
  columns: `'tag', c.tag, 'since', ${time('c.created_at')}`,
  from: 'partner_campaign c WHERE c.partner_id = $1',
  key: 'c.created_at',
  ...byNumber,
});

const postbacks = section('partnerPostback', {
  columns: `'address', b.url, 'since', ${time('b.created_at')}`,
  from: 'partner_postback b WHERE b.partner_id = $1',
  key: 'b.partner_id',
  ...byNumber,
});

/** A player's part in the partner programme. */
export const partnerSections: readonly ExportSection[] = [
  invitation,
  partners,
  bids,
  earnings,
  orders,
  campaigns,
  postbacks,
];
