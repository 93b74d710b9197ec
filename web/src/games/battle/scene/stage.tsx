import { BATTLE_NUMBERS, winningTeam } from 'games-engine/battle';
import type { BitmapText, Container, Graphics } from 'pixi.js';
import { memo, useMemo, type ReactNode, useRef, type RefObject } from 'react';
import { sceneNow } from '../../../core/game-kit/scene/clock.ts';
import { useGlyphs, SceneCommitment, SceneDigits } from '../../../core/game-kit/scene/labels.tsx';
import { drawLight, lightWay } from '../../../core/game-kit/scene/light.ts';
import { useStageDraw, SceneStage } from '../../../core/game-kit/scene/stage.tsx';
import type { ElementSize } from '../../../core/game-kit/scene/still.tsx';
import { colors } from '../../../core/tokens/tokens.ts';
import { soundDetent } from '../sounds.ts';
import { teamColor, drawBands, drawGround, drawWin, drawPulses, drawSignal, drawTicks, scenePaths } from './drawing.ts';
import { hasPulses } from '../../../core/game-kit/scene/shared-draw.ts';
import {
  middleOf,
  type DialLayout,
  rotationOf,
  battleFrame,
  type BattleFrame,
  type SceneRound,
  battleLayout,
  digitCentres,
  leadingZeros,
  numberText,
  type BattleLayout,
} from './frame.ts';
import { BattleStill } from './still.tsx';

interface DialLabel {
  number: number;
  x: number;
  y: number;
  rotation: number;
}

const labelsOf = ({ labels }: DialLayout): DialLabel[] =>
  Array.from({ length: BATTLE_NUMBERS / labels.step }, (_, index) => {
    const number = (index + 1) * labels.step;
    const rotation = (middleOf(number) / BATTLE_NUMBERS) * Math.PI * 2;
    return { number, x: Math.sin(rotation) * labels.radius, y: -Math.cos(rotation) * labels.radius, rotation };
  });

/** The numbers below the wheel's ticks. They turn with it and are laid out once. */
const DialLabels = memo(function DialLabels({ dial }: { dial: DialLayout }): ReactNode {
  const { size } = dial.labels;
  const font = useGlyphs({ name: 'battle-dial', chars: '0123456789', size, weight: '600' });
  const style = useMemo(() => ({ fontFamily: font, fontSize: size, fill: 0xffffff }), [font, size]);
  const labels = useMemo(() => labelsOf(dial), [dial]);
  return labels.map(({ number, x, y, rotation }) => (
    <pixiBitmapText
      key={`${font} ${number}`}
      text={String(number)}
      x={x}
      y={y}
      rotation={rotation}
      anchor={0.5}
      tint={teamColor[winningTeam({ number })]}
      style={style}
    />
  ));
});

interface BattleSceneProps {
  size: ElementSize;
  round: SceneRound;
  calm: boolean; // reduced motion
}

const EMPTY = '';
const LEADING_ALPHA = 0.2; // zeros before a number keep its digits in their places
const NO_PULSES: SceneRound['pulses'] = [];
const BAND_WIDTH = 3;
const FAST = 0.25; // share of the greatest speed from which single ticks cannot be seen
const HUB_RING = 5;

/** The parts that frames change. */
interface Parts {
  wheel: RefObject<Container | null>;
  ticks: RefObject<Graphics | null>;
  smear: RefObject<Graphics | null>;
  ring: RefObject<Graphics | null>;
  signal: RefObject<Graphics | null>;
  light: RefObject<Graphics | null>;
  pulses: RefObject<Graphics | null>;
  winRing: RefObject<Graphics | null>;
  digits: RefObject<(BitmapText | null)[]>;
}

const useParts = (): Parts => ({
  wheel: useRef(null),
  ticks: useRef(null),
  smear: useRef(null),
  ring: useRef(null),
  signal: useRef(null),
  light: useRef(null),
  pulses: useRef(null),
  winRing: useRef(null),
  digits: useRef([]),
});

/** Ticks that pass too fast become bands of their colour. */
const turnWheel = (
  { wheel, ticks, smear, ring }: Pick<Parts, 'wheel' | 'ticks' | 'smear' | 'ring'>,
  { position, speed }: BattleFrame,
): void => {
  const rotation = rotationOf(position);
  const blur = Math.min(speed / FAST, 1);
  if (wheel.current) wheel.current.rotation = rotation;
  if (ticks.current) ticks.current.alpha = 1 - blur * 0.75;
  if (smear.current) smear.current.alpha = 0.1 + blur * 0.3;
  if (ring.current) ring.current.rotation = rotation;
};

const setDigits = (digits: readonly (BitmapText | null)[], round: SceneRound, frame: BattleFrame): void => {
  const text = round.draw ? numberText(frame.number) : EMPTY;
  const color = frame.settled && round.draw ? teamColor[round.draw.team] : colors.text;
  const leading = leadingZeros(frame.number);
  for (const [index, digit] of digits.entries()) {
    if (!digit) continue;
    const character = text[index] ?? '';
    if (digit.text !== character) digit.text = character;
    digit.tint = color;
    digit.alpha = frame.opacity * (index < leading ? LEADING_ALPHA : 1);
  }
};

