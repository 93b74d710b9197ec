import sharp from 'sharp';

const SIDE = 300;

/** A PNG whose left half is red and whose right half is blue. */
export const redAndBlue = (): Promise<Buffer> => {
  const red = { width: SIDE, height: SIDE, channels: 3, background: { r: 220, g: 20, b: 20 } } as const;
  const blue = { width: SIDE / 2, height: SIDE, channels: 3, background: { r: 20, g: 20, b: 220 } } as const;
  return sharp({ create: red })
    .composite([{ input: { create: blue }, left: SIDE / 2, top: 0 }])
    .png()
    .toBuffer();
};

/** The size of a picture, and its colours: [red, green, blue]. */
export const pixelsOf = async (
  picture: Buffer,
): Promise<{ width: number; height: number; at(x: number, y: number): readonly number[] }> => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const at = (x: number, y: number): readonly number[] => [
    ...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
  ];
  return { width, height, at };
};
