import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { redraw } from './document-picture.ts';
import { DocumentRefused } from './document-refused.ts';

// The program of a process that draws one picture: the file comes in, the picture goes out, or the code of a refusal as
// the error. No other decoder of the library is ever reached, whatever a file is made to look like.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });

try {
  process.stdout.write(await redraw(await buffer(process.stdin)));
} catch (error) {
  process.stderr.write(error instanceof DocumentRefused ? error.fault : String(error));
  process.exitCode = 1;
}
