import { type ExportSection, NO_UUID, paged, section, time } from './export-section.ts';
import { bonusSections } from './bonus-sections.ts';
import { casinoSections } from './casino-sections.ts';
import { chatSections } from './chat-sections.ts';
import { noticeSections } from './notice-sections.ts';
import { partnerSections } from './partner-sections.ts';
import { outsideBonusSections } from './outside-bonus-sections.ts';
import { paymentSections } from './payment-sections.ts';
import { supportSections } from './support-sections.ts';

export type { ExportSection } from './export-section.ts';

const profile = section('profile', {
  columns: `'id', u.public_id, 'login', u.login, 'email', u.email, 'emailVerified', u.email_verified, 'nick', u.nick,
    'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar, 'roles', u.roles, 'lang', u.lang,
    'hasLocalLogin', u.account_type = 0, 'gameMode', u.game_mode, 'currencyId', u.target_currency_id,
    'refererId', u.referer_id, 'isPromo', u.is_promo, 'hidden', u.hidden, 'sound', u.sound, 'animations', u.animations,
    'shortcuts', u.shortcuts, 'marketing', u.marketing, 'invitations', u.invitations, 'twoFactor', u.totp_secret IS NOT NULL,
    'kycStatus', u.kyc_status, 'withdrawalsBlocked', u.block_withdraw, 'chatBannedUntil', u.chat_banned_until, 'blockedAt', u.blocked_at,
    'blockedReason', u.blocked_reason, 'createdAt', u.created_at`,
  from: 'app_user u WHERE u.id = $1',
  key: 'u.id',
  type: 'bigint',
  first: 0,
});

const responsibleGaming = section('breaks', {
  columns: `'kind', u.restriction, 'until', u.restricted_until, 'realityCheckMinutes', u.reality_check_minutes,
    'minutesPlayed', (SELECT json_build_object('day', DATE '1970-01-01' + t.day, 'minutes', t.minutes)
      FROM play_time t WHERE t.user_id = u.id)`,
  from: 'app_user u WHERE u.id = $1',
  key: 'u.id',
  type: 'bigint',
  first: 0,
});

const limits = section('limits', {
  columns: `'kind', l.kind, 'period', l.period, 'amount', l.amount, 'pendingAmount', l.pending_amount,
    'pendingAt', l.pending_at, 'changedAt', l.changed_at`,
  from: 'player_limit l WHERE l.user_id = $1',
  key: `(l.kind || '/' || l.period)`,
  type: 'text',
  first: '',
});

// not with whom: that is another person's own affair
const exclusionMatches = section('exclusionMatches', {
  columns: `'by', m.kind, 'matchedAt', m.matched_at, 'decision', m.decision, 'decidedAt', m.decided_at`,
  from: 'exclusion_match m WHERE m.user_id = $1',
  key: `(m.excluded_id || '/' || m.kind)`,
  type: 'text',
  first: '',
});

const countedDays = section('countedDays', {
  columns: `'day', DATE '1970-01-01' + d.day, 'staked', d.staked, 'paid', d.paid, 'deposited', d.deposited`,
  from: 'play_day d WHERE d.user_id = $1',
  key: 'd.day',
  type: 'int',
  first: 0,
});

const sessions = section('sessions', {
  columns: `'address', s.address, 'userAgent', s.user_agent, 'country', s.country, 'method', s.method,
    'createdAt', s.created_at, 'lastUsedAt', s.last_used_at, 'expiresAt', s.expires_at, 'endedAt', s.ended_at`,
  from: 'session s WHERE s.user_id = $1',
  key: 's.id',
  type: 'uuid',
  first: NO_UUID,
});

const devices = section('devices', {
  columns: `'firstSeenAt', d.first_seen_at, 'lastSeenAt', d.last_seen_at, 'network', d.network`,
  from: 'known_device d WHERE d.user_id = $1',
  key: `encode(d.device_hash, 'hex')`,
  type: 'text',
  first: '',
});

const events = section('events', {
  columns: `'kind', e.kind, 'byOwner', e.actor_id IS NULL, 'details', e.details - 'excluded', 'address', e.address, 'at', e.at`,
  from: 'account_event e WHERE e.user_id = $1',
  key: 'e.id',
  type: 'bigint',
  first: 0,
});

const linkedProfiles = section('linkedProfiles', {
  columns: `'provider', p.provider, 'id', p.subject, 'name', p.name, 'url', p.url, 'linkedAt', p.linked_at`,
  from: 'social_profile p WHERE p.user_id = $1',
  key: 'p.provider',
  type: 'text',
  first: '',
});

