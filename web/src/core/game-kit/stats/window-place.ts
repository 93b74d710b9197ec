/** Left upper corner of a window, CSS pixels. */
export interface WindowPlace {
  readonly x: number;
  readonly y: number;
}

interface Extent {
  readonly width: number;
  readonly height: number;
}

export const MARGIN_PX = 8; // between a window and the edge of the screen
export const STEP_PX = 16; // way of one arrow key

const within = (value: number, most: number): number => Math.max(MARGIN_PX, Math.min(value, most - MARGIN_PX));

/** The nearest place at which a window is wholly on the screen; its head is, where the screen is smaller. */
export const keepOnScreen = ({ x, y }: WindowPlace, window: Extent, screen: Extent): WindowPlace => ({
  x: within(x, screen.width - window.width),
  y: within(y, screen.height - window.height),
});

const arrows: Readonly<Record<string, WindowPlace>> = {
  ArrowLeft: { x: -STEP_PX, y: 0 },
  ArrowRight: { x: STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: -STEP_PX },
  ArrowDown: { x: 0, y: STEP_PX },
};

/** The place that an arrow key moves a window to; undefined for any other key. */
export const movedByKey = ({ x, y }: WindowPlace, key: string): WindowPlace | undefined => {
  const step = arrows[key];
  return step && { x: x + step.x, y: y + step.y };
};

/** A place that was remembered; undefined for anything else. */
export const readPlace = (value: unknown): WindowPlace | undefined => {
  const { x, y } = Object(value) as Partial<WindowPlace>;
  return Number.isFinite(x) && Number.isFinite(y) ? { x: Number(x), y: Number(y) } : undefined;
};
