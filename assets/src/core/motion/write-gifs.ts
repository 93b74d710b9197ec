import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runFfmpeg } from '../audio/encode.ts';
import { GIF_SIZE, type Motion } from './motion.ts';

const FPS = 10;
const FRAMES = 24; // at most
const SECONDS = FRAMES / FPS;
const OBJECT = 88; // px, height of the object
const WAVE = `sin(2*PI*t/${SECONDS})`;
const BEAT = `sin(4*PI*t/${SECONDS})`;

/** Angle of the object, and its way from its place down, by the time `t`: whole loops. */
const moves: Record<Motion['move'], { angle?: string; down?: string; across?: string }> = {
  stand: {},
  float: { angle: `0.12*${WAVE}`, down: `4*${BEAT}` },
  hop: { down: `4-12*abs(${BEAT})` },
  swing: { angle: `0.22*${WAVE}` },
  shake: { angle: `0.05*sin(30*PI*t)*max(0,${WAVE})`, across: `2*sin(25*PI*t)*max(0,${WAVE})` },
  turn: { angle: `2*PI*t/${SECONDS}` },
};

/** The object's frames. A sheet is shown again and again; of one with too many frames every second one is left out. */
const objectFilter = ({ sheet, move }: Motion): string => {
  const { angle } = moves[move];
  const every = sheet ? Math.ceil((sheet.columns * sheet.rows) / FRAMES) : 1;
  return [
    ...(sheet ? [`untile=${sheet.columns}x${sheet.rows}`, `select='not(mod(n,${every}))'`, `setpts=N/TB/${FPS}`] : []),
    `fps=${FPS}`,
    'format=rgba',
    `scale=-2:${OBJECT}:flags=lanczos`,
    ...(angle === undefined ? [] : [`rotate=a='${angle}':c=none:ow=rotw(PI/4):oh=roth(PI/4)`]),
  ].join(',');
};

/** Makes the GIFs of every `*.motion.ts` under a folder, as moving WebP files beside it. Gives their paths. */
export async function writeGifs(source: string): Promise<string[]> {
  const written: string[] = [];
  for (const file of globSync('**/*.motion.ts', { cwd: source }).toSorted()) {
    const { motions }: { motions: readonly Motion[] } = await import(join(source, file));
    for (const motion of motions) {
      const path = join(dirname(file), `${motion.name}.webp`);
      await encode(motion, source, join(source, path));
      written.push(path);
    }
  }
  return written;
}

async function encode(motion: Motion, source: string, into: string): Promise<void> {
  const { width, height } = GIF_SIZE;
  const { down = '0', across = '0' } = moves[motion.move];
  const loop = (path: string): string[] => ['-loop', '1', '-t', String(SECONDS), '-i', join(source, path)];
  const count = motion.sheet ? motion.sheet.columns * motion.sheet.rows : 1;
  const frames = FRAMES - (count < FRAMES ? FRAMES % count : 0); // whole loops of the sheet
  const filters = [
    `[0]fps=${FPS},scale=${width}:${height}:force_original_aspect_ratio=increase,crop=${width}:${height}[back]`,
    `[1]${objectFilter(motion)}[object]`,
    `[back][object]overlay=x='(W-w)/2+${across}':y='(H-h)/2+${down}':eval=frame:shortest=0:eof_action=repeat`,
  ];
  const inputs = ['-y', ...loop(motion.backdrop), ...loop(motion.object), '-filter_complex', filters.join(';')];
  const codec = ['-c:v', 'libwebp_anim', '-loop', '0', '-quality', '62', '-compression_level', '6'];
  const output = ['-frames:v', String(frames), ...codec, '-map_metadata', '-1', '-fflags', '+bitexact', into];
  await runFfmpeg([...inputs, ...output]);
}
