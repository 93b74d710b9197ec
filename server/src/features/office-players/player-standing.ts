import { kyc, loadVipStatuses, officePlayer, statsOf, support, type AccountDetails } from 'db';
import type { CallAnswer } from '../../../contract/calls.ts';
import {
  PLAYERS_PAGE,
  type PlayerConversation,
  type PlayerStanding,
} from '../../../contract/features/office-players.contract.ts';
import { supportQueueRoles, supportQueues } from '../../../contract/features/support-values.ts';
import type { Language } from '../../../contract/languages.ts';
import { rightsOf } from '../../../contract/staff-rights.ts';
import type { Staff } from '../../core/auth/staff-gate.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { shownDocument } from '../../core/kyc-document.ts';

type Tools = Pick<FeatureTools, 'db' | 'em'>;

const vipOf = async ({ db }: Tools, userId: bigint, seesMoney: boolean): Promise<PlayerStanding['vip']> => {
  const { vipStatus, totalBetMinor } = await statsOf(db.pool, userId);
  if (!seesMoney) return { level: vipStatus, staked: null, next: null };
  const next = (await loadVipStatuses(db.pool)).find(({ id }) => id === vipStatus + 1);
  return {
    level: vipStatus,
    staked: Number(totalBetMinor),
    next: next ? { level: next.id, needs: Number(next.needsCompoints) } : null,
  };
};

/** Documents, VIP level and partners of a player, as far as the rights of who looks go. */
export const loadStanding = async (
  tools: Tools,
  { id }: AccountDetails,
  { staff, lang }: { staff: Staff; lang: Language },
): Promise<PlayerStanding> => {
  const em = tools.em();
  const rights = rightsOf(staff.roles);
  const documents = rights.includes('documents') ? await kyc.documentsOf(em, id) : null;
  return {
    documents:
      documents?.map((row) => {
        const { id: document, kind, status, expires, createdAt } = shownDocument(row, lang);
        return { id: document, kind, status, expires, createdAt };
      }) ?? null,
    vip: await vipOf(tools, id, rights.includes('playerMoney')),
    invitedBy: (await officePlayer.inviterOf(tools.db.pool, id)) ?? null,
    partner: (await officePlayer.partnerSummary(tools.db.pool, id)) ?? null,
  };
};

/** A player's conversations of the queues that who looks may see, the newest first. */
export const loadConversations = async (
  { em }: Tools,
  userId: bigint,
  { cursor, staff: { roles } }: { cursor: string | undefined; staff: Staff },
): Promise<CallAnswer<'officePlayers.conversations'>> => {
  const queues = supportQueues.filter((queue) =>
    roles.some((role) => (supportQueueRoles[queue] as readonly string[]).includes(role)),
  );
  const found = await support.playerConversations(em(), userId, {
    queues,
    before: cursor === undefined ? undefined : BigInt(cursor),
    limit: PLAYERS_PAGE + 1,
  });
  const rows = found.slice(0, PLAYERS_PAGE);
  return {
    conversations: rows.map(({ uid, topic, queue, state, rating, createdAt }) => ({
      uid,
      topic: topic as PlayerConversation['topic'],
      queue: queue as PlayerConversation['queue'],
      state: state as PlayerConversation['state'],
      rating: rating ?? null,
      createdAt,
    })),
    cursor: found.length > rows.length ? String(rows.at(-1)?.id) : null,
  };
};
