import { battlePictures } from 'assets/battle/pictures';
import { battleTeams, type BattleTeam } from 'games-engine/battle';
import type { BitmapText, Container, Graphics, Sprite } from 'pixi.js';
import { memo, useMemo, type ReactNode, useRef, type RefObject } from 'react';
import { sceneNow } from '../../../core/game-kit/scene/clock.ts';
import { useGlyphs, SceneDigits } from '../../../core/game-kit/scene/labels.tsx';
import { drawLight, lightWay } from '../../../core/game-kit/scene/light.ts';
import { mix } from '../../../core/game-kit/scene/maths.ts';
import { useFrames } from '../../../core/game-kit/scene/pictures.ts';
import { hasPulses, MAX_PULSES } from '../../../core/game-kit/scene/shared-draw.ts';
import { glowTexture, Sparks } from '../../../core/game-kit/scene/sparks.ts';
import { idlesLive, useStageDraw, SceneStage } from '../../../core/game-kit/scene/stage.tsx';
import type { ElementSize } from '../../../core/game-kit/scene/still.tsx';
import { WIN_SPARKS } from '../../../core/game-kit/scene/win.ts';
import { colors } from '../../../core/tokens/tokens.ts';
import { soundDetent } from '../sounds.ts';
import {
  drawArch,
  drawBorder,
  drawField,
  drawGround,
  drawSignal,
  placeEnergy,
  seedWay,
  teamColor,
  teamLight,
} from './drawing.ts';
import {
  archX,
  archY,
  battleFrame,
  battleLayout,
  borderX,
  digitCentres,
  leadingZeros,
  numberText,
  redShare,
  vesselSize,
  vesselX,
  type BattleFrame,
  type BattleLayout,
  type SceneRound,
} from './frame.ts';
import { BattleStill } from './still.tsx';

interface BattleSceneProps {
  size: ElementSize;
  round: SceneRound;
  calm: boolean; // reduced motion
}

const EMPTY = '';
const AROUND = 0.5;
const LEADING_ALPHA = 0.2; // zeros before a number keep its digits in their places
const NO_PULSES: SceneRound['pulses'] = [];
const TAIL = 12; // lights of the flight's tail, its head with them
const TAIL_MS = 16; // between two of them
const SPARK_COLORS = [0xffe2a0, 0xffffff, 0xffc04d] as const;

/** The parts of a side that frames change. */
interface Side {
  field: RefObject<Graphics | null>;
  halo: RefObject<Sprite | null>;
  vessel: RefObject<Sprite | null>;
}

const useSide = (): Side => ({ field: useRef(null), halo: useRef(null), vessel: useRef(null) });

/** One moment of the stage: what every part of it is drawn from. */
interface Moment {
  layout: BattleLayout;
  round: SceneRound;
  frame: BattleFrame;
  share: number; // red's share of all stakes
  border: number; // x
}

