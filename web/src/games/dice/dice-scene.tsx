import type { DiceChoice } from 'games-engine/dice';
import { BitmapFont, type BitmapText, type Graphics } from 'pixi.js';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { serverNow } from '../../core/connection/connection.ts';
import { stageResolution, useStageDraw } from '../../core/game-kit/stage.tsx';
import type { ElementSize } from '../../core/game-kit/use-element-size.ts';
import { colors, fontFamily } from '../../core/tokens/tokens.ts';
import { drawBar, drawJoy, drawLanes, drawMarker, drawSeed, drawTrace, moodColor, zones } from './dice-drawing.ts';
import { bpText } from './dice-form.reducer.ts';
import { diceFrame, type DiceFrame, type SceneRound } from './dice-frame.ts';
import { diceLayout, digitCentres, rollText, rollX, type DiceLayout } from './dice-layout.ts';
import { pathLength, tracePath } from './dice-trace.ts';

/** Words of the picture, in the interface's language. */
export interface DiceSceneLabels {
  win: string;
  lose: string;
}

export interface DiceSceneProps {
  size: ElementSize;
  choice: DiceChoice;
  round: SceneRound | undefined; // the last or the present one
  quiet: boolean; // the round was about another choice than the one shown: its number stays, its result does not
  pending: boolean; // a bet is on its way
  calm: boolean; // reduced motion
  seedHash: string | undefined; // the commitment for the next bet
  labels: DiceSceneLabels;
}

const DIGITS = 'dice-digits';
const BREATH_MS = 900;
const EMPTY = '--.--';

/** Glyphs of the number, drawn once for their size: changing a digit then only picks another one. */
const useDigitFont = (layout: DiceLayout): string => {
  const size = Math.round(layout.digits.size);
  const name = `${DIGITS}-${size}`;
  useMemo(() => {
    BitmapFont.install({
      name,
      style: { fontFamily, fontSize: size, fontWeight: '700', fill: 0xffffff },
      chars: '0123456789.-',
      resolution: stageResolution(),
    });
  }, [name, size]);
  useEffect(() => () => BitmapFont.uninstall(name), [name]);
  return name;
};

const still = (): DiceFrame => ({ roll: 0, marker: 0, trace: 0, opacity: 0, settled: false, joy: 1, moving: false });

/** How far the seed's ring is open while a bet is pending. */
const breathAt = (now: number): number => 0.5 - Math.cos((now / BREATH_MS) * Math.PI * 2) / 2;

interface Parts {
  seed: Graphics | null;
  trace: Graphics | null;
  marker: Graphics | null;
  joy: Graphics | null;
  digits: (BitmapText | null)[];
}

const setDigits = (digits: Parts['digits'], text: string, color: number, alpha: number): void => {
  for (const [index, digit] of digits.entries()) {
    if (!digit) continue;
    digit.text = text[index] ?? '';
    digit.tint = color;
    digit.alpha = alpha;
  }
};

const digitColor = (round: SceneRound | undefined, settled: boolean): number =>
  round && settled ? moodColor[round.mood] : colors.text;

interface Moment {
  layout: DiceLayout;
  round: SceneRound | undefined;
  path: ReturnType<typeof preparePath>;
  quiet: boolean;
}

/** Puts one moment into the scene's parts. */
const render = (parts: Parts, { layout, round, path, quiet }: Moment, now: number): DiceFrame => {
  const whole = round ? diceFrame(round, now) : still();
  const frame = quiet ? { ...whole, settled: false } : whole;
  const mood = round?.mood ?? 'loss';
  if (parts.trace) drawTrace(parts.trace, path.points, path.length, frame, mood);
  if (parts.marker) drawMarker(parts.marker, layout, frame, mood);
  if (parts.joy) drawJoy(parts.joy, layout, round, frame);
  setDigits(parts.digits, round ? rollText(frame.roll) : EMPTY, round ? digitColor(round, frame.settled) : colors.faint, round ? frame.opacity : 1);
  return frame;
};

const preparePath = (layout: DiceLayout, round: SceneRound | undefined): { points: ReturnType<typeof tracePath>; length: number } => {
  const points = round ? tracePath(layout, rollX(layout, round.roll), round.id) : [];
  return { points, length: pathLength(points) };
};

