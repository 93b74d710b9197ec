import { CanvasSource, Texture, type Container, type Graphics } from 'pixi.js';
import { useEffect, useState, memo, useMemo, type ReactNode, type RefObject } from 'react';
import { clamp01 } from '../../../core/game-kit/scene/maths.ts';
import { stageResolution } from '../../../core/game-kit/scene/stage.tsx';
import { drawTile } from './drawing.ts';
import type { ClassicFrame, ClassicLayout } from './frame.ts';
import { tileIndexAt, type Reel, type ReelTile } from './reel.ts';

const FACE = 56; // CSS pixels: the largest that a tile shows
const MAX_KNOWN = 64;

const known = new Map<string, Promise<Texture | undefined>>();

/** A picture as a round texture. */
const draw = async (url: string): Promise<Texture | undefined> => {
  const image = new Image();
  image.src = url;
  await image.decode();
  const resolution = stageResolution();
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
  const face = known.get(url) ?? draw(url).catch(() => undefined);
  known.delete(url);
  known.set(url, face); // the last used stand last
  const [oldest] = known.keys();
  if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  return face;
};

/** The faces of players, as far as they have been loaded. `urls` must keep its identity. */
const useFaces = (urls: readonly string[]): ReadonlyMap<string, Texture> => {
  const [faces, setFaces] = useState<ReadonlyMap<string, Texture>>(new Map());
  useEffect(() => {
    let gone = false;
    const each = [...new Set(urls)];
    void Promise.all(each.map(faceOf)).then((loaded) => {
      if (gone) return;
      const pairs = each.map((url, index) => [url, loaded[index]] as const);
      setFaces(new Map(pairs.filter((pair): pair is [string, Texture] => pair[1] !== undefined)));
    });
    return () => {
      gone = true;
    };
  }, [urls]);
  return faces;
};

const MIN_FOR_FACE = 34; // px of a tile's width
const AROUND = 0.5;
const OTHERS = 0.4; // opacity of the tiles beside the winning one
const EDGE = 0.22; // share of the stage's width in which a tile comes out of the dark
const TILE_AT_EDGE = 0.12; // opacity of a tile whose middle is at the very edge

interface TileProps {
  layout: ClassicLayout;
  tile: ReelTile;
  face: ReturnType<typeof useFaces> extends ReadonlyMap<string, infer T> ? T | undefined : never;
  part: (container: Container | null) => void;
}

const Tile = ({ layout, tile, face, part }: TileProps): ReactNode => {
  const { lap, height } = layout.reel;
  const width = tile.width * lap;
  const draw = useMemo(() => (g: Graphics) => drawTile(g, width, height, tile.place), [width, height, tile.place]);
  const size = Math.min(width - 14, height * 0.52, 56);
  return (
    <pixiContainer ref={part} y={layout.reel.y} visible={false}>
      <pixiGraphics draw={draw} />
      {face && width >= MIN_FOR_FACE && <pixiSprite texture={face} anchor={AROUND} width={size} height={size} y={-2} />}
    </pixiContainer>
  );
};

export interface ReelViewProps {
  layout: ClassicLayout;
  reel: Reel;
  faces: readonly string[]; // a picture's address for each player
  parts: RefObject<(Container | null)[]>; // in the order of the tiles
}

/** The reel's tiles: made once for a draw; every frame only moves them. */
export const ReelView = memo(function ReelView({ layout, reel, faces, parts }: ReelViewProps): ReactNode {
  const textures = useFaces(faces);
  return reel.tiles.map((tile, index) => (
    <Tile
      key={`${tile.from} ${layout.reel.lap}`}
      layout={layout}
      tile={tile}
      face={textures.get(faces[tile.place] ?? '')}
      part={(container) => {
        parts.current[index] = container;
      }}
    />
  ));
});

/** Puts each tile where it stands on the lap that the pointer sees. Allocates nothing. */
export const moveReel = (
  parts: readonly (Container | null)[],
  { reel: { lap }, width }: ClassicLayout,
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
    const shade = clamp01((width / 2 - Math.abs(near)) / edge + TILE_AT_EDGE);
    part.visible = shade > 0;
    part.x = width / 2 + near;
    part.alpha = index === winner ? 1 : shade * (1 - answer * (1 - OTHERS));
  }
};
