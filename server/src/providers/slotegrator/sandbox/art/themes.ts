import type { Icon } from './icons.ts';
import type { Paint } from './paint.ts';

/** The look of a theme: its symbols and background. */
export interface Theme {
  icons: readonly [Icon, Icon, Icon];
  cheap?: readonly [Icon, Icon, Icon, Icon]; // omitted: letters of playing cards
  more?: readonly Icon[]; // on covers only
  sky: readonly [top: string, bottom: string];
  ground: string;
  letters: Paint;
  scene: 'rays' | 'hills' | 'waves' | 'stars' | 'towers' | 'grid' | 'bubbles';
}

export const themes: Readonly<Record<string, Theme>> = {
  fruit: {
    icons: ['seven', 'bell', 'melon'],
    cheap: ['grapes', 'plum', 'lemon', 'cherry'],
    more: ['cherry', 'grapes', 'lemon'],
    sky: ['#ff7a3d', '#7a1038'],
    ground: '#ffb23d',
    letters: 'gold',
    scene: 'rays',
  },
  gems: {
    icons: ['ruby', 'sapphire', 'emerald'],
    more: ['amethyst', 'topaz'],
    sky: ['#3b2a8f', '#120a3a'],
    ground: '#6d4ce0',
    letters: 'teal',
    scene: 'rays',
  },
  egypt: {
    icons: ['scarab', 'ankh', 'pyramid'],
    sky: ['#f7a64a', '#5a1f3e'],
    ground: '#c9782e',
    letters: 'gold',
    scene: 'hills',
  },
  ocean: {
    icons: ['pearl', 'fish', 'anchor'],
    more: ['shell'],
    sky: ['#27b3d6', '#08294f'],
    ground: '#0f6d9c',
    letters: 'teal',
    scene: 'waves',
  },
  space: {
    icons: ['rocket', 'planet', 'star'],
    sky: ['#2a1d5e', '#070617'],
    ground: '#5a3fb0',
    letters: 'blue',
    scene: 'stars',
  },
  forest: {
    icons: ['owl', 'mushroom', 'acorn'],
    more: ['leaf'],
    sky: ['#6dbb6a', '#0b3328'],
    ground: '#1d6b46',
    letters: 'green',
    scene: 'hills',
  },
  sweets: {
    icons: ['cupcake', 'donut', 'lollipop'],
    more: ['candy'],
    sky: ['#ffb4dc', '#8f3fb5'],
    ground: '#ff7fb6',
    letters: 'pink',
    scene: 'bubbles',
  },
  north: {
    icons: ['ship', 'shield', 'hammer'],
    more: ['rune'],
    sky: ['#7fd4e8', '#16314f'],
    ground: '#dcecf5',
    letters: 'steel',
    scene: 'hills',
  },
  royal: {
    icons: ['crown', 'chalice', 'key'],
    sky: ['#a03a7a', '#2a0b3d'],
    ground: '#6d1f5d',
    letters: 'gold',
    scene: 'towers',
  },
  desert: {
    icons: ['lamp', 'sun', 'palm'],
    sky: ['#ffb867', '#7d2f57'],
    ground: '#e59a4c',
    letters: 'orange',
    scene: 'hills',
  },
  west: {
    icons: ['badge', 'hat', 'horseshoe'],
    more: ['cactus'],
    sky: ['#ff9a5a', '#5c1f2b'],
    ground: '#a8502c',
    letters: 'brown',
    scene: 'hills',
  },
  mystic: {
    icons: ['orb', 'raven', 'moon'],
    more: ['candle'],
    sky: ['#5d3a9e', '#120a2b'],
    ground: '#2f1c5c',
    letters: 'violet',
    scene: 'towers',
  },
  dragons: {
    icons: ['eye', 'egg', 'flame'],
    sky: ['#e0532f', '#2b0a1c'],
    ground: '#8a1f22',
    letters: 'red',
    scene: 'towers',
  },
  east: {
    icons: ['koi', 'lantern', 'coin'],
    more: ['fan'],
    sky: ['#d8434a', '#3a0b2b'],
    ground: '#7a1733',
    letters: 'gold',
    scene: 'waves',
  },
  neon: {
    icons: ['seven', 'bolt', 'joystick'],
    cheap: ['chip', 'star', 'ruby', 'sapphire'],
    sky: ['#5a1fa8', '#0a0620'],
    ground: '#ff3fa4',
    letters: 'pink',
    scene: 'grid',
  },
  cards: {
    icons: ['ace', 'crown', 'chip'],
    sky: ['#1f8f5f', '#06281f'],
    ground: '#0f5a3f',
    letters: 'green',
    scene: 'rays',
  },
  numbers: {
    icons: ['balls', 'star', 'bolt'],
    sky: ['#3f7be0', '#141a52'],
    ground: '#2d4fb5',
    letters: 'blue',
    scene: 'bubbles',
  },
  wheel: {
    icons: ['wheel', 'coin', 'crown'],
    sky: ['#b0252f', '#1c0a14'],
    ground: '#6a1220',
    letters: 'red',
    scene: 'rays',
  },
};
