import { partner } from 'db';
import { createHmac } from 'node:crypto';
import pLimit from 'p-limit';
import type { FeatureTools } from '../../core/features/feature.ts';
import { askOutside, type OutsideAnswer, type OutsideRequest } from '../../core/http/outside-request.ts';
import { fillPostbackUrl } from './postback-url.ts';

const MINUTE_MS = 60_000;

/** Pauses before the next attempt, minutes: with the last one a day has passed, and a delivery is given up. */
const GAPS = [1, 5, 15, 60, 180, 360, 819] as const;

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 16 * 1024; // most of an answer, which nobody reads
const AT_ONCE = 8;
const EACH = 4; // most of one partner in a turn
const LIMIT = 200;
const PROBLEM_LENGTH = 200;
const KEPT_MS = 30 * 86_400_000;

type Tools = Pick<FeatureTools, 'db' | 'em' | 'clock' | 'secrets' | 'settings'>;
export type Ask = (url: string, request: OutsideRequest) => Promise<OutsideAnswer>;

/** A secret of postbacks belongs to its partner: sealed for another it does not open. */
export const secretContext = (partnerId: bigint): string => `partner.postback:${partnerId}`;

/** Hundredths as a number with two decimals. */
export const decimals = (amountMinor: bigint): string => {
  const digits = String(amountMinor < 0n ? -amountMinor : amountMinor).padStart(3, '0');
  return `${amountMinor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Signature of a body, as the partner computes it: over the time, a point, and the body. */
export const signatureOf = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

const ID_LENGTH = 24;

/** Names a referral to a partner's program: the same in all events of a referral, and nothing that a page of ours shows. */
const referralName = ({ secrets }: Tools, { partnerId, referralId }: partner.DueDelivery): string =>
  referralId === null
    ? ''
    : createHmac('sha256', secrets.keyFor('partner.referral'))
        .update(`${partnerId}:${referralId}`)
        .digest('hex')
        .slice(0, ID_LENGTH);

const send = async (tools: Tools, due: partner.DueDelivery, ask: Ask): Promise<OutsideAnswer> => {
  const values = {
    event: due.event,
    sub: due.subId ?? '',
    tag: due.tag ?? '',
    id: referralName(tools, due),
    amount: due.amount == null ? '' : decimals(due.amount),
  };
  const body = JSON.stringify({ delivery: due.id, ...values, at: due.at });
  const timestamp = String(Math.floor(tools.clock.now() / 1_000));
  const secret = tools.secrets.open(due.secret, secretContext(due.partnerId));
  return ask(fillPostbackUrl(due.url, values), {
    isOutsideOnly: tools.settings.production,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    post: {
      body,
      headers: {
        'content-type': 'application/json',
        'x-glasshouse-timestamp': timestamp,
        'x-glasshouse-signature': `sha256=${signatureOf(secret, timestamp, body)}`,
      },
    },
  });
};

/** Tries a delivery once, and notes what came of it. Only an answer of 200 to 299 delivers. */
const attempt = async (tools: Tools, due: partner.DueDelivery, ask: Ask): Promise<void> => {
  const outcome = await send(tools, due, ask).then(
    ({ status }) => ({ status, problem: null }),
    (error: unknown) => ({ status: null, problem: String(error instanceof Error ? error.message : error) }),
  );
  const now = tools.clock.now();
  const isDelivered = outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
  const gap = due.event === 'test' ? undefined : GAPS[due.attempts];
  const isWaiting = !isDelivered && gap !== undefined;
  await partner.postbackRepository(tools.em()).tried(due.id, {
    state: isDelivered ? 'delivered' : isWaiting ? 'waiting' : 'givenUp',
    attempts: due.attempts + 1,
    nextAt: isWaiting ? now + gap * MINUTE_MS : null,
    triedAt: now,
    status: outcome.status,
    problem: outcome.problem?.slice(0, PROBLEM_LENGTH) ?? null,
  });
};

/** Sends what is due. What a killed process has sent without noting it is sent again: `delivery` tells them apart. */
export const deliverPostbacks = async (tools: Tools, ask: Ask = askOutside): Promise<void> => {
  const due = await partner.dueDeliveries(tools.db.pool, { at: tools.clock.now(), each: EACH, limit: LIMIT });
  const limit = pLimit(AT_ONCE);
  await Promise.all(due.map((delivery) => limit(() => attempt(tools, delivery, ask))));
};

/** Forgets old deliveries, and yesterday's visitors. */
export const forgetOld = async ({ db, em, clock }: Tools, today: number): Promise<void> => {
  await partner.postbackRepository(em()).forget(clock.now() - KEPT_MS);
  await partner.forgetVisitors(db.pool, today);
};
