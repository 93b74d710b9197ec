import { createFlatInterpreter, type FlatState, type RoundRecord } from 'games-engine';
import { wheelConfigSchema, wheelMachine, type WheelContext } from 'games-engine/wheel';
import { useMemo, useState, type ReactNode } from 'react';
import { serverNow } from '../../../core/connection/connection.ts';
import { BrokenReplay, ReplayFigure } from '../../../core/game-kit/result/replay-figure.tsx';
import { useMessages } from '../../../core/i18n/messages.ts';
import { sceneDraw, startSegment, type SceneRound } from '../scene/frame.ts';
import { WheelPicture } from '../scene/picture.tsx';
import styles from '../screen/screen.module.css';

export interface WheelReplayProps {
  record: RoundRecord;
  config: object; // the one that the record pins
}

const machine = createFlatInterpreter(wheelMachine);

/** The record's events through the machine; undefined when it refuses one. */
const contextOf = (record: RoundRecord, config: object): WheelContext | undefined => {
  const parsed = wheelConfigSchema.safeParse(config);
  if (!parsed.success) return undefined;
  let state: FlatState | undefined = machine.initial({ config: parsed.data });
  for (const event of record.events) {
    state = machine.step(state, event);
    if (!state) return undefined;
  }
  return state.context as WheelContext;
};

/** A finished round as the scene shows it, its spin beginning at a server time. */
export const replayRound = (record: RoundRecord, context: WheelContext, startedAt: number): SceneRound | undefined => {
  const draw = sceneDraw(context, undefined, false);
  return (
    draw && {
      id: record.id,
      segments: context.config.segments,
      multipliers: context.config.multipliers,
      from: startSegment(record.id, undefined),
      draw: { ...draw, at: startedAt },
      light: undefined,
      driftsFrom: undefined,
      chips: [],
    }
  );
};

/** A finished round on the wheel that the players saw: at rest at its end, and turning again when asked. */
export const WheelReplay = ({ record, config }: WheelReplayProps): ReactNode => {
  const t = useMessages('wheel', 'main');
  const [startedAt, setStartedAt] = useState(0);
  const context = useMemo(() => contextOf(record, config), [record, config]);
  const round = useMemo(() => context && replayRound(record, context, startedAt), [record, context, startedAt]);
  if (!context) return <BrokenReplay />;
  if (!round) return <p className={styles.none}>{t('replay.voided')}</p>;
  return (
    <ReplayFigure
      label={t('replay.label')}
      stage={<WheelPicture round={round} settled until={null} totalMs={0} />}
      again={() => setStartedAt(serverNow())}
    />
  );
};
