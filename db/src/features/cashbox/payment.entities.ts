import { defineEntity, p } from '@mikro-orm/core';

/** A way to pay in or out: data, edited with four eyes. The ids are the specification's. */
export const PaywayEntity = defineEntity({
  name: 'Payway',
  tableName: 'payway',
  properties: {
    id: p.smallint().primary().autoincrement(false),
    name: p.text(),
    image: p.text(), // key of the asset manifest
    network: p.text().nullable(), // network of a coin
    provider: p.text(), // id of the gateway
    system: p.smallint().nullable(), // system of deposits
    deposits: p.boolean(),
    withdrawals: p.boolean(),
    mask: p.text().nullable(), // mask of the purse number
    needsBank: p.boolean(),
    needsMemo: p.boolean(),
    position: p.smallint(),
    isOn: p.boolean().default(true),
  },
});

/** A payway in one currency. Limits: hundredths of the currency. */
export const PayMethodEntity = defineEntity({
  name: 'PayMethod',
  tableName: 'pay_method',
  properties: {
    id: p.smallint().primary().autoincrement(false),
    paywayId: p.smallint(),
    currencyId: p.smallint(),
    code: p.text(), // as the provider names it: a coin, a method
    minDeposit: p.bigint(),
    maxDeposit: p.bigint().nullable(),
    minWithdrawal: p.bigint(),
    maxWithdrawal: p.bigint().nullable(),
    isOn: p.boolean().default(true),
  },
  uniques: [{ name: 'pay_method_payway_currency', properties: ['paywayId', 'currencyId', 'code'] }],
});

export const BankEntity = defineEntity({
  name: 'Bank',
  tableName: 'bank',
  properties: {
    id: p.smallint().primary().autoincrement(false),
    name: p.text(),
    position: p.smallint(),
    isOn: p.boolean().default(true),
  },
});

/** A deposit or a withdrawal. What it was made for never changes; its state goes one way. */
export const PaymentEntity = defineEntity({
  name: 'Payment',
  tableName: 'payment',
  properties: {
    id: p.integer().primary().generated('by default as identity'), // shown to the player
    ref: p.uuid().unique('payment_ref_key'), // reference for providers and the ledger
    userId: p.bigint(),
    code: p.smallint(), // 1 deposit, 2 withdrawal
    state: p.smallint(), // 1 created, 2 done, 3 in process, 4 cancelled, 10 refused
    paywayId: p.smallint(),
    methodId: p.smallint(),
    provider: p.text(),
    currencyId: p.smallint(),
    courseMicro: p.bigint(), // base units per unit, times a million, that it was made at
    amount: p.bigint(), // hundredths of the currency
    askedAmount: p.bigint().nullable(), // the player's typed amount of a deposit, before the fraction that tells it apart
    coinAmount: p.text().nullable(), // decimal text, as a coin's network counts it; of a withdrawal: what its player accepts
    baseMinor: p.bigint(), // credited, or taken from the balance without the fee
    feeMinor: p.bigint().defaultRaw('0'),
    bonusMinor: p.bigint().defaultRaw('0'),
    requestId: p.uuid().nullable(), // its player's, by which a repeat is known
    requisites: p.json<Record<string, unknown>>().nullable(), // means to pay a deposit, until it expires
    expiresAt: p.bigint('number').nullable(), // ms since epoch, as all times
    purseNumber: p.text().nullable(), // shown destination of a withdrawal; our address for a deposit
    purseSealed: p.blob().nullable(), // purse and memo of a withdrawal, whole
    destinationKey: p.blob().nullable(), // keyed hashes of both: as payout_destination has it, and as identity_key has it
    destinationIdentity: p.blob().nullable(),
    bankId: p.smallint().nullable(),
    memoTag: p.text().nullable(),
    closure: p.text().nullable(), // why play was closed to its player when it was asked for
    holdId: p.uuid().nullable(), // hold of a withdrawal
    sentMinor: p.bigint().nullable(), // arriving part of a withdrawal's baseMinor, by the courses that it is priced at
    priceCourseMicro: p.bigint().nullable(), // course of a withdrawal's arriving unit, when it was priced
    bandPercent: p.smallint().nullable(), // percent by which a withdrawal's `coinAmount` may move until it is approved
    askedAgain: p.text().nullable(), // amount that would arrive now, beyond that: its player confirms it, or cancels
    transactionId: p.uuid().nullable(), // the ledger's, that credited or paid it
    providerTransaction: p.text().nullable(),
    confirmations: p.smallint().defaultRaw('0'),
    requiredConfirmations: p.smallint().defaultRaw('0'),
    isLate: p.boolean().default(false), // seen after its countdown, or for another amount
    payableFrom: p.bigint('number').nullable(), // a new destination waits until then
    reason: p.text().nullable(),
    createdAt: p.bigint('number'),
    updatedAt: p.bigint('number'),
    doneAt: p.bigint('number').nullable(),
    cancelledAt: p.bigint('number').nullable(),
  },
  indexes: [
    { name: 'payment_user', properties: ['userId', 'code', 'id'] },
    { name: 'payment_state', properties: ['code', 'state', 'id'] },
    { name: 'payment_created', properties: ['createdAt', 'id'] },
    { name: 'payment_base', properties: ['baseMinor'] },
    { name: 'payment_payway', properties: ['paywayId', 'id'] },
    { name: 'payment_provider', properties: ['provider', 'id'] },
    { name: 'payment_amount', properties: ['paywayId', 'amount'], where: 'code = 1 AND expires_at IS NOT NULL' },
  ],
  uniques: [{ name: 'payment_request', properties: ['userId', 'requestId'] }],
});

