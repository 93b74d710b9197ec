import { bonus, inUnitOfWork, type Database, type PlayerStats } from 'db';
import { notifyLevel } from '../../core/notices/notify.ts';

const FIRST_LEVEL = 1; // everybody's: nobody has reached it

/** Writes a notice for who stands on a level that no page has announced to them yet; a repeated one is the same notice. */
export const tellLevels = async (db: Pick<Database, 'pool' | 'orm'>, stats: readonly PlayerStats[]): Promise<void> => {
  const risen = stats.filter(({ vipStatus }) => vipStatus > FIRST_LEVEL);
  if (risen.length === 0) return;
  const announced = await bonus.bonusMeterRepository(db.orm.em.fork()).levelsTold(risen.map(({ userId }) => userId));
  const news = risen.filter(({ userId, vipStatus }) => vipStatus > (announced.get(userId) ?? FIRST_LEVEL));
  if (news.length === 0) return;
  await inUnitOfWork(db, async ({ em }) => {
    for (const { userId, vipStatus: level } of news) await notifyLevel(em, { userId, level, at: Date.now() });
  });
};