// neither subjects nor texts: a letter may hold what opens the account
const letters = section('letters', {
  columns: `'kind', m.kind, 'lang', m.lang, 'recipient', m.recipient, 'createdAt', m.created_at, 'sentAt', m.sent_at`,
  from: 'mail m WHERE m.user_id = $1',
  key: 'm.id',
  type: 'uuid',
  first: NO_UUID,
});

const documents = section('documents', {
  columns: `'kind', k.kind, 'mediaType', k.media_type, 'bytes', k.bytes, 'status', k.status, 'reason', k.reason,
    'createdAt', k.created_at, 'reviewedAt', k.reviewed_at`,
  from: 'kyc_document k WHERE k.user_id = $1',
  key: 'k.id',
  type: 'uuid',
  first: NO_UUID,
});

const seeds = section('seeds', {
  columns: `'commitment', p.server_seed_hash, 'clientSeed', p.client_seed, 'nonce', p.nonce, 'status', p.status,
    'serverSeed', CASE p.status WHEN 'revealed' THEN p.server_seed END, 'createdAt', ${time('p.created_at')},
    'revealedAt', ${time('p.revealed_at')}`,
  from: 'seed_pair p WHERE p.user_id = $1',
  key: 'p.id',
  type: 'bigint',
  first: 0,
});

const entriesSql = `
  SELECT json_build_object('transaction', e.transaction_id, 'kind', t.kind, 'account', a.kind, 'unit', a.unit,
    'amount', e.amount, 'balanceAfter', e.balance_after, 'at', ${time('t.at')})::text AS row, json_build_array(e.version::text) AS key
  FROM ledger_account a JOIN ledger_entry e ON e.account_id = a.id JOIN ledger_transaction t ON t.id = e.transaction_id
  WHERE a.id = $1 AND e.version > $3::text::bigint ORDER BY e.version LIMIT $2`;

const ledger: ExportSection = {
  name: 'ledger',
  async *pages(client, userId) {
    const { rows } = await client.query<{ id: bigint }>(
      'SELECT id FROM ledger_account WHERE user_id = $1 ORDER BY id',
      [userId],
    );
    for (const { id } of rows) yield* paged(client, entriesSql, id, [0]);
  },
};

const roundsSql = `
  SELECT json_build_object('id', r.id, 'game', r.game, 'account', r.account_kind, 'stake', r.stake, 'payout', r.payout,
    'isOver', r.settled_xid IS NOT NULL, 'choice', r.choice, 'moves', r.moves, 'outcome', r.outcome,
    'clientSeed', r.client_seed, 'nonce', r.nonce, 'commitment', p.server_seed_hash, 'at', ${time('r.at')})::text AS row,
    json_build_array(r.seed_pair_id::text, r.nonce::text) AS key
  FROM round r JOIN seed_pair p ON p.id = r.seed_pair_id
  WHERE r.user_id = $1 AND (r.seed_pair_id, r.nonce) > ($3::text::bigint, $4::text::bigint)
  ORDER BY r.seed_pair_id, r.nonce LIMIT $2`;

const rounds: ExportSection = {
  name: 'rounds',
  pages: (client, userId) => paged(client, roundsSql, userId, [0, -1]),
};

const sharedBets = section('sharedBets', {
  columns: `'id', b.id, 'game', b.game, 'round', b.round_id, 'number', s.number, 'state', s.state,
    'account', b.account_kind, 'currencyId', b.currency_id, 'stake', b.stake, 'payout', b.payout, 'choice', b.choice,
    'clientSeed', b.client_seed, 'outcome', s.outcome, 'commitment', s.commitment,
    'serverSeed', CASE WHEN s.state IN ('drawn', 'settled', 'void') THEN s.server_seed END, 'at', ${time('b.at')}`,
  from: 'shared_bet b JOIN shared_round s ON s.id = b.round_id WHERE b.user_id = $1',
  key: 'b.id',
  type: 'uuid',
  first: NO_UUID,
});

/** Sections of an export, in their order. */
export const exportSections: readonly ExportSection[] = [
  profile,
  linkedProfiles,
  sessions,
  devices,
  events,
  limits,
  responsibleGaming,
  exclusionMatches,
  countedDays,
  letters,
  documents,
  ...paymentSections,
  ...bonusSections,
  ...casinoSections,
  ...outsideBonusSections,
  ...chatSections,
  ...partnerSections,
  ...noticeSections,
  ...supportSections,
  seeds,
  ledger,
  rounds,
  sharedBets,
];