/** A payment that a provider told of, once each. Without a payment of ours it matches nobody. */
export const ProviderPaymentEntity = defineEntity({
  name: 'ProviderPayment',
  tableName: 'provider_payment',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    provider: p.text(),
    transaction: p.text(), // the provider's own id
    reference: p.text(), // ours, as it came
    amount: p.text(), // decimal text
    currency: p.text(), // the provider's code
    state: p.text().$type<'pending' | 'confirmed' | 'failed'>(),
    confirmations: p.smallint().defaultRaw('0'),
    paymentId: p.integer().nullable(), // null: it matches nobody
    creditedBy: p.uuid().nullable(), // the ledger's transaction
    problem: p.text().nullable(), // why it was not credited: unknown, late, amount, currency, course (it waits for one)
    seenAt: p.bigint('number'),
    confirmedAt: p.bigint('number').nullable(),
    sourceKey: p.blob().nullable(), // key of its source, as of a destination
  },
  indexes: [
    { name: 'provider_payment_loose', properties: ['id'], where: "credited_by IS NULL AND state <> 'failed'" },
    { name: 'provider_payment_waits', properties: ['id'], where: "problem = 'course'" },
    { name: 'provider_payment_transaction', properties: ['transaction'] },
  ],
  uniques: [{ name: 'provider_payment_key', properties: ['provider', 'transaction'] }],
});

/** An address that one player pays one coin to. */
export const DepositAddressEntity = defineEntity({
  name: 'DepositAddress',
  tableName: 'deposit_address',
  properties: {
    ref: p.uuid().primary(), // reference in its callbacks
    userId: p.bigint(),
    provider: p.text(),
    coin: p.text(),
    methodId: p.smallint(),
    address: p.text(),
    memo: p.text().nullable(),
    createdAt: p.bigint('number'),
  },
  uniques: [
    { name: 'deposit_address_user_coin', properties: ['userId', 'provider', 'coin'] },
    { name: 'deposit_address_memo', properties: ['provider', 'address', 'memo'] },
  ],
  indexes: [{ name: 'deposit_address_address', properties: ['address'] }],
});

/** A wallet that a player has proven to be theirs, and until when a transfer is awaited. */
export const TonWalletEntity = defineEntity({
  name: 'TonWallet',
  tableName: 'ton_wallet',
  properties: {
    userId: p.bigint().primary().autoincrement(false),
    address: p.text().nullable(), // raw: workchain:hash; null: none is connected
    connectedAt: p.bigint('number').nullable(),
    timerUntil: p.bigint('number').nullable(),
  },
});

