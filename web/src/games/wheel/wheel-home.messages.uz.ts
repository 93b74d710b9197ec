import type { Translation } from '../../core/i18n/messages.ts';
import type { wheelHomeRu } from './wheel-home.messages.ts';

export const uz = {
  last: 'Oxirgi sektor: {{word}}',
  banner: 'Raund izi tikishlardan oldin ko‘rsatiladi, sektorni istalgan kishi tekshira oladi.',
} as const satisfies Translation<typeof wheelHomeRu>;
