import type { NewyearPrize } from 'games-engine/newyear';

/** Where everything of the scene stands, in CSS pixels. */
export interface NewyearLayout {
  width: number;
  height: number;
  centre: { x: number; y: number };
  radius: number; // of the drum, seen from the side
  plate: { width: number; height: number };
  label: number; // px
}

/** The scene's geometry for a size. Works from 240 px on. */
export const newyearLayout = (width: number, height: number): NewyearLayout => {
  const radius = height / 2 - 14;
  return {
    width,
    height,
    centre: { x: width / 2, y: height / 2 },
    radius,
    plate: { width: Math.min(width - 48, 320), height: Math.round(radius * 0.42) },
    label: Math.round(Math.min(Math.max(width * 0.05, 15), 24)),
  };
};

/** A prize's place on the drum as one sees it from the front: how far from the middle, and how much of its height is seen. */
export interface Facing {
  y: number; // px from the drum's middle
  scale: number; // 0 at the edge, 1 in the middle; below 0 it is behind
}

/** Where a prize is when a position of the drum is in the middle. */
export const facingOf = (place: number, position: number, count: number, radius: number): Facing => {
  const angle = ((place - position) * Math.PI * 2) / count;
  return { y: Math.sin(angle) * radius, scale: Math.cos(angle) };
};

/** The tone of a prize by its kind. */
export const prizeTone = ({ kind }: NewyearPrize): 'info' | 'accent' | 'vip' =>
  kind === 'item' ? 'vip' : kind === 'dic' ? 'accent' : 'info';
