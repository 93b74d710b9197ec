import { useApplication } from '@pixi/react';
import { ImageSource, Rectangle, Texture } from 'pixi.js';
import { useEffect, useState } from 'react';

/** A sheet of rendered frames, as the manifests in `assets` list it. */
export interface Sheet {
  readonly url: string;
  readonly width: number; // width of one frame, px
  readonly height: number;
  readonly frames: number;
  readonly columns: number; // columns of the sheet
}

const kept = new Map<string, Promise<readonly Texture[]>>();

const load = async ({ url, width, height, frames, columns }: Sheet): Promise<readonly Texture[]> => {
  const image = new Image();
  image.src = url;
  await image.decode();
  const source = new ImageSource({ resource: image, autoGenerateMipmaps: true }); // a stage is often smaller than its art
  return Array.from({ length: frames }, (_, index) => {
    const [x, y] = [(index % columns) * width, Math.floor(index / columns) * height];
    return new Texture({ source, frame: new Rectangle(x, y, width, height) });
  });
};

const none: readonly Texture[] = [];

let loading = 0;

/** True while a picture that a scene has asked for is on its way. */
export const picturesLoading = (): boolean => loading > 0;

/** The frames of a sheet; none before it is loaded, and none where it cannot be: a scene stands without its art. */
export const useFrames = (sheet: Sheet): readonly Texture[] => {
  const { app } = useApplication();
  const [frames, setFrames] = useState(none);
  useEffect(() => {
    if (!document.hidden) app.ticker.start(); // a picture that arrives while the scene rests is drawn at once
  });
  useEffect(() => {
    let isWanted = true;
    const sheetLoad = kept.get(sheet.url) ?? load(sheet);
    kept.set(sheet.url, sheetLoad);
    loading += 1;
    const end = (loaded: readonly Texture[]): void => {
      loading -= 1;
      if (isWanted) setFrames([...loaded]); // a new list, also where nothing loaded: the scene is drawn again
    };
    sheetLoad.then(end, (error: unknown) => {
      kept.delete(sheet.url); // the next scene asks again
      console.warn('A picture of the scene could not be loaded.', error);
      end([]);
    });
    return () => void (isWanted = false);
  }, [sheet]);
  return frames;
};
