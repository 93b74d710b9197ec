import { otherSide, type CoinSide } from 'games-engine/coinflip';
import type { ReactNode } from 'react';
import { sceneNow } from '../../../core/game-kit/scene/clock.ts';
import { Still } from '../../../core/game-kit/scene/still.tsx';
import { classNames } from '../../../core/ui/class-names.ts';
import type { SceneRoom } from '../rooms/scene-room.ts';
import { CoinFaceParts } from './coin-face.tsx';
import { coinflipLayout, FLAT, type CoinflipLayout } from './frame.ts';
import styles from './still.module.css';

/** Words of the picture, in the interface's language. */
export type CoinflipLabels = Readonly<Record<CoinSide, string>>;

export interface CoinflipStillProps {
  room: SceneRoom | undefined;
  creatorSide: CoinSide;
  labels: CoinflipLabels;
}

/** The face that lies up at this moment; undefined while the coin is in the air. */
const faceUp = (room: SceneRoom | undefined, creatorSide: CoinSide): CoinSide | undefined => {
  if (!room?.flip) return creatorSide;
  return sceneNow() >= room.flip.startedAt + room.flip.ms ? room.flip.to : undefined;
};

/** The two seats with their faces: the joiner's is open until somebody takes it. */
const Seats = ({ layout, room, creatorSide, labels }: CoinflipStillProps & { layout: CoinflipLayout }): ReactNode =>
  layout.seats.map(({ x, y, radius }, seat) => {
    const side = seat === 0 ? creatorSide : otherSide(creatorSide);
    const isTaken = room !== undefined && (seat === 0 || room.isFull);
    return (
      <g key={side} transform={`translate(${x} ${y})`}>
        <circle r={radius} className={classNames(styles.seat, !isTaken && styles.freeSeat)} />
        <g transform={`scale(${radius * 0.62})`}>
          <CoinFaceParts side={side} />
        </g>
        <text y={layout.label.drop} className={styles.sceneWord}>
          {labels[side]}
        </text>
      </g>
    );
  });

const Picture = (props: CoinflipStillProps & { layout: CoinflipLayout }): ReactNode => {
  const { layout, room, creatorSide } = props;
  const { coin, table, width, height } = layout;
  const face = faceUp(room, creatorSide);
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <Table layout={layout} />
      <Seats {...props} />
      <g transform={`translate(${table.x} ${coin.y}) scale(${coin.radius})`}>
        {face ? <CoinFaceParts side={face} /> : <circle r="1" className={styles.blank} />}
      </g>
    </svg>
  );
};

const Table = ({ layout: { table } }: { layout: CoinflipLayout }): ReactNode => (
  <ellipse cx={table.x} cy={table.y} rx={table.width / 2} ry={(table.width / 2) * FLAT} className={styles.table} />
);

/** The scene without a canvas, and before there is one: the same places, nothing moves. */
export const CoinflipStill = (props: CoinflipStillProps): ReactNode => (
  <Still>{({ width, height }) => <Picture {...props} layout={coinflipLayout(width, height)} />}</Still>
);
