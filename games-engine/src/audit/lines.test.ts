import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf } from './lines.ts';

const pieces = async function* (parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* parts;
};

const read = async (parts: readonly Uint8Array[]): Promise<string[]> =>
  (await Array.fromAsync(linesOf(pieces(parts)))).flat();

describe('linesOf', () => {
  it('gives the lines of a text, wherever it is cut into pieces', async () => {
    const line = fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed() && !text.includes('\n'));
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1 }),
        fc.array(fc.nat(200)),
        fc.boolean(),
        async (lines, cuts, isEnded) => {
          const text = lines.join('\n');
          fc.pre(text !== '' && !text.endsWith('\n'));
          const bytes = Buffer.from(isEnded ? `${text}\n` : text);
          const at = [0, ...cuts.toSorted((a, b) => a - b).map((cut) => Math.min(cut, bytes.length)), bytes.length];
          const parts = at.slice(1).map((end, i) => bytes.subarray(at[i], end));
          expect(await read(parts)).toEqual(lines);
        },
      ),
    );
  });

  it('gives none of nothing', async () => {
    expect(await read([])).toEqual([]);
  });

  it('refuses what has no lines, instead of holding it all', async () => {
    const endless = Array.from({ length: 6 }, () => new Uint8Array(1 << 20).fill(65));
    await expect(read(endless)).rejects.toThrow('a line is longer than 4194304 bytes: not an export');
  });
});
