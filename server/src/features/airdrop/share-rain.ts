import {
  airdrop,
  bonus,
  cashbox,
  chat,
  closuresOf,
  dayOf,
  giveaways,
  inUnitOfWork,
  retryingConflicts,
  type UnitOfWork,
} from 'db';
import { AIRDROP_LAPSE_DAYS, AIRDROP_WAGER_TIMES } from '../../../contract/features/airdrop-values.ts';
import { rainRule, rainShares } from '../../../contract/features/rain-values.ts';
import { tellBonus } from '../../core/bonus/tell-bonus.ts';
import { postRainEnd, postReturn } from './airdrop-money.ts';
import { onePerGroup } from './rain-groups.ts';
import type { AirdropTools } from './start-airdrop.ts';

const AT_ONCE = 100;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Players who get a share. Nobody of a giver whose withdrawals are blocked: it goes back to them. */
export const receiversOf = async (
  { em, client }: UnitOfWork,
  { room, startedAt, creatorId = null }: Pick<giveaways.RainRow, 'room' | 'startedAt' | 'creatorId'>,
  at: number,
): Promise<bigint[]> => {
  if (creatorId !== null && (await cashbox.areWithdrawalsKept(client, creatorId, at))) return [];
  const talkers = await giveaways.rainTalkers(
    client,
    { room, startedAt, at },
    {
      talkMs: rainRule.talkMinutes * MINUTE_MS,
      minMessages: rainRule.messages,
      minLength: rainRule.letters,
      minPlayedMinor: rainRule.playedMinor,
      fromDay: dayOf(startedAt) - 1,
    },
  );
  const ids = talkers.map(({ userId }) => userId);
  const closures = await closuresOf(em, ids, at);
  const open = talkers.filter(({ userId }) => !closures.has(userId));
  const pairs = await giveaways.connectedPairs(client, creatorId === null ? ids : [...ids, creatorId]);
  return onePerGroup(open, pairs, creatorId);
};

/** Shares a rain that is due. Undefined: it has ended already, or still runs. */
const shareWithin = async (unit: UnitOfWork, uid: string, at: number): Promise<bigint[] | undefined> => {
  const { em, client } = unit;
  const rains = giveaways.rainRepository(em);
  const row = await rains.lock(uid);
  if (!row || row.endedAt != null || row.endsAt > at) return undefined;
  const found = await receiversOf(unit, row, at);
  const userIds = rainShares(row.amount, found.length).shareMinor === 0n ? [] : found;
  const { shareMinor, restMinor } = rainShares(row.amount, userIds.length);
  const parts = { sharedMinor: row.amount - restMinor, restMinor, at };
  const settledBy =
    row.creatorId == null ? null : await postRainEnd(client, row.creatorId, { key: `${uid}:end`, ...parts });
  if (userIds.length === 0) await rains.endEmpty(uid, { endedAt: at, settledBy });
  else {
    const terms = { wagerTimes: AIRDROP_WAGER_TIMES, expiresAt: at + AIRDROP_LAPSE_DAYS * DAY_MS };
    if (!(await giveaways.shareRain(client, { uid, userIds, shareMinor, ...terms, at, settledBy })))
      throw new Error(`rain ${uid} ended while it was locked`);
  }
  await chat.renewChatMessage(client, uid);
  return userIds;
};

const shareOne = async (tools: AirdropTools, { uid, room, creatorId }: giveaways.RainRow): Promise<void> => {
  const userIds = await retryingConflicts(() =>
    inUnitOfWork(tools.db, (unit) => shareWithin(unit, uid, tools.clock.now())),
  );
  if (!userIds) return;
  tools.tell('chat.changed', { room });
  for (const userId of userIds)
    tools.pushes.everywhere.toUser(userId, { channel: 'bonus', type: 'changed', payload: {} });
  if (creatorId != null) await tellBonus(tools, creatorId);
};

/** Shares all rains that are due, each once even if several processes try. */
export const shareDueRains = async (tools: AirdropTools): Promise<void> => {
  const due = await giveaways.rainRepository(tools.db.orm.em.fork()).due(tools.clock.now(), AT_ONCE);
  for (const row of due)
    await shareOne(tools, row).catch((error: unknown) =>
      tools.log.error({ err: error, rain: row.uid }, 'a rain was not shared: it is tried again'),
    );
};

type Share = Pick<giveaways.RainShareRow, 'uid' | 'userId'>;

/** Returns a share whose bonus ended before it was credited. Gives its giver if it was returned. */
const settleWithin = async (
  { em, client }: UnitOfWork,
  { uid, userId }: Share,
  at: number,
): Promise<bigint | undefined> => {
  const rains = giveaways.rainRepository(em);
  const share = await rains.lockShare(uid, userId);
  if (!share || share.settledAt != null) return undefined;
  const grant = await bonus.bonusGrantRepository(em).byId(share.grantId);
  const row = await rains.find(uid);
  if (!grant || row?.creatorId == null || grant.status === 'waiting' || grant.status === 'ready') return undefined;
  const isCredited = await airdrop.wasCredited(em, share.grantId);
  const movement = { key: `${uid}:${userId}:return`, amountMinor: grant.amount, at };
  const returnedBy = isCredited ? null : await postReturn(client, row.creatorId, movement, 'rain');
  await rains.settleShare(share, { settledAt: at, returnedBy });
  return isCredited ? undefined : row.creatorId;
};

/** Returns shares that players declined, or that nobody made active in time. */
export const settleShares = async (tools: AirdropTools): Promise<void> => {
  const shares = await giveaways.rainRepository(tools.db.orm.em.fork()).unsettledShares(AT_ONCE);
  for (const share of shares) {
    const work = (unit: UnitOfWork) => settleWithin(unit, share, tools.clock.now());
    const giverId = await retryingConflicts(() => inUnitOfWork(tools.db, work));
    if (giverId !== undefined) await tellBonus(tools, giverId);
  }
};
