import { robbery } from 'games-engine/robbery';
import type { DrawStudio } from '../../core/games/web-game.ts';
import { vipName } from '../../core/vip/vip-level.ts';
import { texts } from '../../core/i18n/messages.ts';

export const robberyStudio: DrawStudio = {
  draw: robbery,
  tables: [
    { key: 'sectors', columns: ['sharePercent', 'weight'], nameRow: () => undefined },
    { key: 'amounts', columns: ['amountMinor'], nameRow: ({ statusId }) => vipName(Number(statusId)) },
  ],
  numbers: ['spinMs', 'resultMs'],
  nameAverage: (id) => vipName(Number(id)),
  messages: texts('robbery', 'studio'),
};
