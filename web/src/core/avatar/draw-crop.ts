import { hex } from '../tokens/tokens.ts';
import { cropTransform, type CropArea } from './crop.maths.ts';

const SIDE_PX = 512; // twice what is kept: enough for sharp edges
const QUALITY = 0.92;

/** Loads a picture. Rejects when the browser cannot show it. */
export const loadPicture = async (address: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
};

/** The part of a picture as a JPEG of its own; what lies past its edges, or shows through, has the colour of a surface. */
export const drawCrop = async (address: string, area: CropArea, rotation: number): Promise<Blob> => {
  const image = await loadPicture(address);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE_PX;
  canvas.height = SIDE_PX;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to draw the avatar on');
  context.fillStyle = hex('surface-3');
  context.fillRect(0, 0, SIDE_PX, SIDE_PX);
  context.imageSmoothingQuality = 'high';
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  context.setTransform(cropTransform(area, size, rotation, SIDE_PX));
  context.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the avatar was not drawn'))),
      'image/jpeg',
      QUALITY,
    );
  });
};
