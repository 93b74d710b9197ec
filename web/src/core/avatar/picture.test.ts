import { describe, expect, test } from 'vitest';
import { cropTransform, INITIAL_ZOOM, MAX_ZOOM, MIN_ZOOM, scaleOf, stepZoom, turn, zoomOf } from './picture.ts';

describe('the zoom', () => {
  test('goes by tenths from 0.28', () => {
    expect(stepZoom(INITIAL_ZOOM, 1)).toBe(0.38);
    expect(stepZoom(INITIAL_ZOOM, -1)).toBe(0.18);
  });

  test('stays above 0 and has an end', () => {
    expect(stepZoom(MIN_ZOOM, -1)).toBe(MIN_ZOOM);
    expect(MIN_ZOOM).toBeGreaterThan(0);
    expect(stepZoom(MAX_ZOOM, 1)).toBe(MAX_ZOOM);
  });

  test('fills the square at first', () => {
    expect(scaleOf(INITIAL_ZOOM)).toBe(1);
    expect(zoomOf(scaleOf(0.38))).toBeCloseTo(0.38);
  });
});

test('four quarter turns are none, in either direction', () => {
  expect([0, 1, 2, 3].reduce((rotation) => turn(rotation, 1), 0)).toBe(0);
  expect(turn(0, -1)).toBe(270);
});

describe('the canvas', () => {
  const picture = { width: 400, height: 200 };
  const at = (matrix: DOMMatrix2DInit, x: number, y: number): number[] => {
    const { a = 0, b = 0, c = 0, d = 0, e = 0, f = 0 } = matrix;
    return [a * x + c * y + e, b * x + d * y + f].map((value) => Math.round(value * 1000) / 1000 + 0);
  };

  test('shows the middle of a picture as it lies', () => {
    const matrix = cropTransform({ x: 100, y: 0, width: 200, height: 200 }, picture, 0, 100);
    expect([at(matrix, 100, 0), at(matrix, 300, 200)]).toEqual([
      [0, 0],
      [100, 100],
    ]);
  });

  test.each([
    [90, [100, 0]],
    [180, [100, 100]],
    [270, [0, 100]],
  ] as const)('turned by %i degrees, has the first corner of the part at %j', (rotation, corner) => {
    const isTurned = rotation !== 180;
    const area = { x: isTurned ? 0 : 100, y: isTurned ? 100 : 0, width: 200, height: 200 };
    expect(at(cropTransform(area, picture, rotation, 100), 100, 0)).toEqual(corner);
  });

  test('leaves room where the area reaches past the picture', () => {
    const matrix = cropTransform({ x: -200, y: -300, width: 800, height: 800 }, picture, 0, 512);
    expect([at(matrix, 0, 0), at(matrix, 400, 200)]).toEqual([
      [128, 192],
      [384, 320],
    ]);
  });
});
