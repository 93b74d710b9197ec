import { createFlatInterpreter, createReplayer, type FlatState, type RoundRecord } from 'games-engine';
import { classic, classicConfigSchema, classicSnapshot, type ClassicConfig } from 'games-engine/classic';
import { useMemo, useState, type ReactNode } from 'react';
import type { PublicUser } from 'server/contract';
import { serverNow } from '../../../core/connection/connection.ts';
import { BrokenReplay, ReplayFigure } from '../../../core/game-kit/result/replay-figure.tsx';
import { useMessages } from '../../../core/i18n/messages.ts';
import { ClassicPicture } from '../scene/picture.tsx';
import { sceneRound } from '../round.ts';
import styles from '../screen/screen.module.css';

export interface ClassicReplayProps {
  record: RoundRecord;
  config: object; // the one that the record pins
}

/** The record's events through the machine; undefined when it refuses one. */
const stateOf = (record: RoundRecord, config: ClassicConfig): FlatState | undefined => {
  if (createReplayer(classic, config)(record.events).refused) return undefined;
  const machine = createFlatInterpreter(classic.machine);
  return record.events.reduce<FlatState | undefined>(
    (state, event) => state && machine.step(state, event),
    machine.initial({ config }),
  );
};

const LONG_AGO = 0;
const nobody: ReadonlyMap<string, PublicUser> = new Map();

/** A finished round on the canvas that everybody saw: at rest at its end, and running again when asked. */
export const ClassicReplay = ({ record, config }: ClassicReplayProps): ReactNode => {
  const t = useMessages('classic', 'main');
  const [startedAt, setStartedAt] = useState(LONG_AGO);
  const parsed = useMemo(() => classicConfigSchema.safeParse(config).data, [config]);
  const state = useMemo(() => (parsed ? stateOf(record, parsed) : undefined), [record, parsed]);
  const round = useMemo(() => {
    const scene = state && sceneRound(classicSnapshot(state), record.id);
    return scene?.draw && { ...scene, draw: { ...scene.draw, at: startedAt } };
  }, [state, record, startedAt]);
  if (!state) return <BrokenReplay />;
  if (!round) return <p className={styles.note}>{t('replay.voided')}</p>;
  return (
    <ReplayFigure
      label={t('replay.label')}
      stage={<ClassicPicture round={round} users={nobody} settled />}
      again={() => setStartedAt(serverNow())}
    />
  );
};
