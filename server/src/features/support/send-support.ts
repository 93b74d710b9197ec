import { randomUUIDv7 } from 'node:crypto';
import { inUnitOfWork, retryingConflicts, support, type UnitOfWork } from 'db';
import type { z } from 'zod';
import type { CallAnswer } from '../../../contract/calls.ts';
import type { supportCalls } from '../../../contract/features/support.contract.ts';
import { supportCodes, supportLimits, supportRefs } from '../../../contract/features/support-values.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { Caller } from '../../core/realtime/dispatcher.ts';
import type { MakeBuckets } from '../../core/realtime/limit-share.ts';
import type { TokenBuckets } from '../../core/realtime/token-bucket.ts';
import { findCards } from './cards.ts';
import { assertConversation, loadConversation, shownMessage } from './shown-support.ts';
import { ownerOf } from './support-owner.ts';
import type { SupportPushes } from './support-pushes.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

// A new account or guest key costs nothing: so what comes from one network is limited too, over all processes.
const NETWORK_FACTOR = 6; // accounts that one network may be
const { conversationsPerHour, conversationsPerDay, messagesPerMinute } = supportLimits;
const perHour = conversationsPerHour * NETWORK_FACTOR;
const perMinute = messagesPerMinute * NETWORK_FACTOR;

/** Limits of networks. */
export interface SupportNetworks {
  conversations: TokenBuckets;
  messages: TokenBuckets;
}

export const createSupportNetworks = (buckets: MakeBuckets): SupportNetworks => ({
  conversations: buckets('support.conversations', { perSecond: perHour / 3_600, burst: perHour }),
  messages: buckets('support.messages', { perSecond: perMinute / 60, burst: perMinute }),
});

export type SendSupportTools = Pick<FeatureTools, 'db' | 'clock'> & {
  tell: SupportPushes;
  networks: SupportNetworks;
};
type Sent = z.output<(typeof supportCalls)['support.send']['payload']>;

const FORMLESS = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu;

/** The words without what would show them as others. */
export const cleanSupportText = (text: string): string => text.normalize('NFC').replace(FORMLESS, '').trim();

interface Draft {
  sent: Sent;
  caller: Caller;
  owner: support.SupportOwner;
  text: string;
  at: number;
}

/** Throws CallError when this is one too many: `times` of those before it, the earliest first. */
const assertRate = (
  times: readonly number[],
  { most, withinMs, at, code }: { most: number; withinMs: number; at: number; code: string },
): void => {
  const recent = times.filter((time) => time > at - withinMs);
  const first = recent.at(-most);
  if (first !== undefined) throw new CallError(code, { retryAfterMs: Math.max(1, first + withinMs - at) });
};

const assertNetwork = (buckets: TokenBuckets, { network = '' }: Caller, code: string): void => {
  const retryAfterMs = buckets.take(network, performance.now());
  if (retryAfterMs > 0) throw new CallError(code, { retryAfterMs });
};

/** Throws CallError SUPPORT_NOT_OWN: the topic is linked to nothing, or to what is somebody else's. */
const assertRef = async ({ client }: UnitOfWork, { sent, caller }: Draft): Promise<void> => {
  const { topic, ref } = sent;
  if (ref === undefined) return;
  const userId = caller.player?.userId ?? null;
  const [card] = topic in supportRefs ? await findCards(client, [{ userId, topic, topicRef: ref }]) : [];
  if (!card) throw new CallError(supportCodes.notOwn);
};

const openConversation = async (unit: UnitOfWork, tools: SendSupportTools, draft: Draft) => {
  const { sent, caller, owner, at } = draft;
  const openings = await support.supportOpenings(unit.client, owner, at - DAY_MS);
  const limit = { at, code: supportCodes.tooMany };
  assertRate(openings, { ...limit, most: conversationsPerHour, withinMs: HOUR_MS });
  assertRate(openings, { ...limit, most: conversationsPerDay, withinMs: DAY_MS });
  assertNetwork(tools.networks.conversations, caller, supportCodes.tooMany);
  await assertRef(unit, draft);
  const uid = randomUUIDv7();
  const id = await support.openSupportConversation(unit.em, {
    uid,
    owner,
    guestEmail: caller.player ? null : (sent.email ?? null),
    language: caller.lang,
    topic: sent.topic,
    topicRef: sent.ref ?? null,
    at,
  });
  return { id, uid };
};

const continueConversation = async ({ client }: UnitOfWork, { owner }: Draft, conversation: string) => {
  const { id, uid, state } = await assertConversation(client, owner, conversation);
  if (state === 'closed') throw new CallError(supportCodes.closed);
  return { id, uid };
};

interface Stored {
  message: string;
  conversation: string;
}

const store = async (unit: UnitOfWork, tools: SendSupportTools, draft: Draft): Promise<Stored> => {
  const { sent, caller, owner, text, at } = draft;
  await support.lockSupportOwner(unit.client, owner);
  const before = await support.supportMessageOfRequest(unit.client, owner, sent.requestId);
  if (before) return before;
  const writings = await support.supportWritings(unit.client, owner, at - MINUTE_MS);
  assertRate(writings, { most: messagesPerMinute, withinMs: MINUTE_MS, at, code: supportCodes.tooFast });
  assertNetwork(tools.networks.messages, caller, supportCodes.tooFast);
  const { conversation } = sent;
  const { id, uid } =
    conversation === undefined
      ? await openConversation(unit, tools, draft)
      : await continueConversation(unit, draft, conversation);
  const message = randomUUIDv7();
  const author = { side: 'player', authorId: caller.player?.userId ?? null } as const;
  const { requestId } = sent;
  const seq = await support.addSupportMessage(unit.client, {
    uid: message,
    conversationId: id,
    ...author,
    requestId,
    text,
    at,
  });
  if (seq === undefined) throw new CallError(supportCodes.closed);
  const uids = [...new Set(sent.attachments)];
  const files = await support.sendSupportAttachments(unit.em, owner, { messageUid: message, uids });
  if (files !== uids.length) throw new CallError(supportCodes.attachment);
  return { message, conversation: uid };
};

/** Stores a player's message, in a new conversation maybe, and tells. A repeated request gives its first message. Throws CallError. */
export const sendSupport = async (
  tools: SendSupportTools,
  caller: Caller,
  sent: Sent,
): Promise<CallAnswer<'support.send'>> => {
  const { db, clock, tell } = tools;
  const owner = ownerOf(caller.player, sent.guestKey);
  const text = cleanSupportText(sent.text);
  if (text === '' && sent.attachments.length === 0) throw new CallError(supportCodes.empty);
  const draft = { sent, caller, owner, text, at: clock.now() };
  const stored = await retryingConflicts(() => inUnitOfWork(db, (unit) => store(unit, tools, draft)));
  const row = await support.supportMessageByUid(db.pool, stored.message);
  if (!row) throw new CallError(supportCodes.notFound);
  tell.changed(await assertConversation(db.pool, owner, stored.conversation));
  return { conversation: await loadConversation(db.pool, owner, stored.conversation), message: shownMessage(row) };
};
