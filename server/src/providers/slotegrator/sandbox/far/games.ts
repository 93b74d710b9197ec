import type { z } from 'zod';
import type { gamesSchema } from '../../slotegrator.contract.ts';
import type { Mechanic, Title } from '../catalogue.ts';

type SentGame = z.input<typeof gamesSchema>['items'][number];

const types: Readonly<Record<Mechanic, string>> = {
  lines3: 'slots',
  lines5: 'slots',
  ways: 'slots',
  cluster: 'slots',
  crash: 'crash',
  roulette: 'live',
  blackjack: 'table',
  keno: 'lottery',
};

const tags: Readonly<Record<Mechanic, string>> = {
  lines3: 'Classic lines',
  lines5: 'Lines',
  ways: '243 ways',
  cluster: 'Clusters',
  crash: 'Crash',
  roulette: 'Roulette',
  blackjack: 'Blackjack',
  keno: 'Keno',
};

export const expansions = ['tags', 'parameters', 'images', 'related_games'] as const;
export type Expansion = (typeof expansions)[number];

/** A title as listed by `/games`. `pictures`: address prefix of covers. */
export const sentGame = (title: Title, pictures: string, expand: readonly Expansion[]): SentGame => {
  const { uuid, name, provider, providerId, mechanic, grid, volatility, rtp } = title;
  const image = `${pictures}/${uuid}.svg`;
  const expanded: Pick<SentGame, Expansion> = {
    tags: [{ code: mechanic, label: tags[mechanic] }],
    parameters: {
      rtp: Math.round(rtp * 10_000) / 100,
      volatility,
      ...(grid && { reels_count: `${grid.reels}x${grid.rows}` }),
      ...(mechanic === 'lines3' && { lines_count: 5 }),
      ...(mechanic === 'lines5' && { lines_count: 10 }),
    },
    images: [{ url: image, type: 'cover' }],
    related_games: [],
  };
  return {
    uuid,
    name,
    image,
    type: types[mechanic],
    provider,
    provider_id: providerId,
    technology: 'HTML5',
    has_lobby: mechanic === 'roulette' ? 1 : 0,
    is_mobile: 1, // all games are responsive
    has_freespins: grid ? 1 : 0,
    has_tables: mechanic === 'roulette' ? 1 : 0,
    freespin_valid_until_full_day: 0,
    label: provider,
    ...Object.fromEntries(expand.map((name) => [name, expanded[name]])),
  };
};

/** A table of a live game. */
export interface LiveTable {
  readonly id: string;
  readonly name: string;
  readonly dealer: string;
}

export const tables: readonly LiveTable[] = [
  { id: 'main', name: 'Main hall', dealer: 'Irina' },
  { id: 'garden', name: 'Garden', dealer: 'Marco' },
];
