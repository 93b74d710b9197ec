import { airdrop, bonus, inUnitOfWork, retryingConflicts, type UnitOfWork } from 'db';
import { tellBonus } from '../../core/bonus/tell-bonus.ts';
import { postEnd, postReturn } from './airdrop-money.ts';
import type { AirdropTools } from './start-airdrop.ts';

type Take = Pick<airdrop.AirdropTakeRow, 'uid' | 'userId'>;

const AT_ONCE = 100;

/** Ends an expired airdrop and returns the rest. False when it has ended already or still runs. */
const endWithin = async ({ em, client }: UnitOfWork, uid: string, at: number): Promise<boolean> => {
  const airdrops = airdrop.airdropRepository(em);
  const row = await airdrops.lock(uid);
  if (!row || row.endedAt != null || row.endsAt > at) return false;
  const { creatorId, isHouse, count, taken, award } = row;
  const amountMinor = BigInt(count - taken) * award; // above zero: the last claim would have ended it
  const returnedBy = isHouse ? null : await postEnd(client, creatorId, { key: `${uid}:end`, amountMinor, at });
  await airdrops.end(uid, { endedAt: at, returnedBy });
  return true;
};

const endAirdrop = async (tools: AirdropTools, { uid, creatorId }: airdrop.AirdropRow): Promise<void> => {
  const isEnded = await retryingConflicts(() =>
    inUnitOfWork(tools.db, (unit) => endWithin(unit, uid, tools.clock.now())),
  );
  if (!isEnded) return;
  tools.tell('airdrop.changed', { uid, state: 'ended' });
  await tellBonus(tools, creatorId);
};

/** Ends all expired airdrops, each once even if several processes try. */
export const endDueAirdrops = async (tools: AirdropTools): Promise<void> => {
  const due = await airdrop.airdropRepository(tools.db.orm.em.fork()).due(tools.clock.now(), AT_ONCE);
  for (const row of due)
    await endAirdrop(tools, row).catch((error: unknown) =>
      tools.log.error({ err: error, airdrop: row.uid }, 'an airdrop was not ended: it is tried again'),
    );
};

/** Returns an award whose bonus ended before it was credited. Gives its creator if it was returned. */
const settleWithin = async (
  { em, client }: UnitOfWork,
  { uid, userId }: Take,
  at: number,
): Promise<bigint | undefined> => {
  const takes = airdrop.airdropTakeRepository(em);
  const take = await takes.lock(uid, userId);
  if (!take || take.settledAt != null) return undefined;
  const grant = await bonus.bonusGrantRepository(em).byId(take.grantId);
  const row = await airdrop.airdropRepository(em).find(uid);
  if (!grant || !row || grant.status === 'waiting' || grant.status === 'ready') return undefined;
  const isCredited = await airdrop.wasCredited(em, take.grantId);
  const movement = { key: `${uid}:${userId}:return`, amountMinor: row.award, at };
  const returnedBy = isCredited ? null : await postReturn(client, row.creatorId, movement);
  await takes.settle(take, { settledAt: at, returnedBy });
  return isCredited ? undefined : row.creatorId;
};

const settleTake = async (tools: AirdropTools, take: Take): Promise<void> => {
  const creatorId = await retryingConflicts(() =>
    inUnitOfWork(tools.db, (unit) => settleWithin(unit, take, tools.clock.now())),
  );
  if (creatorId !== undefined) await tellBonus(tools, creatorId);
};

/** Returns awards that staff refused, players declined, or nobody activated in time. */
export const settleAwards = async (tools: AirdropTools): Promise<void> => {
  for (const take of await airdrop.unsettledTakes(tools.db.orm.em.fork(), AT_ONCE))
    await settleTake(tools, take).catch((error: unknown) =>
      tools.log.error({ err: error, airdrop: take.uid }, 'an award was not settled: it is tried again'),
    );
};