/** The bar with its words: drawn again only when the bet or the size changes. */
const Bar = ({ layout, choice, labels }: { layout: DiceLayout; choice: DiceChoice; labels: DiceSceneLabels }): ReactNode => {
  const { ticks, zoneLabel } = layout;
  const draw = useMemo(() => (g: Graphics): void => drawBar(g, layout, choice), [layout, choice]);
  const { win, lose } = zones(layout, choice);
  const edge = rollX(layout, choice.percentBp);
  const marks = Array.from({ length: 100 / ticks.step + 1 }, (_, index) => index * ticks.step);
  return (
    <>
      <pixiGraphics draw={draw} />
      {marks.map((percent) => {
        const x = rollX(layout, percent * 100);
        if (Math.abs(x - edge) < 30) return null;
        return <Label key={percent} x={x} y={ticks.y} text={String(percent)} size={ticks.size} color={colors.muted} />;
      })}
      <Label x={edge} y={ticks.y} text={bpText(choice.percentBp)} size={ticks.size} color={colors.text} bold />
      {[{ zone: win, text: labels.win, color: colors.win }, { zone: lose, text: labels.lose, color: colors.loss }].map(({ zone, text, color }) =>
        zone.to - zone.from < zoneLabel.leastWidth ? null : (
          <Label key={text} x={(zone.from + zone.to) / 2} y={zoneLabel.y} text={text} size={zoneLabel.size} color={color} />
        ),
      )}
    </>
  );
};

interface LabelProps {
  x: number;
  y: number;
  text: string;
  size: number;
  color: number;
  bold?: boolean;
  start?: boolean; // begins at x instead of standing around it
}

const Label = ({ x, y, text, size, color, bold = false, start = false }: LabelProps): ReactNode => (
  <pixiText
    text={text}
    x={Math.round(x)}
    y={Math.round(y)}
    anchor={{ x: start ? 0 : 0.5, y: 0.5 }}
    style={{ fontFamily, fontSize: size, fontWeight: bold ? '700' : '600', fill: color }}
  />
);

/** Fragment of a commitment, long enough to be recognised beside the full one. */
export const hashFragment = (hash: string): string => `sha256 ${hash.slice(0, 6)}…${hash.slice(-4)}`;

/** The picture of a dice game: a signal runs from the seed to the number on the bar. Holds no rules and takes no input. */
export const DiceScene = ({ size, choice, round, quiet, pending, calm, seedHash, labels }: DiceSceneProps): ReactNode => {
  const layout = useMemo(() => diceLayout(size.width, size.height), [size]);
  const path = useMemo(() => preparePath(layout, round), [layout, round]);
  const font = useDigitFont(layout);
  const parts = useRef<Parts>({ seed: null, trace: null, marker: null, joy: null, digits: [] });
  const hash = round?.seedHash ?? seedHash;
  const lanes = useMemo(() => (g: Graphics): void => drawLanes(g, layout), [layout]);

  useStageDraw(() => {
    const now = serverNow();
    const breathes = pending && !calm;
    if (parts.current.seed) drawSeed(parts.current.seed, layout, breathes ? breathAt(now) : 0);
    return render(parts.current, { layout, round, path, quiet }, now).moving || breathes;
  });

  return (
    <pixiContainer>
      <pixiGraphics draw={lanes} />
      {hash === undefined ? null : (
        <Label x={layout.seed.x} y={layout.seed.y} text={hashFragment(hash)} size={12} color={colors.muted} start />
      )}
      <Moving parts={parts.current} />
      <Bar layout={layout} choice={choice} labels={labels} />
      <pixiGraphics draw={nothing} ref={(part) => void (parts.current.marker = part)} />
      <pixiGraphics draw={nothing} ref={(part) => void (parts.current.joy = part)} />
      {digitCentres(layout).map((x, index) => (
        <pixiBitmapText
          key={`${font} ${index}`}
          text=""
          ref={(part: BitmapText | null) => void (parts.current.digits[index] = part)}
          x={x}
          y={layout.digits.y}
          anchor={0.5}
          style={{ fontFamily: font, fontSize: Math.round(layout.digits.size), fill: 0xffffff }}
        />
      ))}
    </pixiContainer>
  );
};

const nothing = (): void => undefined;

/** The parts below the bar that every frame draws anew. */
const Moving = ({ parts }: { parts: Parts }): ReactNode => (
  <>
    <pixiGraphics draw={nothing} ref={(part) => void (parts.seed = part)} />
    <pixiGraphics draw={nothing} ref={(part) => void (parts.trace = part)} />
  </>
);

