import sharp from 'sharp';

/** A photo of a document as a phone makes it, with a place in it. `hue`: so that two differ. */
export const buildPhoto = ({
  width = 800,
  height = 600,
  hue = 0,
  format = 'jpeg',
}: { width?: number; height?: number; hue?: number; format?: 'jpeg' | 'png' | 'webp' } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: hue, g: 120, b: 90 } } })
    .withExif({ IFD0: { Artist: 'Secret-Camera-Owner' }, IFD3: { GPSLatitude: '55/1 45/1 0/1' } })
    .toFormat(format)
    .toBuffer();

/** A PDF of one page that opens with a script. */
export const buildPdf = (): Buffer =>
  Buffer.from(
    [
      '%PDF-1.7',
      '1 0 obj << /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >> endobj',
      '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
      '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >> endobj',
      'trailer << /Root 1 0 R /Size 4 >>',
      'startxref\n0',
      '%%EOF\n',
    ].join('\n'),
    'latin1',
  );
