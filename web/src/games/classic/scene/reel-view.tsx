import { CanvasSource, Texture, type Container, type Graphics } from 'pixi.js';
import { useEffect, useState, memo, useMemo, type ReactNode, type RefObject } from 'react';
import { clamp01 } from '../../../core/game-kit/scene/maths.ts';
import { stageResolution } from '../../../core/game-kit/scene/stage.tsx';
import { drawGlass, faceSize } from './drawing.ts';
import { playerColor, type ClassicFrame, type ClassicLayout } from './frame.ts';
import { tileIndexAt, type Reel, type ReelTile } from './reel.ts';

const FACE = 56; // CSS pixels: the largest that a piece shows
const MAX_KNOWN = 64;

const known = new Map<string, Promise<Texture | undefined>>();

/** A picture as a round texture. */
const draw = async (url: string, resolution: number): Promise<Texture | undefined> => {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.round(FACE * resolution);
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  const middle = canvas.width / 2;
  pen.beginPath();
  pen.arc(middle, middle, middle, 0, Math.PI * 2);
  pen.clip();
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Texture({ source: new CanvasSource({ resource: canvas, resolution }) });
};

/** The texture of a picture; undefined when it cannot be had. A tile is known by its colour then. */
const faceOf = (url: string): Promise<Texture | undefined> => {
  const resolution = stageResolution();
  const key = `${resolution} ${url}`;
  const face = known.get(key) ?? draw(url, resolution).catch(() => undefined);
  known.delete(key);
  known.set(key, face); // the last used stand last
  const [oldest] = known.keys();
  if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  return face;
};

const none: readonly undefined[] = [];

/** The face of each player, undefined until it has been loaded. `urls` must keep its identity. */
export const useFaces = (urls: readonly string[]): readonly (Texture | undefined)[] => {
  const [faces, setFaces] = useState<readonly (Texture | undefined)[]>(none);
  useEffect(() => {
    let gone = false;
    void Promise.all(urls.map(faceOf)).then((loaded) => void (gone || setFaces(loaded)));
    return () => {
      gone = true;
    };
  }, [urls]);
  return faces;
};

const AROUND = 0.5;
const OTHERS = 0.32; // opacity of the pieces beside the winning one
const LIFT = 0.16; // growth of the winning piece
const EDGE = 0.22; // share of the stage's width in which a piece comes out of the dark
const PIECE_AT_EDGE = 0.12; // opacity of a piece whose middle is at the very edge

interface PieceProps {
  layout: ClassicLayout;
  tile: ReelTile;
  face: Texture | undefined;
  part: (container: Container | null) => void;
}

const Piece = ({ layout, tile, face, part }: PieceProps): ReactNode => {
  const { lap, height } = layout.strip;
  const width = tile.width * lap;
  const draw = useMemo(
    () => (g: Graphics) => {
      g.clear();
      drawGlass(g, { x: 0, y: 0, width, height }, playerColor(tile.place));
    },
    [width, height, tile.place],
  );
  const size = faceSize(width, height);
  return (
    <pixiContainer ref={part} y={layout.strip.y} visible={false}>
      <pixiGraphics draw={draw} />
      {face && size > 0 && <pixiSprite texture={face} anchor={AROUND} width={size} height={size} />}
    </pixiContainer>
  );
};

export interface ReelViewProps {
  layout: ClassicLayout;
  reel: Reel;
  faces: readonly (Texture | undefined)[]; // a picture of each player
  parts: RefObject<(Container | null)[]>; // in the order of the tiles
}

/** The reel's pieces: made once for a draw; every frame only moves them. */
export const ReelView = memo(function ReelView({ layout, reel, faces, parts }: ReelViewProps): ReactNode {
  return reel.tiles.map((tile, index) => (
    <Piece
      key={`${tile.from} ${layout.strip.lap}`}
      layout={layout}
      tile={tile}
      face={faces[tile.place]}
      part={(container) => {
        parts.current[index] = container;
      }}
    />
  ));
});

/** Puts each piece where it stands on the lap that the pointer sees; the winning one rises. Allocates nothing. */
export const moveReel = (
  parts: readonly (Container | null)[],
  { strip: { lap }, width }: ClassicLayout,
  reel: Reel,
  { position, answer }: ClassicFrame,
): void => {
  const pointer = position - Math.floor(position);
  const edge = width * EDGE;
  const winner = tileIndexAt(reel, position);
  for (let index = 0; index < reel.tiles.length; index += 1) {
    const [tile, part] = [reel.tiles[index], parts[index]];
    if (!tile || !part) continue;
    const away = tile.x + tile.width / 2 - pointer;
    const near = (away - Math.round(away)) * lap;
    const shade = clamp01((width / 2 - Math.abs(near)) / edge + PIECE_AT_EDGE);
    part.visible = shade > 0;
    part.x = width / 2 + near;
    part.alpha = index === winner ? 1 : shade * (1 - answer * (1 - OTHERS));
    part.zIndex = index === winner ? 1 : 0;
    part.scale.set(index === winner ? 1 + LIFT * answer : 1);
  }
};
