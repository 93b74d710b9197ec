import { createReplayer, type RoundRecord } from 'games-engine';
import {
  COLUMNS,
  mines,
  minesConfigSchema,
  minesMultiplier,
  multiplierTable,
  type MinesConfig,
  type MinesContext,
} from 'games-engine/mines';
import { useMemo, useState, type ReactNode } from 'react';
import type { MinesGame } from 'server/contract';
import { serverNow } from '../../../core/connection/connection.ts';
import { BrokenReplay, ReplayFigure } from '../../../core/game-kit/result/replay-figure.tsx';
import { prefersReducedMotion } from '../../../core/game-kit/scene/use-reduced-motion.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { REDUCED_MOTION_MS } from '../../../core/tokens/tokens.ts';
import { sceneRound, type MinesTiming } from '../scene/frame.ts';
import { MinesPicture, type MinesPictureProps } from '../scene/picture.tsx';
import { replicaOf } from '../screen/figures.ts';

export interface MinesReplayProps {
  record: RoundRecord;
  config: object; // the one that the record pins
}

/** The record's events through the machine; undefined when it refuses one. */
const contextOf = (record: RoundRecord, config: MinesConfig): MinesContext | undefined =>
  createReplayer(mines, config)(record.events).refused
    ? undefined
    : replicaOf(config, record.events as MinesGame['events']);

/** The moves one after the other in an even rhythm: how long the player thought is not shown. */
const timingFrom = (startedAt: number, moves: number, revealMs: number, calm: boolean): MinesTiming => {
  const at = (move: number): number => startedAt + move * (revealMs + (calm ? 400 : 120));
  return { openedAt: Array.from({ length: moves }, (_, move) => at(move)), endedAt: at(moves - 1), revealMs, calm };
};

const resultOf = (context: MinesContext, config: MinesConfig): MinesPictureProps['result'] => {
  const { bet, opened, payoutMinor } = context;
  if (!bet || payoutMinor === '0') return undefined;
  return { value: minesMultiplier(config, bet.minesLength, opened.length), mood: 'win' };
};

const Words = ({ opened, mines: laid }: Pick<MinesContext, 'opened' | 'mines'>): ReactNode => {
  const t = useMessages('mines', 'main');
  const name = (key: number): string =>
    t('replay.cell', { row: Math.floor(key / COLUMNS) + 1, column: (key % COLUMNS) + 1 });
  const list = (keys: readonly number[]): string => keys.map(name).join('; ');
  return (
    <p className="visually-hidden">
      {t('replay.text', { opened: list(opened.map(({ sectorKey }) => sectorKey)), mines: list(laid ?? []) })}
    </p>
  );
};

/** A finished round on the canvas that the player saw: at rest at its end, and played again when asked. */
export const MinesReplay = ({ record, config }: MinesReplayProps): ReactNode => {
  const t = useMessages('mines', 'main');
  const [startedAt, setStartedAt] = useState(0);
  const parsed = useMemo(() => minesConfigSchema.safeParse(config).data, [config]);
  const context = useMemo(() => (parsed ? contextOf(record, parsed) : undefined), [record, parsed]);
  const round = useMemo(() => {
    if (!parsed || !context) return undefined;
    const calm = prefersReducedMotion();
    const revealMs = calm ? Math.min(parsed.revealMs, REDUCED_MOTION_MS) : parsed.revealMs;
    const timing = timingFrom(startedAt, context.opened.length, revealMs, calm);
    return sceneRound(context, timing);
  }, [parsed, context, startedAt]);
  if (!parsed || !context || !round) return <BrokenReplay />;
  return (
    <ReplayFigure
      label={t('replay.label')}
      stage={
        <>
          <MinesPicture
            round={round}
            multipliers={multiplierTable(parsed, context.bet?.minesLength ?? 1)}
            result={resultOf(context, parsed)}
          />
          <Words opened={context.opened} mines={context.mines} />
        </>
      }
      again={() => setStartedAt(serverNow())}
    />
  );
};
