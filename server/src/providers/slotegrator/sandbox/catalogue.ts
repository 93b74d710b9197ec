import { hash } from 'node:crypto';
import { BLACKJACK_RTP } from './maths/blackjack.ts';
import { createCluster } from './maths/cluster.ts';
import { volatilities, type GridGame, type Volatility } from './maths/grid.ts';
import { kenoRtp } from './maths/keno.ts';
import { createLines } from './maths/lines.ts';
import { ROULETTE_RTP } from './maths/roulette.ts';
import { createWays } from './maths/ways.ts';

export type Mechanic = 'lines3' | 'lines5' | 'ways' | 'cluster' | 'crash' | 'roulette' | 'blackjack' | 'keno';

/** A game of the simulated aggregator. */
export interface Title {
  uuid: string;
  name: string;
  provider: string;
  providerId: number;
  mechanic: Mechanic;
  theme: string; // look of its pictures
  volatility: Volatility;
  rtp: number; // return, as part of the stake: stated and actual
  grid?: GridGame; // grid of slots
}

const KENO_STATED_PICKS = 5;
const CRASH_RTPS = [0.96, 0.97, 0.98];

/** Fictitious providers, each with its titles as `theme: name, mechanic`. */
const providers: Readonly<Record<string, readonly (readonly [theme: string, name: string, mechanic: Mechanic])[]>> = {
  'Amber Forge': [
    ['fruit', 'Orchard Row', 'lines3'],
    ['fruit', 'Cherry Ledger', 'lines3'],
    ['gems', 'Cut and Carat', 'lines5'],
    ['gems', 'Prism Yard', 'cluster'],
    ['egypt', 'Scarab Night', 'lines5'],
    ['egypt', 'Sun Barge', 'ways'],
    ['ocean', 'Lantern Reef', 'ways'],
    ['ocean', 'Pearl Dive', 'cluster'],
    ['space', 'Quiet Orbit', 'lines5'],
    ['cards', 'Amber Twenty-One', 'blackjack'],
    ['numbers', 'Forge Keno', 'keno'],
  ],
  'Blue Heron': [
    ['ocean', 'Heron Bay', 'lines5'],
    ['ocean', 'Tide Tables', 'lines3'],
    ['forest', 'Moss and Antler', 'ways'],
    ['forest', 'Owl Hours', 'lines5'],
    ['sweets', 'Sugar Regatta', 'cluster'],
    ['sweets', 'Mint Parade', 'lines3'],
    ['north', 'Longship Dawn', 'ways'],
    ['north', 'Rune Harbour', 'lines5'],
    ['space', 'Comet Ferry', 'crash'],
    ['wheel', 'Heron Roulette', 'roulette'],
    ['numbers', 'Pond Keno', 'keno'],
  ],
  'Copper Crown': [
    ['royal', 'Copper Court', 'lines5'],
    ['royal', 'Crown and Key', 'lines3'],
    ['royal', 'Throne of Tiles', 'cluster'],
    ['desert', 'Caravan Gold', 'ways'],
    ['desert', 'Dune Lamps', 'lines5'],
    ['egypt', 'Ibis Gate', 'lines3'],
    ['gems', 'Ruby Tithe', 'ways'],
    ['west', 'Copper Canyon', 'lines5'],
    ['west', 'Noon Express', 'lines5'],
    ['wheel', 'Crown Roulette', 'roulette'],
    ['cards', 'Court Blackjack', 'blackjack'],
  ],
  'Double Lark': [
    ['fruit', 'Lark and Lemon', 'lines3'],
    ['fruit', 'Juice Arcade', 'cluster'],
    ['forest', 'Birdsong Ways', 'ways'],
    ['forest', 'Acorn Street', 'lines5'],
    ['sweets', 'Toffee Tower', 'cluster'],
    ['sweets', 'Biscuit Bells', 'lines5'],
    ['west', 'Lasso Lane', 'lines3'],
    ['mystic', 'Tarot Lights', 'ways'],
    ['mystic', 'Moon Apothecary', 'lines5'],
    ['space', 'Lark Ascends', 'crash'],
    ['numbers', 'Lucky Lark Keno', 'keno'],
  ],
  'Ember & Oak': [
    ['dragons', 'Oak Dragon', 'lines5'],
    ['dragons', 'Ember Hoard', 'ways'],
    ['dragons', 'Cinder Scales', 'cluster'],
    ['north', 'Frost Hall', 'lines5'],
    ['north', 'Hearth Nine', 'lines3'],
    ['forest', 'Oak Heart', 'lines3'],
    ['royal', 'The Ember Ball', 'ways'],
    ['mystic', 'Candle Court', 'lines5'],
    ['gems', 'Garnet Grove', 'cluster'],
    ['wheel', 'Hearth Roulette', 'roulette'],
    ['cards', 'Oak Table Blackjack', 'blackjack'],
  ],
  'Far Lantern': [
    ['east', 'Lantern Street', 'lines5'],
    ['east', 'Koi Steps', 'ways'],
    ['east', 'Jade Abacus', 'lines3'],
    ['dragons', 'Paper Dragon', 'lines5'],
    ['ocean', 'Night Ferry', 'lines3'],
    ['desert', 'Silk Route', 'ways'],
    ['space', 'Satellite Tea', 'lines5'],
    ['gems', 'Jade Cascade', 'cluster'],
    ['space', 'Sky Lantern', 'crash'],
    ['wheel', 'Lantern Roulette', 'roulette'],
    ['numbers', 'Firefly Keno', 'keno'],
  ],
  'Grand Static': [
    ['neon', 'Static Seven', 'lines3'],
    ['neon', 'Neon Switchboard', 'lines5'],
    ['neon', 'Pixel Cascade', 'cluster'],
    ['neon', 'Midnight Modem', 'ways'],
    ['space', 'Signal Lost', 'lines5'],
    ['space', 'Moon Relay', 'ways'],
    ['west', 'Radio Rodeo', 'lines3'],
    ['mystic', 'Ghost Channel', 'lines5'],
    ['neon', 'Overclock', 'crash'],
    ['wheel', 'Grand Roulette', 'roulette'],
    ['numbers', 'Static Keno', 'keno'],
  ],
  'Hollow Bell': [
    ['mystic', 'Hollow Bells', 'lines3'],
    ['mystic', 'Raven Choir', 'lines5'],
    ['royal', 'Bell Tower Ways', 'ways'],
    ['egypt', 'Temple of Reeds', 'lines5'],
    ['egypt', 'Nile Cascade', 'cluster'],
    ['desert', 'Mirage Bazaar', 'lines3'],
    ['sweets', 'Carnival Bell', 'lines5'],
    ['fruit', 'Plum and Bell', 'ways'],
    ['wheel', 'Midnight Roulette', 'roulette'],
    ['cards', 'Bellhop Blackjack', 'blackjack'],
    ['numbers', 'Chime Keno', 'keno'],
  ],
};

