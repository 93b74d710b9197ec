import { Texture, type BitmapText, type Container, type Graphics, type Sprite } from 'pixi.js';
import { memo, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { sceneNow } from '../../../core/game-kit/scene/clock.ts';
import { SceneDigits, useGlyphs } from '../../../core/game-kit/scene/labels.tsx';
import { drawLight, lightWay } from '../../../core/game-kit/scene/light.ts';
import { glowTexture, Sparks } from '../../../core/game-kit/scene/sparks.ts';
import { idlesLive, useStageDraw, SceneStage } from '../../../core/game-kit/scene/stage.tsx';
import type { ElementSize } from '../../../core/game-kit/scene/still.tsx';
import { WIN_SPARKS } from '../../../core/game-kit/scene/win.ts';
import { colors } from '../../../core/tokens/tokens.ts';
import type { SceneRound } from '../round.ts';
import { soundDetent } from '../sounds.ts';
import {
  drawGround,
  drawLine,
  drawPointer,
  drawShares,
  drawSignal,
  drawWait,
  GOLD,
  placeTicket,
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
import { Drum, Pot, Shade } from './drum.tsx';
import { moveReel, ReelView, useFaces } from './reel-view.tsx';
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
  halo: RefObject<Sprite | null>;
  core: RefObject<Sprite | null>;
  tickets: RefObject<(Sprite | null)[]>;
  shares: RefObject<Container | null>;
  glass: RefObject<Graphics | null>;
  faces: RefObject<(Sprite | null)[]>;
  drawn: RefObject<Shares | null>; // drawn shares, once they have grown
  wait: RefObject<Graphics | null>;
  reel: RefObject<Container | null>;
  tiles: RefObject<(Container | null)[]>;
  signal: RefObject<Graphics | null>;
  light: RefObject<Graphics | null>;
  won: RefObject<Sprite | null>; // light behind the winning piece
  sparks: RefObject<Container | null>;
  digits: RefObject<(BitmapText | null)[]>;
}

const useParts = (): Parts => ({
  halo: useRef(null),
  core: useRef(null),
  tickets: useRef([]),
  shares: useRef(null),
  glass: useRef(null),
  faces: useRef([]),
  drawn: useRef(null),
  wait: useRef(null),
  reel: useRef(null),
  tiles: useRef([]),
  signal: useRef(null),
  light: useRef(null),
  won: useRef(null),
  sparks: useRef(null),
  digits: useRef([]),
});

const nothing = (): void => undefined;
const AROUND = 0.5;
const BREATH_MS = 700; // pace of the light about the drum
const MAX_TICKETS = 24; // afloat in the drum: those of the last bets

/** Writes a ticket's number into its cells, with leading zeros. Allocates nothing but single characters. */
const setDigits = (digits: readonly (BitmapText | null)[], frame: ClassicFrame): void => {
  let rest = frame.ticket;
  const color = frame.settled ? GOLD[0] : colors.text;
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

/** Static layer: drawn again only when the size or the round's bets change. */
const Ground = memo(function Ground({ layout, round }: { layout: ClassicLayout; round: SceneRound }): ReactNode {
  const ground = useMemo(() => (g: Graphics) => drawGround(g, layout, round), [layout, round]);
  const line = useMemo(() => (g: Graphics) => drawLine(g, layout, round), [layout, round]);
  return (
    <>
      <pixiGraphics draw={ground} />
      <pixiGraphics draw={line} />
    </>
  );
});

/** Input of the shares' drawing. */
interface Shares {
  layout: ClassicLayout;
  round: SceneRound;
  weights: Float64Array; // weight of each player, filled in every frame that draws
  textures: readonly unknown[]; // once faces have come they are put in their places
}

/** Draws the strip of shares again while a bet grows into it, and once more when it has. */
const paintShares = ({ glass, drawn, faces }: Parts, shares: Shares, now: number, calm: boolean): void => {
  if (!glass.current || drawn.current === shares) return;
  const { layout, round, weights } = shares;
  const sum = weigh(round, now, calm, weights);
  drawShares(glass.current, layout, round.own, { weights, sum }, faces.current);
  drawn.current = isGrowing(round, now, calm) ? null : shares;
};

/** Light of the drum and of the winning piece, and who is seen. */
const shine = (
  { shares, reel, halo, core, won }: Parts,
  layout: ClassicLayout,
  round: SceneRound,
  frame: ClassicFrame,
  breath: number,
): void => {
  const { size } = layout.drum;
  const { light, answer, winProgress } = frame;
  if (shares.current) shares.current.alpha = frame.shares;
  if (reel.current) reel.current.alpha = frame.reel;
  if (halo.current) {
    halo.current.alpha = 0.25 + 0.6 * light;
    halo.current.setSize(size * (1.7 + 0.5 * light + 0.06 * breath));
  }
  if (core.current) {
    core.current.alpha = 0.55 * light;
    core.current.setSize(size * 0.8, size * 0.55);
  }
  if (!won.current || !round.draw) return;
  const isWin = round.draw.mood === 'win' && winProgress < 1;
  won.current.alpha = answer * (isWin ? 1 : 0.6);
  won.current.tint = playerColor(round.draw.place);
  won.current.setSize(layout.strip.height * (isWin ? 5.4 : 4), layout.strip.height * (isWin ? 3.4 : 2.6));
};

/** Sparks of the player's own win; undefined for every other result. */
const burstOf = ({ strip, drum }: ClassicLayout, { id, draw }: SceneRound) =>
  draw?.mood === 'win'
    ? {
        id,
        count: WIN_SPARKS[draw.size],
        reach: strip.height * 1.2 + WIN_SPARKS[draw.size] * 2,
        colors: GOLD,
        size: 22,
        fall: drum.size * 0.25,
      }
    : undefined;

/** The picture of a round: a drum and the shares of its pot, then a reel that stops on the winning ticket. Holds no rules. */
const ClassicScene = ({ size, round, faces, calm, labels }: ClassicSceneProps): ReactNode => {
  const layout = useMemo(() => classicLayout(size.width, size.height), [size]);
  const paths = useMemo(() => scenePaths(layout, round), [layout, round]);
  const beam = useMemo(() => lightWay(paths.seed, layout.width), [paths, layout]);
  const pointer = useMemo(() => (g: Graphics) => drawPointer(g, layout), [layout]);
  const font = useGlyphs({ name: 'classic-ticket', chars: '0123456789', size: layout.digits.size });
  const style = useMemo(() => ({ fontFamily: font, fontSize: layout.digits.size, fill: 0xffffff }), [font, layout]);
  const cells = useMemo(() => digitCentres(layout, digitCount(round.tickets)), [layout, round.tickets]);
  const textures = useFaces(faces);
  const shown = useMemo(
    () => ({ layout, round, weights: new Float64Array(round.players.length), textures }),
    [layout, round, textures],
  );
  const afloat = useMemo(() => round.bets.toSorted((a, b) => a.at - b.at).slice(-MAX_TICKETS), [round.bets]);
  const burst = useMemo(() => burstOf(layout, round), [layout, round]);
  const sparks = useRef(new Sparks());
  const parts = useParts();
  const { halo, core, tickets, shares, glass, wait, reel, tiles, signal, light, won, digits } = parts;
  const [portraits, thrown] = [parts.faces, parts.sparks];
  const { draw } = round;

  useStageDraw(() => {
    const now = sceneNow();
    const frame = classicFrame(round, now, calm);
    shine(parts, layout, round, frame, calm ? 0 : Math.sin(now / BREATH_MS));
    paintShares(parts, shown, now, calm);
    for (const [index, bet] of afloat.entries()) {
      const ticket = parts.tickets.current[index];
      if (ticket) placeTicket(ticket, layout, index, bet, { now, calm });
    }
    if (parts.wait.current) drawWait(parts.wait.current, layout, frame.left);
    if (parts.signal.current) drawSignal(parts.signal.current, layout, paths, round, frame);
    const isLit = drawLight(parts.light.current, beam, round.light, { now, calm });
    sparks.current.show(parts.sparks.current, burst, frame.winProgress);
    if (!draw) return frame.moving || isLit || (!calm && idlesLive());
    moveReel(parts.tiles.current, layout, draw.reel, frame);
    setDigits(parts.digits.current, frame);
    if (!frame.settled && frame.reel > 0) soundDetent(draw, edgesPassed(draw.reel, frame.position), now);
    return frame.moving;
  });

  const { drum, strip } = layout;
  return (
    <pixiContainer>
      <Drum layout={layout} bets={afloat} halo={halo} core={core} tickets={tickets} />
      <pixiGraphics draw={nothing} ref={wait} />
      <Ground layout={layout} round={round} />
      <pixiContainer ref={shares}>
        <pixiGraphics draw={nothing} ref={glass} />
        {round.players.map((player, place) => (
          <pixiSprite
            key={player}
            ref={(part: Sprite | null) => {
              portraits.current[place] = part;
            }}
            texture={textures[place] ?? Texture.EMPTY}
            anchor={AROUND}
            visible={false}
          />
        ))}
        <Pot layout={layout} labels={labels} />
      </pixiContainer>
      <pixiContainer ref={reel} alpha={0}>
        {draw && (
          <>
            <pixiContainer sortableChildren>
              <ReelView layout={layout} reel={draw.reel} faces={textures} parts={tiles} />
            </pixiContainer>
            <pixiSprite
              ref={won}
              texture={glowTexture()}
              anchor={AROUND}
              x={drum.x}
              y={strip.y}
              alpha={0}
              blendMode="add"
            />
            <pixiGraphics draw={pointer} />
            <Shade layout={layout} />
            <SceneDigits centres={cells} y={layout.digits.y} font={font} style={style} digits={digits} />
          </>
        )}
      </pixiContainer>
      <pixiGraphics draw={nothing} ref={signal} />
      <pixiGraphics draw={nothing} ref={light} />
      <pixiContainer ref={thrown} x={drum.x} y={strip.y} visible={false} />
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
