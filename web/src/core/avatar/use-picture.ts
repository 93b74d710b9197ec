import { useEffect, useState } from 'react';
import { loadPicture } from './draw-crop.ts';

const TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/gif'];
const MB = 1024 * 1024;

/** The largest file that is opened here, MB; what is sent is only the cropped part. */
export const PICTURE_MB = 20;
export const PICTURE_TYPES = TYPES.join();

/** Why a file is no picture to crop. */
export type PictureFault = 'type' | 'size' | 'broken';

export interface PictureChoice {
  readonly picture: string | undefined; // the address of the opened file
  readonly fault: PictureFault | undefined;
  open(file: File): Promise<void>;
  close(): void;
}

const isShown = (address: string): Promise<boolean> =>
  loadPicture(address).then(
    () => true,
    () => false,
  );

/** A file that the player opens to crop. Its address lives as long as it is open. */
export const usePicture = (): PictureChoice => {
  const [picture, setPicture] = useState<string>();
  const [fault, setFault] = useState<PictureFault>();
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture)), [picture]);

  const open = async (file: File): Promise<void> => {
    setFault(undefined);
    if (!TYPES.includes(file.type)) return setFault('type');
    if (file.size > PICTURE_MB * MB) return setFault('size');
    const address = URL.createObjectURL(file);
    if (await isShown(address)) return setPicture(address);
    URL.revokeObjectURL(address);
    setFault('broken');
  };

  const close = (): void => {
    setPicture(undefined);
    setFault(undefined);
  };

  return { picture, fault, open, close };
};
