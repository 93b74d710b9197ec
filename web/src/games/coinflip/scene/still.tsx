import { coinflipPictures } from 'assets/coinflip/pictures';
import { otherSide, type CoinSide } from 'games-engine/coinflip';
import type { ReactNode } from 'react';
import { sceneNow } from '../../../core/game-kit/scene/clock.ts';
import type { Sheet } from '../../../core/game-kit/scene/pictures.ts';
import { Still } from '../../../core/game-kit/scene/still.tsx';
import { classNames } from '../../../core/ui/class-names.ts';
import type { SceneRoom } from '../rooms/scene-room.ts';
import { CoinFaceParts } from './coin-face.tsx';
import { angleOf, COIN_SHARE, coinflipLayout, coinFrame, LAUNCHER, TABLE, type CoinflipLayout } from './frame.ts';
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

/** A frame of a sheet; `x` and `y` are of its left upper corner. */
const Frame = (props: { sheet: Sheet; frame?: number; x: number; y: number; width: number }): ReactNode => {
  const { sheet, frame = 0, x, y, width } = props;
  const { url, columns, frames } = sheet;
  const [left, top] = [(frame % columns) * sheet.width, Math.floor(frame / columns) * sheet.height];
  return (
    <svg
      x={x}
      y={y}
      width={width}
      height={(width * sheet.height) / sheet.width}
      viewBox={`${left} ${top} ${sheet.width} ${sheet.height}`}
    >
      <image href={url} width={sheet.width * columns} height={sheet.height * Math.ceil(frames / columns)} />
    </svg>
  );
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

const EDGE = 0.25; // share of a turn at which neither face is seen

const Coin = ({ layout: { coin }, room, creatorSide }: CoinflipStillProps & { layout: CoinflipLayout }): ReactNode => {
  const sheet = coinflipPictures.coin;
  const face = faceUp(room, creatorSide);
  const width = coin.radius * 2 * COIN_SHARE;
  const x = coin.x - (room?.flip ? 0 : coin.reach) - width / 2;
  const y = coin.y - (face ? 0 : coin.rise / 2) - width / 2;
  const frame = face ? coinFrame({ angle: angleOf(face), height: 0 }, sheet.frames) : sheet.frames * EDGE;
  return <Frame sheet={sheet} frame={frame} x={x} y={y} width={width} />;
};

const Picture = (props: CoinflipStillProps & { layout: CoinflipLayout }): ReactNode => {
  const { table, launcher, width, height } = props.layout;
  const across = table.width * TABLE.across;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <Frame
        sheet={coinflipPictures.coinflipTable}
        x={table.x - across / 2}
        y={table.y - across * TABLE.ratio * TABLE.top}
        width={across}
      />
      <Seats {...props} />
      <Frame
        sheet={coinflipPictures.launcher}
        x={launcher.x - launcher.width * LAUNCHER.cup.x}
        y={launcher.y - launcher.width * LAUNCHER.ratio * LAUNCHER.cup.y}
        width={launcher.width}
      />
      <Coin {...props} />
    </svg>
  );
};

/** The scene without a canvas, and before there is one: the same places, nothing moves. */
export const CoinflipStill = (props: CoinflipStillProps): ReactNode => (
  <Still>{({ width, height }) => <Picture {...props} layout={coinflipLayout(width, height)} />}</Still>
);
