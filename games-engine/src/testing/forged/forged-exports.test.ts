import { describe, expect, it } from 'vitest';
import { auditLines } from '../../audit/forgery.ts';
import { forgedExports, genuineExport } from './forged-exports.ts';

const [genuine, forged] = await Promise.all([genuineExport(), forgedExports()]);

describe('an audit', () => {
  it('finds nothing in the genuine export, which has rounds of both versions and of a beacon', () => {
    const { failures, summary } = auditLines(genuine);
    expect(failures).toEqual([]);
    expect(summary.weak).toBeGreaterThan(5);
    expect(summary.lit).toBeGreaterThan(5);
  });

  it.each(forged.map((each) => [each.name, each] as const))('finds %s', (_, { lines }) => {
    expect(lines).not.toEqual(genuine);
    expect(auditLines(lines).failures).not.toEqual([]);
  });

  it('is given forgeries that are all different', () => {
    expect(new Set(forged.map(({ name }) => name)).size).toBe(forged.length);
    expect(new Set(forged.map(({ lines }) => lines.join('\n'))).size).toBe(forged.length);
  });
});
