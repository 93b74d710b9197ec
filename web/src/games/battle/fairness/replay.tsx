import { createReplayer, type RoundRecord } from 'games-engine';
import {
  battle,
  battleConfigSchema,
  battleMachine,
  type BattleConfig,
  type BattleContext,
  type BattleEvent,
} from 'games-engine/battle';
import { useMemo, useState, type ReactNode } from 'react';
import { createActor } from 'xstate';
import { serverNow } from '../../../core/connection/connection.ts';
import { BrokenReplay, ReplayFigure } from '../../../core/game-kit/result/replay-figure.tsx';
import { useMessages } from '../../../core/i18n/messages.ts';
import { banksFrom, sceneDraw, startNumber, type SceneRound } from '../scene/frame.ts';
import { BattlePicture } from '../scene/picture.tsx';
import styles from '../screen/screen.module.css';

export interface BattleReplayProps {
  record: RoundRecord;
  config: object; // the one that the record pins
}

/** The record's events through the machine; undefined when it refuses one. */
const contextOf = (record: RoundRecord, config: BattleConfig): BattleContext | undefined => {
  if (createReplayer(battle, config)(record.events).refused) return undefined;
  const actor = createActor(battleMachine, { input: { config } }).start();
  for (const event of record.events) actor.send(event as BattleEvent);
  return actor.getSnapshot().context;
};

const LONG_AGO = 0;

/** A finished round on the canvas that everybody saw: at rest at its end, and in flight again when asked. */
export const BattleReplay = ({ record, config }: BattleReplayProps): ReactNode => {
  const t = useMessages('battle', 'main');
  const [startedAt, setStartedAt] = useState(LONG_AGO);
  const parsed = useMemo(() => battleConfigSchema.safeParse(config).data, [config]);
  const context = useMemo(() => (parsed ? contextOf(record, parsed) : undefined), [record, parsed]);
  const round = useMemo((): SceneRound | undefined => {
    const draw = context && sceneDraw(context, undefined);
    if (!draw) return undefined;
    const { id } = record;
    return {
      id,
      from: startNumber(id, undefined),
      banks: banksFrom(context),
      draw: { ...draw, at: startedAt },
      light: undefined,
      pulses: [],
    };
  }, [context, record, startedAt]);
  if (!context) return <BrokenReplay />;
  if (!round) return <p className={styles.note}>{t('replay.voided')}</p>;
  return (
    <ReplayFigure
      label={t('replay.label')}
      stage={<BattlePicture round={round} settled />}
      again={() => setStartedAt(serverNow())}
    />
  );
};
