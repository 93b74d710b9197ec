import { CanvasSource, Texture } from 'pixi.js';
import { useEffect, useState } from 'react';
import { stageResolution } from '../../core/game-kit/stage.tsx';

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
export const useFaces = (urls: readonly string[]): ReadonlyMap<string, Texture> => {
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
