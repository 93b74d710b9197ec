import { randomUUIDv7 } from 'node:crypto';
import { support } from 'db';
import type { CallAnswer } from '../../../contract/calls.ts';
import type { supportCalls } from '../../../contract/features/support.contract.ts';
import { supportAt } from '../../../contract/features/support-hours.ts';
import {
  MAX_SUPPORT_LISTED,
  SUPPORT_PAGE,
  supportCodes,
  type SupportSystemText,
  type SupportTopic,
} from '../../../contract/features/support-values.ts';
import { cachedFor } from '../../core/cached.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import type { Handlers } from '../../core/games/server-game.ts';
import { markAnswersRead } from '../../core/notices/notify.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { Caller } from '../../core/realtime/dispatcher.ts';
import { findCards, findSubjects } from './cards.ts';
import { measureAnswers } from './measure.ts';
import { sendSupport, type SendSupportTools } from './send-support.ts';
import { assertConversation, loadConversation, shownConversations, shownMessage } from './shown-support.ts';
import { guestKeyHashOf, ownerIf, ownerOf } from './support-owner.ts';
import { guestRoom } from './support-pushes.ts';

type Tools = Pick<FeatureTools, 'em' | 'inUnitOfWork' | 'pushes'> & SendSupportTools;

const MEASURED_MS = 30 * 86_400_000;
const MEASURE_FRESH_MS = 600_000;
const done = { success: true } as const;

interface Asked {
  topic?: SupportTopic | undefined;
  ref?: string | undefined;
  guestKey?: string | undefined;
}

export const createSupportCalls = (tools: Tools): Handlers<typeof supportCalls> => {
  const { db, em, clock, tell, pushes, inUnitOfWork } = tools;
  const { pool } = db;

  const firstAnswer = cachedFor(MEASURE_FRESH_MS, clock, async () =>
    measureAnswers(await support.supportFirstAnswers(pool, clock.now() - MEASURED_MS)),
  );

  /** A guest's conversations become those of the player who has their key. */
  const adopt = async ({ player }: Caller, guestKey: string | undefined): Promise<void> => {
    if (!player || guestKey === undefined) return;
    const adopted = await inUnitOfWork(({ client }) =>
      support.adoptSupport(client, guestKeyHashOf(guestKey), player.userId),
    );
    for (const uid of adopted) tell.changedInside({ uid });
  };

  const open = async (caller: Caller, { topic, ref, guestKey }: Asked): Promise<CallAnswer<'support.open'>> => {
    await adopt(caller, guestKey);
    const owner = ownerIf(caller.player, guestKey);
    if (owner && 'guestKeyHash' in owner) pushes.join(caller.socketId, guestRoom(owner.guestKeyHash));
    const rows = owner ? await support.supportConversationsOf(pool, owner, MAX_SUPPORT_LISTED) : [];
    const last = rows.find(({ state }) => state !== 'closed');
    const messages = last ? await support.playerSupportMessages(pool, last.id, { limit: SUPPORT_PAGE }) : [];
    const subject = { userId: caller.player?.userId ?? null, topic: topic ?? '', topicRef: ref ?? null };
    const [card = null] = await findCards(pool, [subject]);
    return {
      conversations: await shownConversations(pool, rows),
      messages: messages.map(shownMessage),
      card,
      hours: supportAt(clock.now()),
      firstAnswer: await firstAnswer(),
    };
  };

  /** Closes a conversation in its player's name, with a line that says so. */
  const close = async (conversation: support.SupportConversationRow): Promise<void> => {
    const at = clock.now();
    const text: SupportSystemText = 'closedByPlayer';
    const message = { uid: randomUUIDv7(), conversationId: conversation.id, authorId: null, requestId: null, text, at };
    await inUnitOfWork(async (unit) => {
      if (!(await support.closeSupportConversation(unit.em, { id: conversation.id, by: 'player', at })))
        throw new CallError(supportCodes.closed);
      await support.addSupportMessage(unit.client, { ...message, side: 'system' });
      await support.markSupportRead(unit.client, conversation.id, conversation.lastSeq + 1);
    });
  };

  return {
    'support.open': { handle: (asked, caller) => open(caller, asked) },
    'support.subjects': {
      async handle({ topic }, { player }) {
        return { cards: await findSubjects(pool, player.userId, topic) };
      },
    },
    'support.send': { handle: (sent, caller) => sendSupport(tools, caller, sent) },
    'support.history': {
      async handle({ conversation, after, before, guestKey }, { player }) {
        const owner = ownerOf(player, guestKey);
        const { id } = await assertConversation(pool, owner, conversation);
        const rows = await support.playerSupportMessages(pool, id, { after, before, limit: SUPPORT_PAGE });
        return { conversation: await loadConversation(pool, owner, conversation), messages: rows.map(shownMessage) };
      },
    },
    'support.unread': {
      async handle({ guestKey }, { player }) {
        const owner = ownerIf(player, guestKey);
        return { unread: owner ? await support.countUnreadSupport(pool, owner) : 0 };
      },
    },
    'support.read': {
      async handle({ conversation, seq, guestKey }, { player }) {
        const row = await assertConversation(pool, ownerOf(player, guestKey), conversation);
        if (await support.markSupportRead(pool, row.id, seq)) tell.changed(row);
        if (player && (await markAnswersRead(em(), player.userId, { conversation, at: clock.now() })))
          pushes.everywhere.toUser(player.userId, { channel: 'notices', type: 'changed', payload: {} });
        return done;
      },
    },
    'support.typing': {
      async handle({ conversation, guestKey }, { player }) {
        tell.playerTypes(await assertConversation(pool, ownerOf(player, guestKey), conversation));
        return done;
      },
    },
    'support.close': {
      async handle({ conversation, guestKey }, { player }) {
        const owner = ownerOf(player, guestKey);
        await close(await assertConversation(pool, owner, conversation));
        tell.changed(await assertConversation(pool, owner, conversation));
        return { conversation: await loadConversation(pool, owner, conversation) };
      },
    },
    'support.rate': {
      async handle({ conversation, rating, comment, guestKey }, { player }) {
        const owner = ownerOf(player, guestKey);
        const row = await assertConversation(pool, owner, conversation);
        if (row.state !== 'closed') throw new CallError(supportCodes.notClosed);
        const rated = { id: row.id, rating, comment, at: clock.now() };
        if (!(await support.rateSupportConversation(em(), rated))) throw new CallError(supportCodes.rated);
        tell.changed(row);
        return { conversation: await loadConversation(pool, owner, conversation) };
      },
    },
  };
};
