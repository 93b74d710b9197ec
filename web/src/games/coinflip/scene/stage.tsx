import { coinflipPictures } from 'assets/coinflip/pictures';
import { coinflipSeats, otherSide, type CoinSide } from 'games-engine/coinflip';
import { Texture, type Container, type Graphics, type Sprite } from 'pixi.js';
import { memo, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { sceneNow } from '../../../core/game-kit/scene/clock.ts';
import { SceneLabel } from '../../../core/game-kit/scene/labels.tsx';
import { drawLight, lightWay } from '../../../core/game-kit/scene/light.ts';
import { usePaintedAround } from '../../../core/game-kit/scene/painted.ts';
import { useFrames } from '../../../core/game-kit/scene/pictures.ts';
import { glowTexture, Sparks } from '../../../core/game-kit/scene/sparks.ts';
import { idlesLive, useStageDraw, SceneStage } from '../../../core/game-kit/scene/stage.tsx';
import type { ElementSize } from '../../../core/game-kit/scene/still.tsx';
import { wayOf } from '../../../core/game-kit/scene/ways.ts';
import { colors } from '../../../core/tokens/tokens.ts';
import type { SceneRoom } from '../rooms/scene-room.ts';
import { drawSignal, dustOf, GOLD, paintBlank, paintSeat, puffOf, sideLight, winBurst } from './drawing.ts';
import {
  COIN_SHARE,
  coinflipLayout,
  coinFrame,
  createFlipFrame,
  flipFrame,
  GROWTH,
  LAUNCHER,
  seedPath,
  TABLE,
  type CoinflipLayout,
  type Flip,
  type FlipFrame,
  type SeatPlace,
} from './frame.ts';
import { CoinflipStill, type CoinflipLabels } from './still.tsx';

interface CoinflipSceneProps {
  size: ElementSize;
  room: SceneRoom | undefined; // undefined: nothing is on the table but the coin
  idle: Flip; // pose of the coin while it is not tossed
  creatorSide: CoinSide; // side of the room, or as chosen for a new one
  calm: boolean; // reduced motion
  labels: CoinflipLabels;
}

/** The parts that frames change. */
interface Parts {
  flood: RefObject<Sprite | null>;
  seats: RefObject<Container | null>;
  shadow: RefObject<Sprite | null>;
  halo: RefObject<Sprite | null>;
  coin: RefObject<Sprite | null>;
  blank: RefObject<Sprite | null>;
  launcher: RefObject<Sprite | null>;
  puff: RefObject<Container | null>;
  dust: RefObject<Container | null>;
  sparks: RefObject<Container | null>;
  signal: RefObject<Graphics | null>;
  light: RefObject<Graphics | null>;
}

const useParts = (): Parts => ({
  flood: useRef(null),
  seats: useRef(null),
  shadow: useRef(null),
  halo: useRef(null),
  coin: useRef(null),
  blank: useRef(null),
  launcher: useRef(null),
  puff: useRef(null),
  dust: useRef(null),
  sparks: useRef(null),
  signal: useRef(null),
  light: useRef(null),
});

interface Strips {
  coin: readonly Texture[];
  launcher: readonly Texture[];
}

/** Puts the coin, its light, its shadow and the arm that throws it where they are at a moment. */
const pose = (parts: Parts, { coin, shadow }: CoinflipLayout, frame: FlipFrame, strips: Strips): void => {
  const { coin: sprite, blank, halo, shadow: dark, launcher } = parts;
  const strip = strips.coin;
  const arms = strips.launcher;
  if (launcher.current) launcher.current.texture = arms[Math.round(frame.arm * (arms.length - 1))] ?? Texture.EMPTY;
  const x = coin.x - frame.away * coin.reach;
  const y = coin.y - frame.height * coin.rise;
  const grown = 1 + GROWTH * frame.height;
  if (sprite.current) {
    sprite.current.texture = strip[coinFrame(frame, strip.length)] ?? Texture.EMPTY;
    sprite.current.position.set(x, y);
    sprite.current.rotation = frame.lean;
    sprite.current.scale.set((coin.radius * 2 * COIN_SHARE * grown) / Math.max(sprite.current.texture.width, 1));
    sprite.current.alpha = 1 - frame.veil;
  }
  if (blank.current) {
    blank.current.position.set(x, y);
    blank.current.alpha = strip.length > 0 ? frame.veil : 1;
  }
  if (halo.current) {
    halo.current.position.set(x, y);
    halo.current.alpha = 0.2 + 0.3 * frame.height + 0.2 * (1 - frame.winProgress);
  }
  if (dark.current) {
    dark.current.position.set(x, shadow.y);
    dark.current.alpha = 0.85 - 0.6 * frame.height;
    dark.current.scale.x = (shadow.width * (1 + 0.35 * frame.height)) / 64;
    dark.current.scale.y = dark.current.scale.x * 0.3;
  }
};

const WAIT_MS = 1500; // beat of the light of a seat that is waited for

/** Lights of both seats: a free seat pulses, and the winner's side fills with light. */
const shine = (
  { flood, seats }: Parts,
  { seats: places }: CoinflipLayout,
  { room, creatorSide, calm }: Pick<CoinflipSceneProps, 'room' | 'creatorSide' | 'calm'>,
  { frame, now }: { frame: FlipFrame; now: number },
): void => {
  const winner = room?.winner === undefined ? -1 : coinflipSeats.indexOf(room.winner);
  const reveal = winner >= 0 && frame.landed ? frame.reveal : 0;
  if (flood.current) {
    const side = winner === 0 ? creatorSide : otherSide(creatorSide);
    flood.current.alpha = 0.75 * reveal;
    flood.current.x = places[winner === 1 ? 1 : 0].x;
    flood.current.tint = sideLight[side];
  }
  const beat = calm ? 0.5 : (1 - Math.cos((now / WAIT_MS) * Math.PI * 2)) / 2;
  for (const [seat, view] of seats.current?.children.entries() ?? []) {
    const isAwaited = room !== undefined && seat === 1 && !room.isFull;
    view.alpha = isAwaited ? 0.55 + 0.45 * beat : winner >= 0 && seat !== winner ? 1 - 0.5 * reveal : 1;
    view.scale.set(seat === winner ? 1 + 0.12 * reveal : 1);
  }
};

interface SeatProps {
  place: SeatPlace;
  label: CoinflipLayout['label'];
  side: CoinSide;
  isTaken: boolean;
  word: string;
  face: Texture;
}

/** A seat beside the table with the face of its player. */
const Seat = memo(function Seat({ place, label, side, isTaken, word, face }: SeatProps): ReactNode {
  const { x, y, radius } = place;
  const paint = useMemo(() => paintSeat(radius, side, isTaken), [radius, side, isTaken]);
  const texture = usePaintedAround(radius * 2.1, radius * 2.1, paint);
  return (
    <pixiContainer x={x} y={y}>
      <pixiSprite
        texture={glowTexture()}
        anchor={0.5}
        width={radius * 5}
        height={radius * 5}
        tint={sideLight[side]}
        alpha={isTaken ? 0.4 : 0.18}
        blendMode="add"
      />
      <pixiSprite texture={texture} anchor={0.5} />
      <pixiSprite texture={face} anchor={0.5} x={radius * 0.74} y={radius * 0.66} width={radius} height={radius} />
      <pixiSprite
        texture={glowTexture()}
        anchor={0.5}
        y={label.drop}
        width={radius * 4}
        height={label.size * 3.4}
        tint={0x03070a}
        alpha={0.8}
      />
      <SceneLabel x={0} y={label.drop} text={word} size={label.size} color={colors.text} bold />
    </pixiContainer>
  );
});

const nothing = (): void => undefined;

/** The picture of a room: an arm of brass throws a coin, which turns slowly at its height and lands. Holds no rules. */
const CoinflipScene = ({ size, room, idle, creatorSide, calm, labels }: CoinflipSceneProps): ReactNode => {
  const layout = useMemo(() => coinflipLayout(size.width, size.height), [size]);
  const seed = useMemo(() => wayOf(seedPath(layout)), [layout]);
  const beam = useMemo(() => lightWay(seed, layout.width), [seed, layout]);
  const strip = useFrames(coinflipPictures.coin);
  const arms = useFrames(coinflipPictures.launcher);
  const table = useFrames(coinflipPictures.coinflipTable)[0] ?? Texture.EMPTY;
  const { coin, launcher } = layout;
  const blank = useMemo(() => paintBlank(coin.radius), [coin]);
  const blankFace = usePaintedAround(coin.radius * 2, coin.radius * 2, blank);
  const frame = useRef(createFlipFrame());
  const parts = useParts();
  const { flood, seats, signal, light, shadow, halo, dust: dusty, sparks: sparkling } = parts;
  const { blank: hiding, coin: turning, launcher: throwing, puff: puffing } = parts;
  const [puff] = useState(() => new Sparks());
  const [dust] = useState(() => new Sparks());
  const [sparks] = useState(() => new Sparks());
  const bursts = useMemo(
    () =>
      room && {
        puff: puffOf(room.id, layout),
        dust: dustOf(room.id, layout),
        win: room.won ? winBurst(room.id, layout) : undefined,
      },
    [room, layout],
  );
  const isAwaited = room !== undefined && !room.isFull;

  useStageDraw(() => {
    const now = sceneNow();
    const moment = flipFrame(room?.flip ?? idle, now, room?.won === true, frame.current);
    if (!room?.flip) moment.away = 1;
    pose(parts, layout, moment, { coin: strip, launcher: arms });
    shine(parts, layout, { room, creatorSide, calm }, { frame: moment, now });
    if (parts.signal.current) drawSignal(parts.signal.current, seed, moment, room?.flip !== undefined);
    const isLit = drawLight(parts.light.current, beam, room?.light, { now, calm });
    puff.show(parts.puff.current, bursts?.puff, moment.puff);
    dust.show(parts.dust.current, bursts?.dust, moment.dust);
    sparks.show(parts.sparks.current, bursts?.win, moment.landed ? moment.winProgress : 1);
    return moment.moving || isLit || (isAwaited && !calm && idlesLive());
  });

  const tableWidth = layout.table.width * TABLE.across;
  return (
    <pixiContainer>
      <pixiSprite
        texture={glowTexture()}
        anchor={0.5}
        y={size.height * 0.5}
        width={size.width * 1.3}
        height={size.height * 2.2}
        blendMode="add"
        alpha={0}
        ref={flood}
      />
      <pixiSprite
        texture={table}
        anchor={{ x: 0.5, y: TABLE.top }}
        x={layout.table.x}
        y={layout.table.y}
        width={tableWidth}
        height={tableWidth * TABLE.ratio}
      />
      <pixiContainer ref={seats}>
        {layout.seats.map((place, seat) => {
          const side = seat === 0 ? creatorSide : otherSide(creatorSide);
          return (
            <Seat
              key={place.x}
              place={place}
              label={layout.label}
              side={side}
              isTaken={room !== undefined && (seat === 0 || room.isFull)}
              word={labels[side]}
              face={strip[side === 'heads' ? 0 : strip.length / 2] ?? Texture.EMPTY}
            />
          );
        })}
      </pixiContainer>
      <pixiGraphics draw={nothing} ref={signal} />
      <pixiGraphics draw={nothing} ref={light} />
      <pixiSprite
        texture={glowTexture()}
        anchor={0.5}
        tint={0x000000}
        alpha={0.7}
        x={launcher.x - launcher.width * 0.42}
        y={launcher.y + launcher.width * 0.14}
        width={launcher.width * 0.9}
        height={launcher.width * 0.28}
      />
      <pixiSprite
        texture={Texture.EMPTY}
        anchor={LAUNCHER.cup}
        x={launcher.x}
        y={launcher.y}
        scale={launcher.width / coinflipPictures.launcher.width}
        ref={throwing}
      />
      <pixiSprite texture={glowTexture()} anchor={0.5} tint={0x000000} ref={shadow} />
      <pixiContainer ref={puffing} x={launcher.x} y={launcher.y} scale={FLAT_DUST} />
      <pixiContainer ref={dusty} x={coin.x} y={layout.shadow.y} scale={FLAT_DUST} />
      <pixiSprite
        texture={glowTexture()}
        anchor={0.5}
        tint={GOLD}
        width={coin.radius * 5}
        height={coin.radius * 5}
        blendMode="add"
        ref={halo}
      />
      <pixiSprite texture={blankFace} anchor={0.5} ref={hiding} />
      <pixiSprite texture={Texture.EMPTY} anchor={0.5} ref={turning} />
      <pixiContainer ref={sparkling} x={coin.x} y={coin.y} />
    </pixiContainer>
  );
};

const FLAT_DUST = { x: 1, y: 0.4 }; // it spreads over the table

/** The coin on its canvas; loaded only with a screen that shows one. */
export const CoinflipStage = (props: Omit<CoinflipSceneProps, 'size'>): ReactNode => (
  <SceneStage fallback={<CoinflipStill room={props.room} creatorSide={props.creatorSide} labels={props.labels} />}>
    {(size) => <CoinflipScene {...props} size={size} />}
  </SceneStage>
);
