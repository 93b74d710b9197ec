import type { BitmapText, Container, Graphics } from 'pixi.js';
import { memo, useMemo, type ReactNode, useRef, type RefObject } from 'react';
import { sceneNow } from '../../../core/game-kit/scene/clock.ts';
import { useGlyphs, SceneCommitment, SceneLabel } from '../../../core/game-kit/scene/labels.tsx';
import { drawLight, lightWay } from '../../../core/game-kit/scene/light.ts';
import { useStageDraw, SceneStage } from '../../../core/game-kit/scene/stage.tsx';
import type { ElementSize } from '../../../core/game-kit/scene/still.tsx';
import { colors } from '../../../core/tokens/tokens.ts';
import { soundPin } from '../sounds.ts';
import { isPlain, sectorColor, sectorWord } from './colors.ts';
import {
  drawAnswer,
  drawGround,
  drawHub,
  drawWin,
  drawPointer,
  drawPulses,
  drawSignal,
  drawSmear,
  drawVeil,
  drawWheel,
  scenePaths,
  type ScenePaths,
} from './drawing.ts';
import { hasPulses } from '../../../core/game-kit/scene/shared-draw.ts';
import {
  type WheelLayout,
  STEP,
  wheelFrame,
  type BetPulse,
  type SceneRound,
  type WheelFrame,
  wheelLayout,
  rotationOf,
} from './frame.ts';
import { WheelStill } from './still.tsx';

interface RimLabelsProps {
  layout: WheelLayout;
  segments: readonly number[];
  multipliers: readonly number[];
}

/** The multiplier in each segment. They turn with the wheel and are laid out once. */
const RimLabels = memo(function RimLabels({ layout, segments, multipliers }: RimLabelsProps): ReactNode {
  const { radius, size } = layout.labels;
  const font = useGlyphs({ name: 'wheel-rim', chars: '0123456789', size, weight: '700' });
  const style = useMemo(() => ({ fontFamily: font, fontSize: size, fill: 0xffffff }), [font, size]);
  return segments.map((sector, segment) => {
    const rotation = segment * STEP;
    return (
      <pixiBitmapText
        // oxlint-disable-next-line react/no-array-index-key -- a segment is its place
        key={`${font} ${segment}`}
        text={String(multipliers[sector] ?? '')}
        x={Math.sin(rotation) * radius}
        y={-Math.cos(rotation) * radius}
        rotation={rotation}
        anchor={0.5}
        tint={isPlain(sector) ? colors.text : colors['on-accent']}
        style={style}
      />
    );
  });
});

interface WheelSceneProps {
  size: ElementSize;
  round: SceneRound;
  busy: boolean; // the page says something in the hub: the word makes room
  calm: boolean; // reduced motion
}

const BEND = 0.42; // radians of the pointer at most
const FAST = 0.5; // share of the greatest speed from which single segments cannot be read
const HANGS_ABOVE = 14; // px from where the pointer hangs to its tip

/** The parts that frames change. */
interface Parts {
  wheel: RefObject<Container | null>;
  labels: RefObject<Container | null>;
  smear: RefObject<Graphics | null>;
  pointer: RefObject<Graphics | null>;
  veil: RefObject<Graphics | null>;
  signal: RefObject<Graphics | null>;
  light: RefObject<Graphics | null>;
  answer: RefObject<Graphics | null>;
  pulses: RefObject<Graphics | null>;
  winRing: RefObject<Graphics | null>;
  word: RefObject<BitmapText | null>;
}

const useParts = (): Parts => ({
  wheel: useRef(null),
  labels: useRef(null),
  smear: useRef(null),
  pointer: useRef(null),
  veil: useRef(null),
  signal: useRef(null),
  light: useRef(null),
  answer: useRef(null),
  pulses: useRef(null),
  winRing: useRef(null),
  word: useRef(null),
});

/** Segments that pass too fast become a ring of one tone; the pins take the pointer along. */
const turn = ({ wheel, labels, smear, pointer, veil }: Parts, frame: WheelFrame): void => {
  const blur = Math.min(frame.speed / FAST, 1);
  if (wheel.current) wheel.current.rotation = rotationOf(frame.position);
  if (labels.current) labels.current.alpha = 1 - blur * 0.8;
  if (smear.current) smear.current.alpha = blur * 0.3;
  if (pointer.current) pointer.current.rotation = -frame.bend * BEND * (1 - blur * 0.6);
  if (veil.current) veil.current.alpha = frame.answer * frame.opacity;
};

/** The multiplier under the pointer: told in its colour once the wheel stands. */
const setWord = (word: BitmapText | null, round: SceneRound, frame: WheelFrame, hidden: boolean): void => {
  if (!word) return;
  const sector = round.segments[frame.segment] ?? 0;
  const text = hidden ? '' : sectorWord(round.multipliers, sector);
  if (word.text !== text) word.text = text;
  word.tint = !round.draw
    ? colors.faint
    : frame.settled
      ? isPlain(sector)
        ? colors.text
        : sectorColor(sector)
      : colors.muted;
  word.alpha = frame.opacity;
};

const NO_PULSES: readonly BetPulse[] = [];

const nothing = (): void => undefined;

interface GroundProps {
  layout: WheelLayout;
  paths: ScenePaths;
  hash: string;
  multipliers: readonly number[];
}

