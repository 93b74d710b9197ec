import type { Translation } from '../../core/i18n/messages.ts';
import type { battleHomeRu } from './battle-home.messages.ts';

export const uz = {
  shares: 'Qizillar {{red}}, ko‘klar {{blue}}',
  last: 'Oxirgi son: {{number}}',
  banner: 'Ikki jamoa va hamma uchun bitta raund. Tikishlar qabul qilinayotganda ikkalasining ulushi ko‘rinadi.',
} as const satisfies Translation<typeof battleHomeRu>;
