import type { CoinSide } from 'games-engine/coinflip';
import { useId, type ReactNode } from 'react';
import type { CoinflipRoom, PastRound } from 'server/contract';
import { useFreshCall } from '../../../core/game-kit/round/glimpse.ts';
import { sceneNow } from '../../../core/game-kit/scene/clock.ts';
import { Still, MINIATURE, Miniature, MiniatureSvg } from '../../../core/game-kit/scene/still.tsx';
import { useMessages } from '../../../core/i18n/messages.ts';
import type { SceneRoom } from '../rooms/scene-room.ts';
import { CoinFaceParts } from './coin-face.tsx';
import { coinflipLayout, halves, ticketX, type CoinflipLayout } from './frame.ts';
import styles from './still.module.css';

/** Words of the picture, in the interface's language. */
export interface CoinflipLabels {
  heads: string;
  tails: string;
  ticket: string; // the winning one; empty before there is one
  halves: readonly [string, string]; // the tickets of creator and joiner; empty while one of them is missing
}

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

const { coin, bar } = coinflipLayout(MINIATURE.width, MINIATURE.height);
const SMALL = 9; // radius of a waiting room's coin
const MAX_SHOWN = Math.floor(bar.width / (SMALL * 2.6));
const rowY = bar.y + bar.height;

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
