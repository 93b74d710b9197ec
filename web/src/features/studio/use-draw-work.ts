import { useMemo, useState } from 'react';
import type { VersionDetails } from 'server/contract';
import { z } from 'zod';
import { readSaved, save } from '../../core/store/saved.ts';
import type { DrawNumber } from '../../core/configs/draws/draw-numbers.ts';
import { drawDraftOf, type DrawDraft } from './draw-draft.ts';

/** A designer's work on a draw: kept in the browser until it is saved as a version. */
const workSchema = z.object({ basedOn: z.int(), draft: z.record(z.string(), z.string()) });
type DrawWork = z.infer<typeof workSchema>;

type Version = Pick<VersionDetails, 'game' | 'id' | 'config'>;

const placeOf = (draw: string): string => `studio.${draw}`;

const savedWork = (draw: string, numbers: readonly DrawNumber[]): DrawWork | undefined => {
  const { data } = workSchema.safeParse(readSaved(placeOf(draw)));
  return data && numbers.every(({ path }) => Object.hasOwn(data.draft, path)) ? data : undefined;
};

const workOf = ({ id, config }: Version, numbers: readonly DrawNumber[]): DrawWork => ({
  basedOn: id,
  draft: drawDraftOf(numbers, config),
});

/** Begins to write from a version, instead of what was being written. */
export const beginDrawFrom = (version: Version, numbers: readonly DrawNumber[]): void =>
  save(placeOf(version.game), workOf(version, numbers));

/** Work on a draw; the active version until something is written. */
export const useDrawWork = (
  active: Version,
  numbers: readonly DrawNumber[],
): {
  basedOn: number;
  draft: DrawDraft;
  isBegun: boolean;
  write(path: string, text: string): void;
  restart(): void;
} => {
  const [begun, setBegun] = useState(() => savedWork(active.game, numbers));
  const work = useMemo(() => begun ?? workOf(active, numbers), [begun, active, numbers]);
  const keep = (next: DrawWork | undefined): void => {
    save(placeOf(active.game), next);
    setBegun(next);
  };
  return {
    ...work,
    isBegun: begun !== undefined,
    write: (path, text) => keep({ ...work, draft: { ...work.draft, [path]: text } }),
    restart: () => keep(undefined),
  };
};
