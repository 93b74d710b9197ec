import type { CoinSide } from 'games-engine/coinflip';
import type { Container, Graphics } from 'pixi.js';
import { useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { drawBack, drawEdge, drawFace, drawShade, drawVeil, THICKNESS } from './coin-drawing.ts';
import type { FlipFrame } from './coinflip-flip.ts';
import { GROWTH, type CoinflipLayout } from './coinflip-layout.ts';

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

export const useCoinParts = (): CoinParts => ({
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
export const poseCoin = (parts: CoinParts, { coin: place }: CoinflipLayout, frame: FlipFrame): void => {
  const { coin, back, edge, heads, tails, headsShade, tailsShade, veil } = parts;
  if (!coin.current || !back.current || !edge.current || !heads.current || !tails.current) return;
  const [facing, aslant] = [Math.cos(frame.angle), Math.sin(frame.angle)];
  const squeeze = Math.max(Math.abs(facing), MIN_SCALE);
  const thick = place.radius * THICKNESS * Math.abs(aslant);
  const shift = (facing * aslant >= 0 ? 1 : -1) * (thick / 2); // which way the seen face leans out of the edge
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
export const CoinView = ({ parts, radius }: { parts: CoinParts; radius: number }): ReactNode => {
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