/** Money that is being paid out, one row a withdrawal. */
export const PayoutEntity = defineEntity({
  name: 'Payout',
  tableName: 'payout',
  properties: {
    paymentId: p.integer().primary().autoincrement(false),
    provider: p.text(),
    amount: p.text(), // decimal text, what the receiver gets
    currency: p.text(),
    method: p.text(),
    state: p.text().$type<'queued' | 'accepted' | 'done' | 'failed'>(),
    attempts: p.smallint().defaultRaw('0'),
    nextAt: p.bigint('number'), // when it is looked at again
    providerId: p.text().nullable(),
    transaction: p.text().nullable(),
    problem: p.text().nullable(),
    updatedAt: p.bigint('number'),
  },
  indexes: [{ name: 'payout_due', properties: ['state', 'nextAt'] }],
});

/** Destination that a player has asked to be paid at. */
export const DestinationEntity = defineEntity({
  name: 'PayoutDestination',
  tableName: 'payout_destination',
  properties: {
    userId: p.bigint().primary().autoincrement(false),
    key: p.blob().primary(), // keyed hash of mask, network, number and memo
    firstUsedAt: p.bigint('number'),
    payableFrom: p.bigint('number'),
    savedPaymentId: p.integer().nullable(), // latest withdrawal to it, which has it sealed; null: the player does not keep it
  },
  indexes: [{ name: 'payout_destination_key', properties: ['key'] }],
});

/** Source of a deposit, as its provider says. Append-only. */
export const DepositSourceEntity = defineEntity({
  name: 'DepositSource',
  tableName: 'deposit_source',
  properties: {
    paymentId: p.integer().primary().autoincrement(false),
    userId: p.bigint(),
    key: p.blob(), // as of a destination
  },
  indexes: [{ name: 'deposit_source_key', properties: ['userId', 'key'] }],
});

/** Everything that happened to a payment. Append-only. */
export const PaymentEventEntity = defineEntity({
  name: 'PaymentEvent',
  tableName: 'payment_event',
  properties: {
    id: p.bigint().primary().generated('by default as identity'),
    paymentId: p.integer().nullable(),
    userId: p.bigint().nullable(),
    kind: p.text(), // created, seen, credited, approved, refused, documents, blocked, queued, sent, paid, failed …
    actorId: p.bigint().nullable(), // staff member; null: its player or the house's program
    details: p.json<Record<string, unknown>>(),
    at: p.bigint('number'),
  },
  indexes: [
    { name: 'payment_event_payment', properties: ['paymentId', 'id'] },
    { name: 'payment_event_contradicted', properties: ['paymentId'], where: "kind = 'contradicted'" },
  ],
});

/** Every callback that came, and what was made of it. Append-only. */
export const ProviderCallbackEntity = defineEntity({
  name: 'ProviderCallback',
  tableName: 'provider_callback',
  properties: {
    id: p.bigint().primary().generated('by default as identity'),
    provider: p.text(),
    verdict: p.text(), // accepted, repeated, late, signature, malformed, unknown, amount, currency, contradicted
    address: p.text().nullable(),
    digest: p.blob(), // sha256 of what came
    transaction: p.text().nullable(),
    at: p.bigint('number'),
  },
  indexes: [{ name: 'provider_callback_verdict', properties: ['verdict', 'id'] }],
});

/** Differences between a provider's own list and ours at their last comparison. */
export const ReconciliationEntity = defineEntity({
  name: 'Reconciliation',
  tableName: 'reconciliation',
  properties: {
    id: p.bigint().primary().generated('by default as identity'),
    provider: p.text(),
    at: p.bigint('number'),
    since: p.bigint('number'),
    differences: p.json<readonly Record<string, unknown>[]>(),
  },
});

