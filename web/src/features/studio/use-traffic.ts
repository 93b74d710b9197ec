import { useState } from 'react';
import type { PlayedTraffic } from 'server/contract';
import type { CallError } from '../../core/connection/call-error.ts';
import { useCallQuery } from '../../core/connection/query.ts';
import { useClassText } from '../../core/configs/class-text.ts';
import type { Compared } from './compared.ts';
import { partsAlike, partsOfPlayed, readMix, rowsOf, type MixRow, type ReadMix } from './traffic-mix.ts';
import type { MixPart } from '../../core/configs/analysis-job.ts';
import type { ClassPair } from './use-classes.ts';
import { useGameStudio } from '../../core/configs/use-game-studio.ts';

/** Traffic that the house's risk is computed with. */
export const traffics = ['one', 'all', 'played', 'own'] as const;
export type TrafficKind = (typeof traffics)[number];

const FRESH_MS = 300_000; // thirty days do not change by the minute

export interface TrafficOf {
  compared: Compared;
  classes: readonly ClassPair[];
  classId: string; // class in view
  stakeMinor: bigint;
}

/** The traffic that was chosen. */
export interface Traffic {
  readonly kind: TrafficKind;
  readonly choose: (kind: TrafficKind) => void;
  readonly parts: readonly MixPart[] | undefined; // undefined: not known, none, or something is wrong in it
  readonly missing: number; // parts that the edited config does not have
  readonly played: { data: PlayedTraffic | undefined; error: CallError | null; retry: () => void };
  readonly rows: readonly MixRow[];
  readonly read: ReadMix;
  readonly write: (rows: readonly MixRow[]) => void;
  readonly alike: readonly MixPart[];
  readonly nameOf: (classId: string) => string;
}

/** Holds which traffic was chosen, and what was written of one's own. */
export const useTraffic = (
  { compared, classes, classId, stakeMinor }: TrafficOf,
  first: TrafficKind = 'one',
): Traffic => {
  const { game, before, after } = compared;
  const { analysis } = useGameStudio(game);
  const [kind, choose] = useState<TrafficKind>(first);
  const isPlayedWanted = kind === 'played' || kind === 'own';
  const { data, error, refetch } = useCallQuery(
    'studio.traffic',
    { game },
    { enabled: isPlayedWanted, staleTime: FRESH_MS },
  );
  const alike = partsAlike(
    classes.map(({ id }) => id),
    stakeMinor,
  );
  const [written, write] = useState<readonly MixRow[]>();
  const rows = written ?? rowsOf(alike);
  const read = readMix(rows, after);
  const parts = {
    one: () => partsAlike([classId], stakeMinor),
    all: () => alike,
    played: () => (data && data.classes.length > 0 ? partsOfPlayed(data) : undefined),
    own: () => read.parts,
  }[kind]();
  const has = (config: object, id: string): boolean => analysis.findClass(config, id) !== undefined;
  const textOf = useClassText(game);
  const nameOf = (id: string): string => {
    const stakeClass = analysis.findClass(after, id) ?? analysis.findClass(before, id);
    return stakeClass ? textOf(stakeClass) : id;
  };
  const missing = parts?.filter((part) => !has(after, part.classId)).length ?? 0;
  const played = { data, error, retry: () => void refetch() };
  return { kind, choose, parts, missing, played, rows, read, write, alike, nameOf };
};
