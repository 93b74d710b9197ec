import type { CoinSide } from 'games-engine/coinflip';
import type { Container, Graphics } from 'pixi.js';
import { useMemo, useRef, type ReactNode } from 'react';
import { drawLight, lightWay } from '../../core/game-kit/light/scene-light.ts';
import { sceneNow } from '../../core/game-kit/scene-clock.ts';
import { SceneCommitment } from '../../core/game-kit/scene-commitment.tsx';
import { SceneLabel } from '../../core/game-kit/scene-label.tsx';
import { useStageDraw } from '../../core/game-kit/stage.tsx';
import type { ElementSize } from '../../core/game-kit/use-element-size.ts';
import { wayOf, type Way } from '../../core/game-kit/ways.ts';
import { colors } from '../../core/tokens/tokens.ts';
import { CoinView, poseCoin, useCoinParts } from './coin-view.tsx';
import { drawFlight, drawWin, drawLanes, drawMarker, drawResult, drawShadow, drawTickets } from './coinflip-drawing.ts';
import { createFlipFrame, flipFrame, type Flip } from './coinflip-flip.ts';
import { coinflipLayout, halves, numberX, ticketX, type CoinflipLayout } from './coinflip-layout.ts';
import type { SceneRoom } from './coinflip-scene-room.ts';
import { flightPath, resultPath } from './coinflip-trace.ts';

export interface CoinflipSceneProps {
  size: ElementSize;
  room: SceneRoom | undefined; // undefined: nothing is on the table but the coin
  idle: Flip; // how the coin lies, or turns, while it is not tossed
  creatorSide: CoinSide; // of the room, or as chosen for a new one
  calm: boolean; // reduced motion
  labels: CoinflipLabels;
}

/** Words of the picture, in the interface's language. */
export interface CoinflipLabels {
  heads: string;
  tails: string;
  ticket: string; // the winning one; empty before there is one
  halves: readonly [string, string]; // the tickets of creator and joiner; empty while one of them is missing
}

const nothing = (): void => undefined;

const noWay: Way = { points: [], length: 0 };

/** The signal's two ways through a drawn room: to the coin, and from there to the ticket. */
const waysOf = (layout: CoinflipLayout, room: SceneRoom | undefined): { flight: Way; result: Way } => {
  if (!room?.ticket) return { flight: noWay, result: noWay };
  const target = ticketX(layout, room.ticket, room.tickets);
  return { flight: wayOf(flightPath(layout, room.id)), result: wayOf(resultPath(layout, target)) };
};

const HalfLabels = ({
  layout,
  creatorSide,
  labels,
}: Pick<CoinflipSceneProps, 'creatorSide' | 'labels'> & { layout: CoinflipLayout }): ReactNode =>
  halves(layout, creatorSide).map(({ side, from, to }, index) => {
    const text = `${labels[side]} ${labels.halves[index] ?? ''}`.trim();
    return (
      <SceneLabel
        key={side}
        x={(from + to) / 2}
        y={layout.labels.y}
        text={text}
        size={layout.labels.size}
        color={colors.muted}
      />
    );
  });

/** The parts that do not move, drawn when the size or the room changes. */
const Table = ({
  layout,
  room,
  creatorSide,
  labels,
}: Pick<CoinflipSceneProps, 'room' | 'creatorSide' | 'labels'> & { layout: CoinflipLayout }): ReactNode => {
  const isFull = room !== undefined && room.tickets > 0;
  const lanes = useMemo(() => (g: Graphics) => drawLanes(g, layout), [layout]);
  const tickets = useMemo(
    () => (g: Graphics) => drawTickets(g, layout, creatorSide, isFull || !room),
    [layout, creatorSide, isFull, room],
  );
  return (
    <>
      <pixiGraphics draw={lanes} />
      {room && <SceneCommitment x={layout.seed.x} y={layout.seed.y} hash={room.hash} />}
      <pixiGraphics draw={tickets} />
      <HalfLabels layout={layout} creatorSide={creatorSide} labels={labels} />
    </>
  );
};

/** The winning ticket's number above its signal, clear of the coin. */
const TicketNumber = ({
  layout,
  ticket,
  text,
  tickets,
}: {
  layout: CoinflipLayout;
  ticket: number;
  text: string;
  tickets: number;
}): ReactNode => (
  <SceneLabel
    x={numberX(layout, ticketX(layout, ticket, tickets))}
    y={layout.band.bottom - 13}
    text={text}
    size={14}
    color={colors.text}
    bold
  />
);

/** The picture of a room: a signal runs from the seed to the coin, and from the coin to the ticket. Holds no rules. */
export const CoinflipScene = ({ size, room, idle, creatorSide, calm, labels }: CoinflipSceneProps): ReactNode => {
  const layout = useMemo(() => coinflipLayout(size.width, size.height), [size]);
  const ways = useMemo(() => waysOf(layout, room), [layout, room]);
  const beam = useMemo(
    () => (room?.light ? lightWay({ points: flightPath(layout, room.id) }, layout.width) : noWay),
    [layout, room],
  );
  const frame = useRef(createFlipFrame());
  const parts = useCoinParts();
  const flight = useRef<Graphics>(null);
  const light = useRef<Graphics>(null);
  const way = useRef<Graphics>(null);
  const winRing = useRef<Graphics>(null);
  const shadow = useRef<Graphics>(null);
  const result = useRef<Container>(null);
  const ground = useMemo(() => (g: Graphics) => drawShadow(g, layout), [layout]);
  const marker = useMemo(() => (g: Graphics) => drawMarker(g, layout, room), [layout, room]);

  useStageDraw(() => {
    const now = sceneNow();
    const moment = flipFrame(room?.flip ?? idle, now, room?.won === true, frame.current);
    poseCoin(parts, layout, moment);
    if (shadow.current) shadow.current.alpha = 1 - 0.75 * moment.height;
    if (flight.current) drawFlight(flight.current, ways.flight, moment);
    const isLit = drawLight(light.current, beam, room?.light, now, calm);
    if (way.current) drawResult(way.current, ways.result, moment);
    if (winRing.current) drawWin(winRing.current, layout, moment);
    if (result.current) result.current.alpha = moment.landed ? moment.reveal : 0;
    return moment.moving || isLit;
  });

  return (
    <pixiContainer>
      <Table layout={layout} room={room} creatorSide={creatorSide} labels={labels} />
      <pixiGraphics draw={nothing} ref={flight} />
      <pixiGraphics draw={nothing} ref={light} />
      <pixiGraphics draw={ground} ref={shadow} />
      <pixiGraphics draw={nothing} ref={way} />
      <CoinView parts={parts} radius={layout.coin.radius} />
      <pixiGraphics draw={nothing} ref={winRing} />
      <pixiContainer ref={result} alpha={0}>
        {room?.ticket !== undefined && (
          <>
            <pixiGraphics draw={marker} />
            <TicketNumber layout={layout} ticket={room.ticket} text={labels.ticket} tickets={room.tickets} />
          </>
        )}
      </pixiContainer>
    </pixiContainer>
  );
};
