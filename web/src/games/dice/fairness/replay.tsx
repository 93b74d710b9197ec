import { createReplayer, type RoundRecord } from 'games-engine';
import { dice, diceConfigSchema, diceMachine, type DiceConfig, type DiceEvent } from 'games-engine/dice';
import { useMemo, useState, type ReactNode } from 'react';
import { createActor } from 'xstate';
import { serverNow } from '../../../core/connection/connection.ts';
import { BrokenReplay, ReplayFigure } from '../../../core/game-kit/result/replay-figure.tsx';
import { prefersReducedMotion } from '../../../core/game-kit/scene/use-reduced-motion.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { REDUCED_MOTION_MS } from '../../../core/tokens/tokens.ts';
import { sceneRound, type RevealTiming, type SceneRound } from '../scene/frame.ts';
import { DicePicture } from '../scene/picture.tsx';

export interface DiceReplayProps {
  record: RoundRecord;
  config: object; // the one that the record pins
}

/** The record's events through the machine; undefined when it refuses one. */
const contextOf = (record: RoundRecord, config: DiceConfig): Parameters<typeof sceneRound>[0] | undefined => {
  if (createReplayer(dice, config)(record.events).refused) return undefined;
  const actor = createActor(diceMachine, { input: { config } }).start();
  for (const event of record.events) actor.send(event as DiceEvent);
  return actor.getSnapshot().context;
};

const ended: RevealTiming = { startedAt: 0, revealMs: 0, fromRoll: 0, calm: true };

/** A finished round on the canvas that the player saw: at rest at its end, and moving again when asked. */
export const DiceReplay = ({ record, config }: DiceReplayProps): ReactNode => {
  const t = useMessages('dice', 'main');
  const [timing, setTiming] = useState(ended);
  const parsed = useMemo(() => diceConfigSchema.safeParse(config).data, [config]);
  const context = useMemo(() => (parsed ? contextOf(record, parsed) : undefined), [record, parsed]);
  const round = useMemo((): SceneRound | undefined => context && sceneRound(context, timing), [context, timing]);
  if (!parsed || !context?.bet || !round) return <BrokenReplay />;
  const show = (): void => {
    const calm = prefersReducedMotion();
    const revealMs = calm ? Math.min(parsed.revealMs, REDUCED_MOTION_MS) : parsed.revealMs;
    setTiming({ startedAt: serverNow(), revealMs, fromRoll: context.bet?.percentBp ?? 0, calm });
  };
  return (
    <ReplayFigure label={t('replay.label')} stage={<DicePicture choice={context.bet} round={round} />} again={show} />
  );
};
