import { expect, it } from 'vitest';
import { keepOnScreen, MARGIN_PX, movedByKey, readPlace, STEP_PX } from './window-place.ts';

const size = { width: 300, height: 200 };
const screen = { width: 1000, height: 600 };

it('a window stays on the screen wherever it is moved, and its head does on a smaller one', () => {
  expect(keepOnScreen({ x: 100, y: 100 }, size, screen)).toEqual({ x: 100, y: 100 });
  expect(keepOnScreen({ x: -500, y: 9000 }, size, screen)).toEqual({ x: MARGIN_PX, y: 600 - 200 - MARGIN_PX });
  expect(keepOnScreen({ x: 990, y: -1 }, size, screen)).toEqual({ x: 1000 - 300 - MARGIN_PX, y: MARGIN_PX });
  expect(keepOnScreen({ x: 50, y: 50 }, size, { width: 200, height: 100 })).toEqual({ x: MARGIN_PX, y: MARGIN_PX });
});

it('arrow keys move a window by a step, and no other key does', () => {
  expect(movedByKey({ x: 10, y: 20 }, 'ArrowLeft')).toEqual({ x: 10 - STEP_PX, y: 20 });
  expect(movedByKey({ x: 10, y: 20 }, 'ArrowDown')).toEqual({ x: 10, y: 20 + STEP_PX });
  expect(movedByKey({ x: 10, y: 20 }, 'Enter')).toBeUndefined();
});

it('a remembered place is read back, and nonsense is not', () => {
  expect(readPlace({ x: 1, y: 2, z: 3 })).toEqual({ x: 1, y: 2 });
  for (const value of [undefined, null, 'x', { x: '1', y: 2 }, { x: NaN, y: 1 }])
    expect(readPlace(value)).toBeUndefined();
});