/** A change of the cash desk's data, proposed by one person and brought into force by another. */
export const CashChangeEntity = defineEntity({
  name: 'CashChange',
  tableName: 'cash_change',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    subject: p.text(), // payway, method, bank, rules, course, coin
    subjectId: p.smallint().nullable(),
    before: p.json<Record<string, unknown>>(),
    after: p.json<Record<string, unknown>>(),
    status: p.text().$type<'proposed' | 'active' | 'rejected'>(),
    authorId: p.bigint(),
    reason: p.text(),
    createdAt: p.bigint('number'),
    deciderId: p.bigint().nullable(),
    decision: p.text().default(''),
    decidedAt: p.bigint('number').nullable(),
  },
});

/** The rules of the desk: one row. */
export const CashRulesEntity = defineEntity({
  name: 'CashRules',
  tableName: 'cash_rules',
  properties: {
    id: p.smallint().primary().autoincrement(false), // 1
    twoPeopleFrom: p.bigint(), // base hundredths
    automaticBelow: p.bigint(),
    automaticMaxRisk: p.smallint(),
    automaticPerDay: p.bigint(),
    maxCoursePercent: p.smallint(),
    withdrawalBandPercent: p.smallint().defaultRaw('2'),
  },
});

/** A course that a source gave. Append-only. */
export const CourseQuoteEntity = defineEntity({
  name: 'CourseQuote',
  tableName: 'course_quote',
  properties: {
    id: p.bigint().primary().generated('by default as identity'),
    currencyId: p.smallint(),
    courseMicro: p.bigint(),
    source: p.text(),
    isTaken: p.boolean(), // false: it jumped too far and waits for a person
    at: p.bigint('number'),
  },
  indexes: [{ name: 'course_quote_currency', properties: ['currencyId', 'id'] }],
});

/** Course by which a currency's amounts are shown from a moment on, until the next one. */
export const ShownCourseEntity = defineEntity({
  name: 'ShownCourse',
  tableName: 'shown_course',
  properties: {
    currencyId: p.smallint().primary(),
    since: p.bigint('number').primary(), // ms since epoch
    courseMicro: p.bigint(),
  },
});

/** Memory of a simulated provider: outside production only. */
export const SandboxRecordEntity = defineEntity({
  name: 'SandboxRecord',
  tableName: 'sandbox_record',
  properties: {
    provider: p.text().primary(),
    key: p.text().primary(),
    value: p.json<Record<string, unknown>>(),
    at: p.bigint('number'),
  },
});

/** Stakes that a player owes before a withdrawal, counted like `user_stats.total_bet`. */
export const WageringEntity = defineEntity({
  name: 'Wagering',
  tableName: 'wagering',
  properties: {
    userId: p.bigint().primary().autoincrement(false),
    target: p.bigint(), // base hundredths; only grows
    startedAtCount: p.bigint(), // total_bet when the present wagering began
    startedAt: p.bigint('number').defaultRaw('0'), // ms since epoch, when that was
  },
});

/** Course of a coin that is no currency of ours: base units per coin, times a million. */
export const CoinCourseEntity = defineEntity({
  name: 'CoinCourse',
  tableName: 'coin_course',
  properties: {
    code: p.text().primary(), // as its provider names it
    id: p.smallint().unique('coin_course_id_key'), // id for proposals
    courseMicro: p.bigint(),
    at: p.bigint('number'), // ms since epoch: when the source gave it
  },
});

/** Watch over the course of a currency, a coin, or the source as a whole (SOURCE_CODE). Times: ms since epoch. */
export const CourseWatchEntity = defineEntity({
  name: 'CourseWatch',
  tableName: 'course_watch',
  properties: {
    code: p.text().primary(),
    seenAt: p.bigint('number').defaultRaw('0'), // when the source last gave one in bounds
    refusedMicro: p.bigint().nullable(), // later course of the source, out of bounds
    refusedAt: p.bigint('number').nullable(),
    releasedUntil: p.bigint('number').defaultRaw('0'), // two people have released it until then
  },
});

/** Position up to which a polled provider has been read. */
export const ProviderCursorEntity = defineEntity({
  name: 'ProviderCursor',
  tableName: 'provider_cursor',
  properties: { provider: p.text().primary(), cursor: p.text(), at: p.bigint('number') },
});
