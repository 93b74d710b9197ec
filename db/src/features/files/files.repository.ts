import type { Queryable } from '../../core/pool.ts';

/** Keeps a file; one that is there already is replaced. */
export const putFile = async (client: Queryable, area: string, name: string, content: Buffer): Promise<void> => {
  await client.query(
    `INSERT INTO stored_file (area, name, content) VALUES ($1, $2, $3)
     ON CONFLICT (area, name) DO UPDATE SET content = excluded.content, created_at = now()`,
    [area, name, content],
  );
};

/** The content of a file; undefined: there is none of that name. */
export const getFile = async (client: Queryable, area: string, name: string): Promise<Buffer | undefined> => {
  const { rows } = await client.query<{ content: Buffer }>(
    'SELECT content FROM stored_file WHERE area = $1 AND name = $2',
    [area, name],
  );
  return rows[0]?.content;
};

export const removeFile = async (client: Queryable, area: string, name: string): Promise<void> => {
  await client.query('DELETE FROM stored_file WHERE area = $1 AND name = $2', [area, name]);
};

/** Removes avatars that were put more than a day ago and that nobody has. */
export const removeUnusedAvatars = async (client: Queryable): Promise<void> => {
  await client.query(
    `DELETE FROM stored_file WHERE area = 'avatars' AND created_at < now() - interval '1 day'
       AND NOT EXISTS (SELECT FROM app_user WHERE avatar = 'u/' || replace(name, '.webp', ''))`,
  );
};