const SLOT_RTPS = [0.945, 0.955, 0.96, 0.965];

const gridOf = (mechanic: Mechanic, volatility: Volatility, rtp: number): GridGame | undefined => {
  switch (mechanic) {
    case 'lines3':
      return createLines(3, volatility, rtp);
    case 'lines5':
      return createLines(5, volatility, rtp);
    case 'ways':
      return createWays(volatility, rtp);
    case 'cluster':
      return createCluster(volatility);
    default:
      return undefined;
  }
};

const tableRtp = (mechanic: Mechanic, index: number): number => {
  if (mechanic === 'roulette') return ROULETTE_RTP;
  if (mechanic === 'blackjack') return BLACKJACK_RTP;
  return mechanic === 'keno' ? kenoRtp(KENO_STATED_PICKS) : (CRASH_RTPS[index % CRASH_RTPS.length] ?? 0);
};

/** A UUID of version 4 form, derived from a name. */
const uuidOf = (name: string): string =>
  hash('sha256', name).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-4$3-8$4-$5');

/** All titles. */
export const titles: readonly Title[] = Object.entries(providers).flatMap(([provider, games], providerIndex) =>
  games.map(([theme, name, mechanic], index): Title => {
    const volatility = volatilities[(index + providerIndex) % volatilities.length] ?? 'medium';
    const grid = gridOf(mechanic, volatility, SLOT_RTPS[(index + providerIndex) % SLOT_RTPS.length] ?? 0.96);
    const rtp = grid?.rtp ?? tableRtp(mechanic, providerIndex);
    return {
      uuid: uuidOf(`${provider}: ${name}`),
      name,
      provider,
      providerId: providerIndex + 1,
      mechanic,
      theme,
      volatility,
      rtp,
      ...(grid && { grid }),
    };
  }),
);
