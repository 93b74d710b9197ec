import type { IntSource } from '../../core/stream.ts';
import type { MinesConfig } from './mines.config.ts';
import { CELLS, endsItself, type MinesMove, type MinesOutcome } from './mines.rules.ts';

/** Moves of a player who opens cells in any order and takes the win now and then. `at`: ms since epoch, of the first. */
export const randomMinesMoves = (
  config: MinesConfig,
  stakeMinor: bigint,
  { mines }: MinesOutcome,
  at: number,
  source: IntSource,
): readonly MinesMove[] => {
  const closed = Array.from({ length: CELLS }, (_, key) => key);
  const moves: MinesMove[] = [];
  for (;;) {
    const [sectorKey = 0] = closed.splice(source.int(closed.length), 1);
    const isMine = mines.includes(sectorKey);
    moves.push({ at: at + moves.length, isMine, sectorKey });
    if (isMine || endsItself(config, stakeMinor, mines.length, moves.length)) return moves;
    if (source.int(3) > 0) continue;
    moves.push({ at: at + moves.length, take: true });
    return moves;
  }
};
