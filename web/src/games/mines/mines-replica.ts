import { createFlatInterpreter } from 'games-engine';
import { CELLS, minesMachine, type MinesConfig, type MinesContext } from 'games-engine/mines';
import type { MinesGame } from 'server/contract';
import type { MinesTiming } from './mines-frame.ts';

const machine = createFlatInterpreter(minesMachine);

/** An open game keeps the config under which it began: today's limits must not refuse its bet here. */
const withoutLimits = (config: MinesConfig): MinesConfig => ({
  ...config,
  enabled: true,
  minStakeMinor: 1,
  maxStakeMinor: Number.MAX_SAFE_INTEGER,
  minMines: 1,
  maxMines: CELLS - 1,
});

/**
 * The engine's machine beside the server's, fed with a round's log so far: the context after the last event it accepts.
 * At most 28 steps of plain data, so it starts over each time; no actor has to be kept in step.
 */
export const replicaOf = (config: MinesConfig, events: MinesGame['events']): MinesContext => {
  let state = machine.initial({ config: withoutLimits(config) });
  for (const event of events) {
    const next = machine.step(state, event);
    if (!next) break;
    state = next;
  }
  return state.context as MinesContext;
};

/** When the moves of a log were made. */
export const timesOf = (events: MinesGame['events']): Pick<MinesTiming, 'openedAt' | 'endedAt'> => ({
  openedAt: events.filter(({ type }) => type === 'sector.opened').map(({ at }) => at),
  endedAt: events.find(({ type }) => type === 'outcome.drawn')?.at,
});
