import { closuresOf, giveaways, inUnitOfWork, retryingConflicts, type UnitOfWork } from 'db';
import type { BonusTools } from '../../core/bonus/bonus-context.ts';
import { tellBonus } from '../../core/bonus/tell-bonus.ts';
import { grantPrize } from './quiz-grants.ts';

const AT_ONCE = 500;

/** Pays a won question. Gives its winner; undefined when it is paid already. */
const payWithin = async (tools: BonusTools, unit: UnitOfWork, uid: string): Promise<bigint | undefined> => {
  await giveaways.lockQuiz(unit.client);
  const rounds = giveaways.quizRoundRepository(unit.em);
  const round = await rounds.find(uid);
  if (round?.winnerId == null || round.grantId != null) return undefined;
  const { winnerId: userId, prize: amountMinor } = round;
  const { id } = await grantPrize(tools, unit, { userId, uid, amountMinor, at: tools.clock.now() });
  await rounds.setPaid(uid, id);
  return userId;
};

const payOne = async (tools: BonusTools, uid: string): Promise<void> => {
  const paid = await retryingConflicts(() => inUnitOfWork(tools.db, (unit) => payWithin(tools, unit, uid)));
  if (paid !== undefined) await tellBonus(tools, paid);
};

/** Pays the prizes of won questions, each once. One of a player who has taken a break meanwhile waits until it ends. */
export const payPrizes = async (tools: BonusTools): Promise<void> => {
  const em = tools.db.orm.em.fork();
  const unpaid = await giveaways.quizRoundRepository(em).unpaid(AT_ONCE);
  const winners = unpaid.flatMap(({ winnerId }) => winnerId ?? []);
  const closed = await closuresOf(em, winners, tools.clock.now());
  for (const { uid, winnerId } of unpaid) {
    if (winnerId == null || closed.has(winnerId)) continue;
    await payOne(tools, uid).catch((error: unknown) =>
      tools.log.error({ err: error, quiz: uid }, 'a prize was not paid: it is tried again'),
    );
  }
};
