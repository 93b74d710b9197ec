import { createFlatInterpreter, type FlatState, type RoundRecord } from 'games-engine';
import {
  coinflipConfigSchema,
  coinflipMachine,
  type CoinflipConfig,
  type CoinflipContext,
  type CoinflipEvent,
} from 'games-engine/coinflip';
import { useMemo, useState, type ReactNode } from 'react';
import { serverNow } from '../../../core/connection/connection.ts';
import { BrokenReplay, ReplayFigure } from '../../../core/game-kit/result/replay-figure.tsx';
import { prefersReducedMotion } from '../../../core/game-kit/scene/use-reduced-motion.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { CoinflipPicture } from '../scene/picture.tsx';
import { sceneRoom, type Showing } from '../rooms/scene-room.ts';

export interface CoinflipReplayProps {
  record: RoundRecord;
  config: object; // the one that the record pins
}

const machine = createFlatInterpreter(coinflipMachine);

/** The record's events through the machine; undefined when it refuses one. */
const contextOf = (record: RoundRecord, config: CoinflipConfig): CoinflipContext | undefined => {
  const end = (record.events as readonly CoinflipEvent[]).reduce<FlatState | undefined>(
    (state, event) => state && machine.step(state, event),
    machine.initial({ config }),
  );
  return end?.context as CoinflipContext | undefined;
};

const ended: Showing = { startedAt: 0, ms: 0, calm: true };

/** A finished room on the canvas that its players saw: at rest at its end, and tossed again when asked. */
export const CoinflipReplay = ({ record, config }: CoinflipReplayProps): ReactNode => {
  const t = useMessages('coinflip', 'main');
  const [showing, setShowing] = useState(ended);
  const parsed = useMemo(() => coinflipConfigSchema.safeParse(config).data, [config]);
  const context = useMemo(() => (parsed ? contextOf(record, parsed) : undefined), [record, parsed]);
  const room = useMemo(
    () => context && sceneRoom({ id: record.id, seat: undefined }, context, showing),
    [record, context, showing],
  );
  if (!parsed || !room) return <BrokenReplay />;
  return (
    <ReplayFigure
      label={t('replay.label')}
      stage={<CoinflipPicture room={room} side={room.creatorSide} />}
      again={() => setShowing({ startedAt: serverNow(), ms: parsed.flipMs, calm: prefersReducedMotion() })}
    />
  );
};
