import { newyear } from 'games-engine/newyear';
import type { DrawStudio } from '../../core/games/web-game.ts';
import { texts } from '../../core/i18n/messages.ts';

export const newyearStudio: DrawStudio = {
  draw: newyear,
  tables: [
    {
      key: 'prizes',
      columns: ['amountMinor', 'weight'],
      nameRow: ({ name }) => String(name),
      currencyOf: ({ kind }) => (kind === 'dic' ? 'DIC' : undefined),
      isFixed: ({ kind }, column) => kind === 'item' && column === 'amountMinor', // a thing has no amount
    },
  ],
  numbers: ['spinMs', 'resultMs'],
  messages: texts('newyear', 'studio'),
};
