import { otherSide, type CoinSide } from 'games-engine/coinflip';
import type { ReactNode } from 'react';
import type { CoinflipRoom, PastRound } from 'server/contract';
import { useFreshCall } from '../../../core/game-kit/round/glimpse.ts';
import { sceneNow } from '../../../core/game-kit/scene/clock.ts';
import { Still, MINIATURE, Miniature, MiniatureSvg } from '../../../core/game-kit/scene/still.tsx';
import { useMessages } from '../../../core/i18n/messages.ts';
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

const miniature = coinflipLayout(MINIATURE.width, MINIATURE.height);
const { coin, table } = miniature;
const SMALL = 9; // radius of a waiting room's coin
const MAX_SHOWN = Math.floor((table.width * 0.7) / (SMALL * 2.6));
const rowY = MINIATURE.height - SMALL * 2;

const nothing = {};
const always = (): boolean => true;

/** The face that a room's creator holds, of the rooms that wait for a second player. */
const waitingSides = (rooms: readonly CoinflipRoom[]): CoinSide[] =>
  rooms
    .filter(({ state, isPrivate }) => state.value === 'waiting' && !isPrivate)
    .flatMap(({ state }) =>
      (state.context['bets'] as { choice: { side: CoinSide } }[]).map(({ choice }) => choice.side),
    );

const isSide = (side: unknown): side is CoinSide => side === 'heads' || side === 'tails';

const lastSide = (before: readonly PastRound[]): CoinSide | undefined =>
  before.map(({ outcome }) => outcome?.['side']).find(isSide);

/** The face that lay up last, and a coin for each room that waits for a second player. */
export const CoinflipMiniature = (): ReactNode => {
  const t = useMessages('coinflip', 'home');
  const lobby = useFreshCall('coinflip.load', nothing, 'coinflip', always);
  const waiting = waitingSides(lobby?.rooms ?? []);
  const shown = waiting.slice(0, MAX_SHOWN);
  const left = MINIATURE.width / 2 - ((shown.length - 1) * SMALL * 2.6) / 2;
  return (
    <Miniature caption={lobby ? t('rooms', { count: waiting.length }) : ''} result={lobby?.before_games[0]?.id}>
      <MiniatureSvg>
        <Table layout={miniature} />
        <g transform={`translate(${coin.x} ${coin.y - SMALL}) scale(${coin.radius})`}>
          <CoinFaceParts side={lastSide(lobby?.before_games ?? []) ?? 'heads'} />
        </g>
        {shown.map((side, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a coin is its place in the row
          <g key={place} transform={`translate(${left + place * SMALL * 2.6} ${rowY}) scale(${SMALL})`}>
            <CoinFaceParts side={side} />
          </g>
        ))}
      </MiniatureSvg>
    </Miniature>
  );
};
