import type { CoinSide } from 'games-engine/coinflip';
import { useId, type ReactNode } from 'react';
import { sceneNow } from '../../core/game-kit/scene-clock.ts';
import { Still } from '../../core/game-kit/still.tsx';
import { CoinFaceParts } from './coin-face.tsx';
import { coinflipLayout, halves, ticketX, type CoinflipLayout } from './coinflip-layout.ts';
import type { SceneRoom } from './coinflip-scene-room.ts';
import type { CoinflipLabels } from './coinflip-scene.tsx';
import styles from './coinflip-still.module.css';

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

const Tickets = ({
  layout,
  creatorSide,
  labels,
}: Omit<CoinflipStillProps, 'room'> & { layout: CoinflipLayout }): ReactNode => {
  const hatch = useId();
  const { bar, labels: words } = layout;
  return (
    <>
      <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line y2="7" className={styles.hatch} />
      </pattern>
      {halves(layout, creatorSide).map(({ side, from, to }) => (
        <g key={side}>
          <rect
            x={from}
            y={bar.y}
            width={to - from}
            height={bar.height}
            className={side === 'heads' ? styles.headsHalf : ''}
            {...(side === 'tails' ? { fill: `url(#${hatch})` } : {})}
          />
          <text x={(from + to) / 2} y={words.y} className={styles.sceneWord}>
            {labels[side]}
          </text>
        </g>
      ))}
    </>
  );
};

const Picture = ({ layout, room, creatorSide, labels }: CoinflipStillProps & { layout: CoinflipLayout }): ReactNode => {
  const { coin, bar, width, height } = layout;
  const face = faceUp(room, creatorSide);
  const isOut = room?.flip !== undefined && face !== undefined && room.ticket !== undefined;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <Tickets layout={layout} creatorSide={creatorSide} labels={labels} />
      <g transform={`translate(${coin.x} ${coin.y}) scale(${coin.radius})`}>
        {face ? <CoinFaceParts side={face} /> : <circle r="1" className={styles.blank} />}
      </g>
      {isOut && room.ticket !== undefined && (
        <circle
          cx={ticketX(layout, room.ticket, room.tickets)}
          cy={bar.y + bar.height / 2}
          r="9"
          className={styles.ticketDot}
        />
      )}
    </svg>
  );
};

/** The scene without a canvas, and before there is one: the same places, nothing moves. */
export const CoinflipStill = (props: CoinflipStillProps): ReactNode => (
  <Still>{({ width, height }) => <Picture {...props} layout={coinflipLayout(width, height)} />}</Still>
);
