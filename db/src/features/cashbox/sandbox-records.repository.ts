import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { SandboxRecordEntity } from './payment.entities.ts';

const MAX_LISTED = 1000;

type Value = Record<string, unknown>;

/** Memory of one simulated provider. */
export const sandboxRecordRepository = (em: EntityManager, provider: string) => {
  const find = async (key: string): Promise<unknown> =>
    (await em.findOne(SandboxRecordEntity, { provider, key }, { refresh: true }))?.value;

  const put = async (key: string, value: object, at: number): Promise<void> => {
    await em.upsert(SandboxRecordEntity, { provider, key, value: value as Value, at });
  };

  return {
    find,
    put,
    /** Changes one value, or makes it. Others that change the same one wait. */
    change: <T extends object>(key: string, at: number, change: (value: T | undefined) => T): Promise<T> =>
      em.transactional(async (inner) => {
        await inner.execute('SELECT pg_advisory_xact_lock(hashtext(?), hashtext(?))', [`sandbox.${provider}`, key]);
        const records = sandboxRecordRepository(inner, provider);
        const changed = change((await records.find(key)) as T | undefined);
        await records.put(key, changed, at);
        return changed;
      }),
    /** Those whose keys begin so, the newest first: no more than a simulator has to remember. */
    async list(prefix: string): Promise<{ key: string; value: unknown; at: number }[]> {
      const rows = await em.find(
        SandboxRecordEntity,
        { provider, [raw('starts_with(key, ?)', [prefix])]: true },
        { orderBy: { at: 'desc', key: 'desc' }, limit: MAX_LISTED, disableIdentityMap: true },
      );
      return rows.map(({ key, value, at }) => ({ key, value, at }));
    },
  };
};
