import type { Translation } from '../../core/i18n/messages.ts';
import type { minesRoundRu } from './mines-round.messages.ts';

export const kz = {
  draw: 'Миналар қалған ұяшықтар тізімінен бір-бірлеп алынады:',
  mines: 'Миналар: {{mines}}',
} as const satisfies Translation<typeof minesRoundRu>;
