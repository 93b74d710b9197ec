import { spawn } from 'node:child_process';
import type { Stereo } from './signal.ts';
import { SAMPLE_RATE } from './signal.ts';

const RAW = ['-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', '2'] as const;
const REPRODUCIBLE = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'] as const;
const CODECS = {
  webm: ['-c:a', 'libopus', '-vbr', 'on', '-application', 'audio', '-frame_duration', '10'],
  mp3: ['-c:a', 'libmp3lame'],
} as const;

type AudioFormat = keyof typeof CODECS;

/** Encodes with ffmpeg (needed only to regenerate). Streams cannot be sought, so the result goes to a file. */
export async function encodeAudio(audio: Stereo, format: AudioFormat, kbps: number, file: string): Promise<void> {
  const args = [...RAW, '-i', 'pipe:0', ...REPRODUCIBLE, ...CODECS[format], '-b:a', `${kbps}k`, '-y', file];
  await runFfmpeg(args, interleave(audio));
}

/** Decodes a file back to samples: what a player will hear. */
export async function decodeAudio(file: string): Promise<Stereo> {
  const bytes = await runFfmpeg(['-i', file, ...RAW, 'pipe:1']);
  const samples = new Float32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.byteLength / 4));
  const channel = (offset: number): Float64Array =>
    Float64Array.from({ length: samples.length / 2 }, (_, i) => samples[2 * i + offset] ?? 0);
  return { left: channel(0), right: channel(1) };
}

/** Both channels, sample by sample, as 32-bit floats. */
export function interleave({ left, right }: Stereo): Buffer {
  const samples = new Float32Array(left.length * 2);
  left.forEach((x, i) => {
    samples[2 * i] = x;
    samples[2 * i + 1] = right[i] ?? 0;
  });
  return Buffer.from(samples.buffer);
}

/** Runs ffmpeg; what it writes to its standard output. */
export function runFfmpeg(args: readonly string[], input?: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', ...args], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (cause) =>
      reject(
        new Error('ffmpeg did not start: install it to regenerate sounds and films (Debian: apt install ffmpeg)', {
          cause,
        }),
      ),
    );
    child.on('close', (code) =>
      code === 0 ? resolve(Buffer.concat(chunks)) : reject(new Error(`ffmpeg exited with ${code}: ${args.join(' ')}`)),
    );
    child.stdin.end(input);
  });
}
