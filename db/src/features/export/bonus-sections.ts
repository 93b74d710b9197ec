import { NO_UUID, section, time, type ExportSection } from './export-section.ts';

// leaves out which accounts share a device with the player: that is other people's data
const bonuses = section('bonuses', {
  columns: `'id', g.id, 'bonus', g.bonus, 'period', g.period, 'account', g.account, 'amount', g.amount, 'status', g.status,
    'released', g.released, 'lapsed', g.lapsed, 'identity', g.identity, 'terms', g.terms, 'details', g.details - 'others',
    'expiresAt', ${time('g.expires_at')}, 'at', ${time('g.created_at')}`,
  from: 'bonus_grant g WHERE g.user_id = $1',
  key: 'g.id',
  type: 'bigint',
  first: 0,
});

const bonusEvents = section('bonusEvents', {
  columns: `'bonus', e.grant_id, 'kind', e.kind, 'account', e.account, 'amount', e.amount, 'real', e.real_minor,
    'transaction', e.transaction_id, 'byStaff', e.actor_id IS NOT NULL, 'at', ${time('e.at')}`,
  from: 'bonus_event e WHERE e.user_id = $1',
  key: 'e.id',
  type: 'bigint',
  first: 0,
});

const bonusMeter = section('bonusMeter', {
  columns: `'dicReleasedUpTo', m.dic_reading, 'dicRemainder', m.dic_remainder, 'rakebackTaken', m.rakeback_taken,
    'target', m.target, 'targetAt', ${time('m.target_at')}, 'spinUntil', ${time('m.spin_until')}, 'levelTold', m.level_told`,
  from: 'bonus_meter m WHERE m.user_id = $1',
  key: 'm.user_id',
  type: 'bigint',
  first: 0,
});

const playedDays = section('playedDays', {
  columns: `'day', DATE '1970-01-01' + p.day, 'staked', p.staked, 'providerStaked', p.provider_staked, 'paid', p.paid`,
  from: 'played_day p WHERE p.user_id = $1',
  key: 'p.day',
  type: 'int',
  first: 0,
});

const tournaments = section('tournaments', {
  columns: `'day', DATE '1970-01-01' + e.day, 'place', p.place, 'staked', p.staked, 'prize', p.prize,
    'registeredAt', ${time('e.registered_at')}`,
  from: 'tournament_entry e LEFT JOIN tournament_place p ON p.day = e.day AND p.user_id = e.user_id WHERE e.user_id = $1',
  key: 'e.day',
  type: 'int',
  first: 0,
});

const newyearLogins = section('newyearLogins', {
  columns: `'day', DATE '1970-01-01' + l.day`,
  from: 'newyear_login l WHERE l.user_id = $1',
  key: 'l.day',
  type: 'int',
  first: 0,
});

const newyearSpins = section('newyearSpins', {
  columns: `'edition', s.edition, 'number', s.number, 'round', s.round_id, 'prize', s.prize, 'bonus', s.grant_id, 'at', ${time('s.at')}`,
  from: 'newyear_spin s WHERE s.user_id = $1',
  key: 's.round_id',
  type: 'uuid',
  first: NO_UUID,
});

const newyearOrders = section('newyearOrders', {
  columns: `'edition', o.edition, 'number', o.number, 'fullName', o.full_name, 'country', o.country, 'region', o.region,
    'cite', o.cite, 'address', o.address, 'index', o.index, 'telegram', o.telegram, 'orderedAt', ${time('o.created_at')},
    'shippedAt', ${time('o.shipped_at')}, 'tracking', o.tracking, 'erasedAt', ${time('o.erased_at')}`,
  from: 'newyear_order o WHERE o.user_id = $1',
  key: 'o.id',
  type: 'int',
  first: 0,
});

const stories = section('telegramStory', {
  columns: `'link', s.token, 'at', ${time('s.created_at')}, 'visitedAt', ${time('s.visited_at')}`,
  from: 'telegram_story s WHERE s.user_id = $1',
  key: 's.user_id',
  type: 'bigint',
  first: 0,
});

const airdropsGiven = section('airdropsGiven', {
  columns: `'airdrop', d.uid, 'awards', d.count, 'award', d.award, 'taken', d.taken, 'level', d.min_status,
    'byHouse', d.is_house, 'startedAt', ${time('d.started_at')}, 'endsAt', ${time('d.ends_at')}, 'endedAt', ${time('d.ended_at')}`,
  from: 'airdrop d WHERE d.creator_id = $1',
  key: 'd.uid',
  type: 'uuid',
  first: NO_UUID,
});

const airdropsTaken = section('airdropsTaken', {
  columns: `'airdrop', k.uid, 'bonus', k.grant_id, 'at', ${time('k.at')}`,
  from: 'airdrop_take k WHERE k.user_id = $1',
  key: 'k.uid',
  type: 'uuid',
  first: NO_UUID,
});

const rainsGiven = section('rainsGiven', {
  columns: `'rain', r.uid, 'room', r.room, 'amount', r.amount, 'people', r.people, 'share', r.share,
    'startedAt', ${time('r.started_at')}, 'endedAt', ${time('r.ended_at')}`,
  from: 'rain r WHERE r.creator_id = $1',
  key: 'r.uid',
  type: 'uuid',
  first: NO_UUID,
});

const rainShares = section('rainShares', {
  columns: `'rain', s.uid, 'bonus', s.grant_id, 'at', ${time('s.at')}`,
  from: 'rain_share s WHERE s.user_id = $1',
  key: 's.uid',
  type: 'uuid',
  first: NO_UUID,
});

const quizWins = section('quizWins', {
  columns: `'room', q.room, 'message', q.answer_id, 'prize', q.prize, 'bonus', q.grant_id, 'at', ${time('q.ended_at')}`,
  from: 'quiz_round q WHERE q.winner_id = $1',
  key: 'q.uid',
  type: 'uuid',
  first: NO_UUID,
});

const quizPrizes = section('quizPrizes', {
  columns: `'amount', q.amount, 'bonus', q.grant_id, 'at', ${time('q.at')}`,
  from: 'quiz_prize q WHERE q.user_id = $1',
  key: 'q.uid',
  type: 'uuid',
  first: NO_UUID,
});

/** A player's bonuses and the facts they were computed from. */
export const bonusSections: readonly ExportSection[] = [
  bonuses,
  bonusEvents,
  bonusMeter,
  playedDays,
  tournaments,
  newyearLogins,
  newyearSpins,
  newyearOrders,
  stories,
  airdropsGiven,
  airdropsTaken,
  rainsGiven,
  rainShares,
  quizWins,
  quizPrizes,
];