const nothing = (): void => undefined;

/** Static layer: drawn again only when the size or the round's commitment changes. */
const Ground = memo(function Ground({ layout, hash }: { layout: BattleLayout; hash: string }): ReactNode {
  const draw = useMemo(() => (g: Graphics) => drawGround(g, layout), [layout]);
  return (
    <>
      <pixiGraphics draw={draw} />
      {hash !== '' && <SceneCommitment x={layout.hash.x} y={layout.hash.y} hash={hash} />}
    </>
  );
});

interface WheelProps extends Pick<Parts, 'wheel' | 'ticks' | 'smear'> {
  dial: DialLayout;
}

/** The wheel around its own centre: a group of its own, so that turning it costs one matrix. */
const Wheel = memo(function Wheel({ dial, wheel, ticks: ticksPart, smear }: WheelProps): ReactNode {
  const { ticks, radius } = dial;
  const drawn = useMemo(
    () => ({
      ticks: (g: Graphics) => drawTicks(g, dial),
      smear: (g: Graphics) => drawBands(g, radius - ticks.middle / 2, ticks.middle, 0),
      rim: (g: Graphics) => drawBands(g, radius + BAND_WIDTH, BAND_WIDTH - 1, 0),
    }),
    [dial, radius, ticks],
  );
  return (
    <pixiContainer x={dial.x} y={dial.y} isRenderGroup ref={wheel}>
      <pixiGraphics draw={drawn.smear} ref={smear} />
      <pixiGraphics draw={drawn.rim} />
      <pixiGraphics draw={drawn.ticks} ref={ticksPart} />
      <DialLabels dial={dial} />
    </pixiContainer>
  );
});

/** The whole wheel in small, around the number. */
const HubRing = memo(function HubRing({ hub, ring }: Pick<Parts, 'ring'> & Pick<BattleLayout, 'hub'>): ReactNode {
  const draw = useMemo(() => (g: Graphics) => drawBands(g, hub.radius, HUB_RING, 0.05), [hub]);
  return <pixiGraphics x={hub.x} y={hub.y} draw={draw} ref={ring} />;
});

/** The picture of a battle: a wheel of 1000 numbers turns under a pointer. Holds no rules, takes no input. */
const BattleScene = ({ size, round, calm }: BattleSceneProps): ReactNode => {
  const layout = useMemo(() => battleLayout(size.width, size.height), [size]);
  const paths = useMemo(() => scenePaths(layout), [layout]);
  const beam = useMemo(() => lightWay(paths.seed, layout.width), [paths, layout]);
  const { hub } = layout;
  const font = useGlyphs({ name: 'battle-number', chars: '0123456789', size: hub.digits, weight: '700' });
  const style = useMemo(() => ({ fontFamily: font, fontSize: hub.digits, fill: 0xffffff }), [font, hub]);
  const { wheel, ticks, smear, ring, signal, light, pulses, winRing, digits } = useParts();

  useStageDraw(() => {
    const now = sceneNow();
    const frame = battleFrame(round, now, calm);
    const isPulsing = !calm && hasPulses(round.pulses, now);
    turnWheel({ wheel, ticks, smear, ring }, frame);
    setDigits(digits.current, round, frame);
    if (signal.current) drawSignal(signal.current, layout, paths, round, frame);
    const isLit = drawLight(light.current, beam, round.light, { now, calm });
    if (pulses.current) drawPulses(pulses.current, paths, calm ? NO_PULSES : round.pulses, now);
    if (winRing.current) drawWin(winRing.current, layout, round, frame);
    if (round.draw && frame.speed > 0) soundDetent(round.draw, frame.number, now);
    return frame.moving || isPulsing || isLit;
  });

  return (
    <pixiContainer>
      <Ground layout={layout} hash={round.hash} />
      <Wheel dial={layout.dial} wheel={wheel} ticks={ticks} smear={smear} />
      <pixiGraphics draw={nothing} ref={signal} />
      <pixiGraphics draw={nothing} ref={light} />
      <pixiGraphics draw={nothing} ref={pulses} />
      <HubRing hub={hub} ring={ring} />
      <pixiGraphics draw={nothing} ref={winRing} />
      <SceneDigits centres={digitCentres(layout)} y={hub.y} font={font} style={style} digits={digits} />
    </pixiContainer>
  );
};

/** The battle scene on its canvas; loaded only with a screen that shows one. */
export const BattleStage = ({
  settled,
  ...props
}: Omit<BattleSceneProps, 'size'> & { settled: boolean }): ReactNode => (
  <SceneStage fallback={<BattleStill round={props.round} settled={settled} />}>
    {(size) => <BattleScene {...props} size={size} />}
  </SceneStage>
);
