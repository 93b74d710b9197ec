import type { RobberySector } from 'games-engine/robbery';
import type { Graphics } from 'pixi.js';
import { colors } from '../../core/tokens/tokens.ts';
import { sectorTone, STEP, type RobberyLayout } from './robbery-layout.ts';

const UP = -Math.PI / 2;
const GAP = 1.5; // px on each side of a sector

/** The wheel around its own centre: eight sectors, a pin between any two. */
export const drawSectors = (g: Graphics, { radius, hub }: RobberyLayout, sectors: readonly RobberySector[]): void => {
  g.clear();
  for (const [place, { sharePercent }] of sectors.entries()) {
    const tone = sectorTone(sharePercent);
    const half = STEP / 2 - GAP / radius;
    const [from, to] = [UP + place * STEP - half, UP + place * STEP + half];
    g.moveTo(Math.cos(from) * hub, Math.sin(from) * hub)
      .lineTo(Math.cos(from) * radius, Math.sin(from) * radius)
      .arc(0, 0, radius, from, to)
      .lineTo(Math.cos(to) * hub, Math.sin(to) * hub)
      .arc(0, 0, hub, to, from, true)
      .closePath()
      .setFillStyle({ color: colors[tone], alpha: tone === 'surface-3' ? 0.7 : 0.28 })
      .fill()
      .stroke({ color: colors[tone], width: 1.5, alpha: 0.9 });
  }
  for (let pin = 0; pin < sectors.length; pin += 1) {
    const angle = UP + (pin + 0.5) * STEP;
    g.circle(Math.cos(angle) * (radius + 5), Math.sin(angle) * (radius + 5), 2);
  }
  g.setFillStyle({ color: colors.muted }).fill();
};

/** What stands still: the hub with the windows of its reels, the pointer above. */
export const drawCover = (g: Graphics, { centre, radius, hub, reel }: RobberyLayout): void => {
  g.clear();
  g.circle(centre.x, centre.y, hub - 3)
    .setFillStyle({ color: colors['surface-2'] })
    .fill();
  g.circle(centre.x, centre.y, hub - 3).stroke({ color: colors.border, width: 1 });
  for (const x of reel.centres) {
    g.roundRect(centre.x + x - reel.width / 2, centre.y - reel.height / 2, reel.width, reel.height, 6);
    g.setFillStyle({ color: colors.canvas }).fill().stroke({ color: colors.divider, width: 1 });
  }
  const top = centre.y - radius;
  g.moveTo(centre.x - 9, top - 16)
    .lineTo(centre.x + 9, top - 16)
    .lineTo(centre.x, top + 6)
    .closePath()
    .setFillStyle({ color: colors.text })
    .fill();
};

/** The outline of the sector under the pointer, once it is drawn. */
export const drawAnswer = (g: Graphics, { centre, radius, hub }: RobberyLayout, tone: number, alpha: number): void => {
  g.clear();
  if (alpha <= 0) return;
  const [from, to] = [UP - STEP / 2, UP + STEP / 2];
  g.arc(centre.x, centre.y, radius, from, to).stroke({ color: tone, width: 4, alpha });
  g.circle(centre.x, centre.y, hub - 3).stroke({ color: tone, width: 3, alpha });
};