/** Static layer: drawn again only when the size, the round's commitment or the config changes. */
const Ground = memo(function Ground({ layout, paths, hash, multipliers }: GroundProps): ReactNode {
  const draw = useMemo(() => (g: Graphics) => drawGround(g, layout, paths), [layout, paths]);
  const { endLabel } = layout;
  return (
    <>
      <pixiGraphics draw={draw} />
      {hash !== '' && <SceneCommitment x={layout.hash.x} y={layout.hash.y} hash={hash} />}
      {layout.ends.map(({ x, y }, sector) => (
        <SceneLabel
          key={y}
          x={x + endLabel.offset}
          y={y}
          text={sectorWord(multipliers, sector)}
          size={endLabel.size}
          color={isPlain(sector) ? colors.muted : sectorColor(sector)}
          bold
          start
        />
      ))}
    </>
  );
});

interface RimProps {
  layout: WheelLayout;
  parts: Parts;
  segments: readonly number[];
  multipliers: readonly number[];
}

/** The wheel around its own centre: a group of its own, so that turning it costs one matrix. */
const Rim = memo(function Rim({ layout, parts, segments, multipliers }: RimProps): ReactNode {
  const { centre } = layout;
  const { wheel, smear, labels } = parts;
  const drawn = useMemo(
    () => ({
      wheel: (g: Graphics) => drawWheel(g, layout, segments),
      smear: (g: Graphics) => drawSmear(g, layout),
    }),
    [layout, segments],
  );
  return (
    <pixiContainer x={centre.x} y={centre.y} isRenderGroup ref={wheel}>
      <pixiGraphics draw={drawn.wheel} />
      <pixiGraphics draw={drawn.smear} ref={smear} alpha={0} />
      <pixiContainer ref={labels}>
        <RimLabels layout={layout} segments={segments} multipliers={multipliers} />
      </pixiContainer>
    </pixiContainer>
  );
});

/** Layer over the wheel that is drawn once: the veil, the hub, the pointer. */
const Cover = memo(function Cover({ layout, parts }: { layout: WheelLayout; parts: Parts }): ReactNode {
  const { pointer } = layout;
  const { veil, answer, pointer: hand } = parts;
  const drawn = useMemo(
    () => ({
      veil: (g: Graphics) => drawVeil(g, layout),
      hub: (g: Graphics) => drawHub(g, layout),
    }),
    [layout],
  );
  return (
    <>
      <pixiGraphics draw={drawn.veil} ref={veil} alpha={0} />
      <pixiGraphics draw={drawn.hub} />
      <pixiGraphics draw={nothing} ref={answer} />
      <pixiGraphics x={pointer.x} y={pointer.y - HANGS_ABOVE} draw={drawPointer} ref={hand} />
    </>
  );
});

/** The picture of a round: a wheel of 32 segments turns under a pointer. Holds no rules, takes no input. */
const WheelScene = ({ size, round, busy, calm }: WheelSceneProps): ReactNode => {
  const layout = useMemo(() => wheelLayout(size.width, size.height), [size]);
  const paths = useMemo(() => scenePaths(layout), [layout]);
  const beam = useMemo(() => lightWay(paths.seed, layout.width), [paths, layout]);
  const { centre, hub } = layout;
  const font = useGlyphs({ name: 'wheel-word', chars: '0123456789×', size: hub.size, weight: '700' });
  const style = useMemo(() => ({ fontFamily: font, fontSize: hub.size, fill: 0xffffff }), [font, hub]);
  const parts = useParts();
  const { signal, light, answer, pulses, winRing, word } = parts;

  useStageDraw(() => {
    const now = sceneNow();
    const frame = wheelFrame(round, now, calm);
    const pulsing = !calm && hasPulses(round.pulses, now);
    turn(parts, frame);
    setWord(word.current, round, frame, busy);
    if (signal.current) drawSignal(signal.current, layout, paths, round, frame);
    const isLit = drawLight(light.current, beam, round.light, { now, calm });
    if (answer.current) drawAnswer(answer.current, layout, paths, round, frame);
    if (pulses.current) drawPulses(pulses.current, paths, pulsing ? round.pulses : NO_PULSES, now);
    if (winRing.current) drawWin(winRing.current, layout, round, frame);
    if (round.draw && frame.speed > 0) soundPin(round.draw, frame.segment, now);
    return frame.moving || pulsing || isLit;
  });

  return (
    <pixiContainer>
      <Ground layout={layout} paths={paths} hash={round.hash} multipliers={round.multipliers} />
      <pixiGraphics draw={nothing} ref={signal} />
      <pixiGraphics draw={nothing} ref={light} />
      <Rim layout={layout} parts={parts} segments={round.segments} multipliers={round.multipliers} />
      <Cover layout={layout} parts={parts} />
      <pixiGraphics draw={nothing} ref={pulses} />
      <pixiGraphics draw={nothing} ref={winRing} />
      <pixiBitmapText key={font} text="" ref={word} x={centre.x} y={centre.y} anchor={0.5} style={style} />
    </pixiContainer>
  );
};

/** The wheel's scene on its canvas; loaded only with a screen that shows one. */
export const WheelStage = ({ settled, ...props }: Omit<WheelSceneProps, 'size'> & { settled: boolean }): ReactNode => (
  <SceneStage fallback={<WheelStill round={props.round} settled={settled} busy={props.busy} />}>
    {(size) => <WheelScene {...props} size={size} />}
  </SceneStage>
);