/** Shows a side: as large and as bright as its share; the winner's field floods the stage. */
const shine = (
  { field, halo, vessel }: Side,
  team: BattleTeam,
  { layout, round, frame, share, border }: Moment,
): void => {
  const held = team === 'red' ? share : 1 - share;
  const { answer } = frame;
  const hasWon = round.draw?.team === team;
  const size = vesselSize(layout, held) * (hasWon ? 1 + 0.14 * answer : 1 - 0.1 * answer);
  const x = vesselX(team, border, size);
  const power = hasWon ? mix(0.35 + 0.5 * held, 1, answer) : (0.35 + 0.5 * held) * (1 - 0.75 * answer);
  if (field.current) {
    const flood = mix(border, round.draw?.team === 'red' ? layout.width : 0, answer * frame.opacity);
    field.current.x = team === 'red' ? 0 : flood;
    field.current.scale.x = Math.max(team === 'red' ? flood : layout.width - flood, 0.01);
    field.current.alpha = 0.45 + 0.55 * power;
  }
  if (halo.current) {
    halo.current.position.set(x, layout.vessel.y);
    halo.current.setSize(size * (2 + (hasWon ? 1.6 * answer : 0)));
    halo.current.alpha = 0.85 * power;
  }
  if (!vessel.current) return;
  vessel.current.position.set(x, layout.vessel.y);
  vessel.current.setSize(size);
  vessel.current.tint = hasWon || answer === 0 ? 0xffffff : 0x8088a0;
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

/** Puts the light and its tail on the arch: each where the light was a little before. */
const fly = (
  lights: readonly (Sprite | null)[],
  { layout, round, frame, border }: Moment,
  { now, calm }: { now: number; calm: boolean },
): void => {
  for (const [index, light] of lights.entries()) {
    if (!light) continue;
    light.visible = round.draw !== undefined && (index === 0 || (!calm && frame.trace > 0));
    if (!light.visible) continue;
    const { place } = index === 0 ? frame : battleFrame(round, now - index * TAIL_MS, calm);
    const share = 1 - index / TAIL;
    light.position.set(archX(layout, border, place), archY(layout, place));
    light.setSize(layout.vessel.size * (index === 0 ? 0.34 : 0.26 * share));
    light.tint = index === 0 ? 0xffffff : place <= 500 ? teamLight.red : teamLight.blue;
    light.alpha = share * (index === 0 ? 1 : 0.8);
  }
};

const nothing = (): void => undefined;

/** A side's light and vessel. */
const SideView = ({ team, halo, vessel }: { team: BattleTeam } & Pick<Side, 'halo' | 'vessel'>): ReactNode => {
  const [picture] = useFrames(team === 'red' ? battlePictures.redVessel : battlePictures.blueVessel);
  return (
    <>
      <pixiSprite ref={halo} texture={glowTexture()} anchor={AROUND} tint={teamLight[team]} blendMode="add" />
      {picture && <pixiSprite ref={vessel} texture={picture} anchor={AROUND} />}
    </>
  );
};

/** A side's field of energy. */
const Field = memo(function Field({ height, team, field }: { height: number; team: BattleTeam } & Pick<Side, 'field'>) {
  const draw = useMemo(() => (g: Graphics) => drawField(g, height, team), [height, team]);
  return <pixiGraphics ref={field} draw={draw} blendMode="add" />;
});

/** Soft lights that frames move: additive, as many as there may be. */
const Lights = memo(function Lights({ count, parts }: { count: number; parts: RefObject<(Sprite | null)[]> }) {
  return Array.from({ length: count }, (_, index) => (
    <pixiSprite
      key={index}
      ref={(part: Sprite | null) => {
        parts.current[index] = part;
      }}
      texture={glowTexture()}
      anchor={AROUND}
      blendMode="add"
      visible={false}
    />
  ));
});

/** Sparks of the player's own win; undefined for every other result. */
const burstOf = ({ vessel, height }: BattleLayout, { id, draw }: SceneRound) =>
  draw?.mood === 'win'
    ? {
        id,
        count: WIN_SPARKS[draw.size],
        reach: vessel.size * 0.9 + WIN_SPARKS[draw.size] * 2,
        colors: [...SPARK_COLORS, teamLight[draw.team]],
        size: 24,
        fall: height * 0.18,
      }
    : undefined;

/** The picture of a battle: two sides press against each other, and a light flies over their border. Holds no rules. */
const BattleScene = ({ size, round, calm }: BattleSceneProps): ReactNode => {
  const layout = useMemo(() => battleLayout(size.width, size.height), [size]);
  const way = useMemo(() => seedWay(layout), [layout]);
  const beam = useMemo(() => lightWay(way, layout.width), [way, layout]);
  const ground = useMemo(() => (g: Graphics) => drawGround(g, layout), [layout]);
  const burst = useMemo(() => burstOf(layout, round), [layout, round]);
  const { number } = layout;
  const font = useGlyphs({ name: 'battle-number', chars: '0123456789', size: number.size, weight: '700' });
  const style = useMemo(() => ({ fontFamily: font, fontSize: number.size, fill: 0xffffff }), [font, number]);
  const sides = { red: useSide(), blue: useSide() };
  const digits = useRef<(BitmapText | null)[]>([]);
  const energy = useRef<(Sprite | null)[]>([]);
  const flight = useRef<(Sprite | null)[]>([]);
  const [plasma, arch, signal, light] = [
    useRef<Graphics>(null),
    useRef<Graphics>(null),
    useRef<Graphics>(null),
    useRef<Graphics>(null),
  ];
  const thrown = useRef<Container>(null);
  const sparks = useRef(new Sparks());

  useStageDraw(() => {
    const now = sceneNow();
    const frame = battleFrame(round, now, calm);
    const share = redShare(round, now, calm);
    const moment = { layout, round, frame, share, border: borderX(layout, share) };
    for (const team of battleTeams) shine(sides[team], team, moment);
    if (plasma.current)
      drawBorder(plasma.current, layout, moment.border, calm ? 0 : now, 1 - frame.answer * frame.opacity);
    if (arch.current) drawArch(arch.current, layout, moment.border, round.draw ? 1 : 0.5);
    fly(flight.current, moment, { now, calm });
    const pulses = calm ? NO_PULSES : round.pulses;
    for (const [index, sprite] of energy.current.entries()) {
      const pulse = pulses[index];
      if (sprite && pulse) {
        const size = vesselSize(layout, pulse.team === 'red' ? share : 1 - share);
        placeEnergy(sprite, layout, pulse, vesselX(pulse.team, moment.border, size), now);
      } else if (sprite) sprite.visible = false;
    }
    setDigits(digits.current, round, frame);
    if (signal.current) drawSignal(signal.current, layout, way, round, frame);
    const isLit = drawLight(light.current, beam, round.light, { now, calm });
    if (thrown.current && round.draw) thrown.current.x = vesselX(round.draw.team, moment.border, layout.vessel.size);
    sparks.current.show(thrown.current, burst, frame.winProgress);
    if (round.draw && frame.speed > 0) soundDetent(round.draw, frame.number, now);
    const isPressing = !calm && (hasPulses(pulses, now) || (!round.draw && idlesLive()));
    return frame.moving || isPressing || isLit;
  });

  return (
    <pixiContainer>
      {battleTeams.map((team) => (
        <Field key={team} height={layout.height} team={team} field={sides[team].field} />
      ))}
      {battleTeams.map((team) => (
        <SideView key={team} team={team} halo={sides[team].halo} vessel={sides[team].vessel} />
      ))}
      <pixiGraphics draw={nothing} ref={plasma} blendMode="add" />
      <Lights count={MAX_PULSES} parts={energy} />
      <pixiGraphics draw={nothing} ref={arch} />
      <pixiGraphics draw={ground} />
      <Lights count={TAIL} parts={flight} />
      <pixiGraphics draw={nothing} ref={signal} />
      <pixiGraphics draw={nothing} ref={light} />
      <SceneDigits centres={digitCentres(layout)} y={number.y} font={font} style={style} digits={digits} />
      <pixiContainer ref={thrown} y={layout.vessel.y} visible={false} />
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
