import { type ExportSection, NO_UUID, section, time } from './export-section.ts';

const payments = section('payments', {
  columns: `'id', p.id, 'kind', CASE p.code WHEN 1 THEN 'deposit' ELSE 'withdrawal' END, 'state', p.state, 'payway', w.name,
    'currencyId', p.currency_id, 'amount', p.amount, 'coinAmount', p.coin_amount, 'courseMicro', p.course_micro,
    'base', p.base_minor, 'fee', p.fee_minor, 'bonus', p.bonus_minor, 'to', p.purse_number, 'bank', b.name,
    'memo', p.memo_tag, 'transaction', p.provider_transaction, 'isLate', p.is_late, 'reason', p.reason,
    'createdAt', ${time('p.created_at')}, 'doneAt', ${time('p.done_at')}, 'cancelledAt', ${time('p.cancelled_at')}`,
  from: 'payment p JOIN payway w ON w.id = p.payway_id LEFT JOIN bank b ON b.id = p.bank_id WHERE p.user_id = $1',
  key: 'p.id',
  type: 'bigint',
  first: 0,
});

// notes of staff about a payment stay theirs
const paymentEvents = section('paymentEvents', {
  columns: `'payment', e.payment_id, 'kind', e.kind, 'byStaff', e.actor_id IS NOT NULL, 'at', ${time('e.at')}`,
  from: 'payment_event e WHERE e.user_id = $1',
  key: 'e.id',
  type: 'bigint',
  first: 0,
});

const depositAddresses = section('depositAddresses', {
  columns: `'coin', a.coin, 'address', a.address, 'memo', a.memo, 'createdAt', ${time('a.created_at')}`,
  from: 'deposit_address a WHERE a.user_id = $1',
  key: 'a.ref',
  type: 'uuid',
  first: NO_UUID,
});

// the destinations themselves stand with their payments: here is a keyed hash of each
const destinations = section('destinations', {
  columns: `'firstUsedAt', ${time('d.first_used_at')}, 'payableFrom', ${time('d.payable_from')}`,
  from: 'payout_destination d WHERE d.user_id = $1',
  key: `encode(d.key, 'hex')`,
  type: 'text',
  first: '',
});

const wallet = section('tonWallet', {
  columns: `'address', t.address, 'connectedAt', ${time('t.connected_at')}`,
  from: 'ton_wallet t WHERE t.user_id = $1',
  key: 't.user_id',
  type: 'bigint',
  first: 0,
});

const wagering = section('wagering', {
  columns: `'target', w.target, 'startedAtCount', w.started_at_count`,
  from: 'wagering w WHERE w.user_id = $1',
  key: 'w.user_id',
  type: 'bigint',
  first: 0,
});

/** Sections about a player's money in and out. */
export const paymentSections: readonly ExportSection[] = [
  payments,
  paymentEvents,
  depositAddresses,
  destinations,
  wallet,
  wagering,
];
