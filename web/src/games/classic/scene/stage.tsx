import type { BitmapText, Container, Graphics } from 'pixi.js';
import { memo, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { sceneNow } from '../../../core/game-kit/scene/clock.ts';
import { SceneCommitment, SceneDigits, SceneLabel, useGlyphs } from '../../../core/game-kit/scene/labels.tsx';
import { drawLight, lightWay } from '../../../core/game-kit/scene/light.ts';
import { useStageDraw, SceneStage } from '../../../core/game-kit/scene/stage.tsx';
import type { ElementSize } from '../../../core/game-kit/scene/still.tsx';
import { colors } from '../../../core/tokens/tokens.ts';
import type { SceneRound } from '../round.ts';
import { soundDetent } from '../sounds.ts';
import {
  drawGround,
  drawWin,
  drawLine,
  drawPointer,
  drawRing,
  drawSignal,
  drawWait,
  scenePaths,
  weigh,
} from './drawing.ts';
import {
  playerColor,
  classicFrame,
  isGrowing,
  type ClassicFrame,
  classicLayout,
  digitCentres,
  digitCount,
  type ClassicLayout,
} from './frame.ts';
import { moveReel, ReelView } from './reel-view.tsx';
import { edgesPassed } from './reel.ts';
import { type ClassicLabels, ClassicStill } from './still.tsx';

interface ClassicSceneProps {
  size: ElementSize;
  round: SceneRound;
  faces: readonly string[]; // a picture's address for each player
  calm: boolean; // reduced motion
  labels: ClassicLabels;
}

/** The parts that frames change. */
interface Parts {
  ring: RefObject<Container | null>;
  shares: RefObject<Graphics | null>;
  drawn: RefObject<Ring | null>; // drawn shares, once they have grown
  wait: RefObject<Graphics | null>;
  reel: RefObject<Container | null>;
  tiles: RefObject<(Container | null)[]>;
  signal: RefObject<Graphics | null>;
  light: RefObject<Graphics | null>;
  winRing: RefObject<Graphics | null>;
  digits: RefObject<(BitmapText | null)[]>;
}

const useParts = (): Parts => ({
  ring: useRef(null),
  shares: useRef(null),
  drawn: useRef(null),
  wait: useRef(null),
  reel: useRef(null),
  tiles: useRef([]),
  signal: useRef(null),
  light: useRef(null),
  winRing: useRef(null),
  digits: useRef([]),
});

const nothing = (): void => undefined;

/** Writes a ticket's number into its cells, with leading zeros. Allocates nothing but single characters. */
const setDigits = (digits: readonly (BitmapText | null)[], round: SceneRound, frame: ClassicFrame): void => {
  let rest = frame.ticket;
  const color = frame.settled && round.draw ? playerColor(round.draw.place) : colors.text;
  for (let index = digits.length - 1; index >= 0; index -= 1) {
    const digit = digits[index];
    const value = rest % 10;
    rest = (rest - value) / 10;
    if (!digit) continue;
    const character = String(value);
    if (digit.text !== character) digit.text = character;
    digit.tint = color;
  }
};

const LABEL_WIDTH = 0.58; // width of a digit relative to its size, about

/** Static layer: drawn again only when the size, the round's commitment or its bets change. */
const Ground = memo(function Ground({
  layout,
  round,
  last,
}: {
  layout: ClassicLayout;
  round: SceneRound;
  last: string;
}): ReactNode {
  const { bar, ends, hash } = layout;
  const ground = useMemo(() => (g: Graphics) => drawGround(g, layout), [layout]);
  const line = useMemo(() => (g: Graphics) => drawLine(g, layout, round), [layout, round]);
  const half = (last.length * ends.size * LABEL_WIDTH) / 2;
  return (
    <>
      <pixiGraphics draw={ground} />
      <pixiGraphics draw={line} />
      {round.hash !== '' && <SceneCommitment x={hash.x} y={hash.y} hash={round.hash} />}
      {round.tickets > 0 && (
        <>
          <SceneLabel x={bar.x} y={ends.y} text="1" size={ends.size} color={colors.muted} start />
          <SceneLabel x={bar.x + bar.width - half} y={ends.y} text={last} size={ends.size} color={colors.muted} />
        </>
      )}
    </>
  );
});

/** The words within the ring. */
const Pot = memo(function Pot({ layout, labels }: { layout: ClassicLayout; labels: ClassicLabels }): ReactNode {
  const { ring, pot } = layout;
  return (
    <>
      <SceneLabel x={ring.x} y={pot.y} text={labels.pot} size={pot.size} color={colors.text} bold />
      <SceneLabel x={ring.x} y={pot.noteY} text={labels.note} size={pot.noteSize} color={colors.muted} />
    </>
  );
});

/** Input of the ring's drawing. */
interface Ring {
  layout: ClassicLayout;
  round: SceneRound;
  weights: Float64Array; // weight of each player, filled in every frame that draws
}

/** Draws the ring of shares again while a bet grows into it, and once more when it has. */
const paintRing = ({ shares, drawn }: Parts, ring: Ring, now: number, calm: boolean): void => {
  if (!shares.current || drawn.current === ring) return;
  const { layout, round, weights } = ring;
  drawRing(shares.current, layout, round, weights, weigh(round, now, calm, weights));
  drawn.current = isGrowing(round, now, calm) ? null : ring;
};

const fade = ({ ring, reel }: Parts, frame: ClassicFrame): void => {
  if (ring.current) ring.current.alpha = frame.ring;
  if (reel.current) reel.current.alpha = frame.reel;
};

/** The picture of a round: shares in a ring, then a reel that stops on the winning ticket. Holds no rules, takes no input. */
const ClassicScene = ({ size, round, faces, calm, labels }: ClassicSceneProps): ReactNode => {
  const layout = useMemo(() => classicLayout(size.width, size.height), [size]);
  const paths = useMemo(() => scenePaths(layout, round), [layout, round]);
  const beam = useMemo(() => lightWay(paths.seed, layout.width), [paths, layout]);
  const pointer = useMemo(() => (g: Graphics) => drawPointer(g, layout), [layout]);
  const font = useGlyphs({ name: 'classic-ticket', chars: '0123456789', size: layout.digits.size });
  const style = useMemo(() => ({ fontFamily: font, fontSize: layout.digits.size, fill: 0xffffff }), [font, layout]);
  const cells = useMemo(() => digitCentres(layout, digitCount(round.tickets)), [layout, round.tickets]);
  const shown = useMemo(() => ({ layout, round, weights: new Float64Array(round.players.length) }), [layout, round]);
  const parts = useParts();
  const { ring, shares, wait, reel, tiles, signal, light, winRing, digits } = parts;
  const { draw } = round;

  useStageDraw(() => {
    const now = sceneNow();
    const frame = classicFrame(round, now, calm);
    fade(parts, frame);
    paintRing(parts, shown, now, calm);
    if (parts.wait.current) drawWait(parts.wait.current, layout, frame.left);
    if (parts.signal.current) drawSignal(parts.signal.current, layout, paths, round, frame);
    const isLit = drawLight(parts.light.current, beam, round.light, { now, calm });
    if (parts.winRing.current) drawWin(parts.winRing.current, layout, round, frame);
    if (!draw) return frame.moving || isLit;
    moveReel(parts.tiles.current, layout, draw.reel, frame);
    setDigits(parts.digits.current, round, frame);
    if (!frame.settled && frame.reel > 0) soundDetent(draw, edgesPassed(draw.reel, frame.position), now);
    return frame.moving;
  });

  return (
    <pixiContainer>
      <Ground layout={layout} round={round} last={labels.last} />
      <pixiContainer ref={ring}>
        <pixiGraphics draw={nothing} ref={shares} />
        <pixiGraphics draw={nothing} ref={wait} />
        <Pot layout={layout} labels={labels} />
      </pixiContainer>
      <pixiContainer ref={reel} alpha={0}>
        {draw && (
          <>
            <ReelView layout={layout} reel={draw.reel} faces={faces} parts={tiles} />
            <pixiGraphics draw={pointer} />
            <SceneDigits centres={cells} y={layout.digits.y} font={font} style={style} digits={digits} />
          </>
        )}
      </pixiContainer>
      <pixiGraphics draw={nothing} ref={signal} />
      <pixiGraphics draw={nothing} ref={light} />
      <pixiGraphics draw={nothing} ref={winRing} />
    </pixiContainer>
  );
};

/** The classic scene on its canvas; loaded only with a screen that shows one. */
export const ClassicStage = ({
  settled,
  ...props
}: Omit<ClassicSceneProps, 'size'> & { settled: boolean }): ReactNode => (
  <SceneStage fallback={<ClassicStill round={props.round} settled={settled} labels={props.labels} />}>
    {(size) => <ClassicScene {...props} size={size} />}
  </SceneStage>
);
