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

/** Names of an area's files that do not begin with these bytes. */
export const filesWithout = async (client: Queryable, area: string, beginning: Buffer): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM stored_file WHERE area = $1 AND substring(content FOR length($2::bytea)) <> $2::bytea ORDER BY name',
    [area, beginning],
  );
  return rows.map(({ name }) => name);
};

/** The first bytes of each of an area's files. */
export const fileHeads = async (
  client: Queryable,
  area: string,
  bytes: number,
): Promise<{ name: string; head: Buffer }[]> => {
  const { rows } = await client.query<{ name: string; head: Buffer }>(
    'SELECT name, substring(content FOR $2) AS head FROM stored_file WHERE area = $1 ORDER BY name',
    [area, bytes],
  );
  return rows;
};

/** Replaces a file's content if it still is this one. */
export const replaceFile = async (
  client: Queryable,
  { area, name, content }: { area: string; name: string; content: Buffer },
  by: Buffer,
): Promise<boolean> => {
  const { rowCount } = await client.query(
    'UPDATE stored_file SET content = $4 WHERE area = $1 AND name = $2 AND content = $3',
    [area, name, content, by],
  );
  return rowCount === 1;
};

export const removeFile = async (client: Queryable, area: string, name: string): Promise<void> => {
  await client.query('DELETE FROM stored_file WHERE area = $1 AND name = $2', [area, name]);
};

/** Removes a file if it still is this one. */
export const removeSameFile = async (
  client: Queryable,
  { area, name, content }: { area: string; name: string; content: Buffer },
): Promise<boolean> => {
  const { rowCount } = await client.query('DELETE FROM stored_file WHERE area = $1 AND name = $2 AND content = $3', [
    area,
    name,
    content,
  ]);
  return rowCount === 1;
};

/** Removes avatars that were put more than a day ago and that nobody has. */
export const removeUnusedAvatars = async (client: Queryable): Promise<void> => {
  await client.query(
    `DELETE FROM stored_file WHERE area = 'avatars' AND created_at < now() - interval '1 day'
       AND NOT EXISTS (SELECT FROM app_user WHERE avatar = 'u/' || replace(name, '.webp', ''))`,
  );
};
