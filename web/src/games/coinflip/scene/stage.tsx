import type { CoinSide } from 'games-engine/coinflip';
import type { Container, Graphics } from 'pixi.js';
import { useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { sceneNow } from '../../../core/game-kit/scene/clock.ts';
import { SceneCommitment, SceneLabel } from '../../../core/game-kit/scene/labels.tsx';
import { drawLight, lightWay } from '../../../core/game-kit/scene/light.ts';
import { useStageDraw, SceneStage } from '../../../core/game-kit/scene/stage.tsx';
import type { ElementSize } from '../../../core/game-kit/scene/still.tsx';
import { wayOf, type Way } from '../../../core/game-kit/scene/ways.ts';
import { colors } from '../../../core/tokens/tokens.ts';
import type { SceneRoom } from '../rooms/scene-room.ts';
import {
  drawBack,
  drawEdge,
  drawFace,
  drawShade,
  drawVeil,
  THICKNESS,
  drawFlight,
  drawWin,
  drawLanes,
  drawMarker,
  drawResult,
  drawShadow,
  drawTickets,
} from './drawing.ts';
import {
  type FlipFrame,
  GROWTH,
  type CoinflipLayout,
  createFlipFrame,
  flipFrame,
  type Flip,
  coinflipLayout,
  halves,
  numberX,
  ticketX,
  flightPath,
  resultPath,
} from './frame.ts';
import { CoinflipStill, type CoinflipLabels } from './still.tsx';

/** The parts of the coin that a frame moves. Nothing of it is redrawn. */
export interface CoinParts {
  coin: RefObject<Container | null>;
  back: RefObject<Graphics | null>;
  edge: RefObject<Graphics | null>;
  heads: RefObject<Container | null>;
  tails: RefObject<Container | null>;
  headsShade: RefObject<Graphics | null>;
  tailsShade: RefObject<Graphics | null>;
  veil: RefObject<Graphics | null>;
}

const useCoinParts = (): CoinParts => ({
  coin: useRef(null),
  back: useRef(null),
  edge: useRef(null),
  heads: useRef(null),
  tails: useRef(null),
  headsShade: useRef(null),
  tailsShade: useRef(null),
  veil: useRef(null),
});

const MIN_SCALE = 0.012; // a face seen from its edge is a line, not nothing
const DEEPEST_SHADE = 0.55;

/** Turns the coin to a moment: faces are squeezed by the cosine, the edge shows by the sine. */
const poseCoin = (parts: CoinParts, { coin: place }: CoinflipLayout, frame: FlipFrame): void => {
  const { coin, back, edge, heads, tails, headsShade, tailsShade, veil } = parts;
  if (!coin.current || !back.current || !edge.current || !heads.current || !tails.current) return;
  const [facing, aslant] = [Math.cos(frame.angle), Math.sin(frame.angle)];
  const squeeze = Math.max(Math.abs(facing), MIN_SCALE);
  const thick = place.radius * THICKNESS * Math.abs(aslant);
  const shift = (facing * aslant >= 0 ? 1 : -1) * (thick / 2); // lean of the seen face out of the edge
  coin.current.position.set(place.x, place.y - frame.height * place.rise);
  coin.current.rotation = frame.lean;
  coin.current.scale.set(1 + GROWTH * frame.height);
  back.current.position.y = shift;
  back.current.scale.y = squeeze;
  edge.current.scale.y = Math.max(thick, 0.001);
  const seen = facing >= 0 ? heads.current : tails.current;
  heads.current.visible = facing >= 0;
  tails.current.visible = facing < 0;
  seen.position.y = -shift;
  seen.scale.y = squeeze;
  const shade = (1 - Math.abs(facing)) * DEEPEST_SHADE;
  if (headsShade.current) headsShade.current.alpha = shade;
  if (tailsShade.current) tailsShade.current.alpha = shade;
  if (veil.current) {
    veil.current.visible = frame.veil > 0;
    veil.current.alpha = frame.veil;
  }
};

const Face = ({
  side,
  radius,
  face,
  shade,
}: {
  side: CoinSide;
  radius: number;
  face: RefObject<Container | null>;
  shade: RefObject<Graphics | null>;
}): ReactNode => {
  const draw = useMemo(() => (g: Graphics) => drawFace(g, side, radius), [side, radius]);
  const darken = useMemo(() => (g: Graphics) => drawShade(g, radius), [radius]);
  return (
    <pixiContainer ref={face}>
      <pixiGraphics draw={draw} />
      <pixiGraphics draw={darken} ref={shade} alpha={0} />
    </pixiContainer>
  );
};

/** The coin: drawn when its size changes, turned by `poseCoin`. */
const CoinView = ({ parts, radius }: { parts: CoinParts; radius: number }): ReactNode => {
  const { coin, back: backRef, edge: edgeRef, heads, tails, headsShade, tailsShade, veil: veilRef } = parts;
  const back = useMemo(() => (g: Graphics) => drawBack(g, radius), [radius]);
  const edge = useMemo(() => (g: Graphics) => drawEdge(g, radius), [radius]);
  const veil = useMemo(() => (g: Graphics) => drawVeil(g, radius), [radius]);
  return (
    <pixiContainer ref={coin}>
      <pixiGraphics draw={back} ref={backRef} />
      <pixiGraphics draw={edge} ref={edgeRef} />
      <Face side="heads" radius={radius} face={heads} shade={headsShade} />
      <Face side="tails" radius={radius} face={tails} shade={tailsShade} />
      <pixiGraphics draw={veil} ref={veilRef} visible={false} />
    </pixiContainer>
  );
};

interface CoinflipSceneProps {
  size: ElementSize;
  room: SceneRoom | undefined; // undefined: nothing is on the table but the coin
  idle: Flip; // pose of the coin while it is not tossed
  creatorSide: CoinSide; // side of the room, or as chosen for a new one
  calm: boolean; // reduced motion
  labels: CoinflipLabels;
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
const CoinflipScene = ({ size, room, idle, creatorSide, calm, labels }: CoinflipSceneProps): ReactNode => {
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
    const isLit = drawLight(light.current, beam, room?.light, { now, calm });
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

/** The coin on its canvas; loaded only with a screen that shows one. */
export const CoinflipStage = (props: Omit<CoinflipSceneProps, 'size'>): ReactNode => (
  <SceneStage fallback={<CoinflipStill room={props.room} creatorSide={props.creatorSide} labels={props.labels} />}>
    {(size) => <CoinflipScene {...props} size={size} />}
  </SceneStage>
);
