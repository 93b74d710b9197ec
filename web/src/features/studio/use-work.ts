import { useCallback, useMemo, useState } from 'react';
import type { VersionDetails } from 'server/contract';
import { z } from 'zod';
import { readSaved, save } from '../../core/store/saved.ts';
import { draftOf, type ConfigDraft } from './config-draft.ts';
import type { ConfigField } from '../../core/configs/config-fields.ts';

/** A designer's work: kept in the browser until it is saved as a version. */
export interface Work {
  readonly basedOn: number; // id of the version that it began from
  readonly draft: ConfigDraft;
}

const workSchema = z.object({
  basedOn: z.int(),
  draft: z.record(z.string(), z.union([z.boolean(), z.string(), z.array(z.string())])),
});

const placeOf = (game: string): string => `studio.${game}`;

/** Earlier work, unless the program has other fields by now. */
const savedWork = (game: string, fields: readonly ConfigField[]): Work | undefined => {
  const { data } = workSchema.safeParse(readSaved(placeOf(game)));
  return data && fields.every(({ key }) => Object.hasOwn(data.draft, key)) ? data : undefined;
};

/** Begins to write from a version, instead of what was being written. */
export const beginFrom = (
  { game, id, config }: Pick<VersionDetails, 'game' | 'id' | 'config'>,
  fields: readonly ConfigField[],
): void => save(placeOf(game), { basedOn: id, draft: draftOf(fields, config) } satisfies Work);

/** Forgets what was being written: it has become a version. */
export const endWork = (game: string): void => save(placeOf(game), undefined);

/** Work on a game; the active version until something is written. */
export const useWork = (
  game: string,
  fields: readonly ConfigField[],
  active: VersionDetails,
): { work: Work; isBegun: boolean; write: (some: ConfigDraft) => void; restart: () => void } => {
  const [begun, setBegun] = useState(() => savedWork(game, fields));
  const work = useMemo(
    () => begun ?? { basedOn: active.id, draft: draftOf(fields, active.config) },
    [begun, fields, active],
  );
  const keep = useCallback(
    (next: Work | undefined) => {
      save(placeOf(game), next);
      setBegun(next);
    },
    [game],
  );
  return {
    work,
    isBegun: begun !== undefined,
    write: (some) => keep({ ...work, draft: { ...work.draft, ...some } }),
    restart: () => keep(undefined),
  };
};
