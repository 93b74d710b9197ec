import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './tournament-about.messages.ts';

export const kz = {
  about: 'Күнделікті турнир: қор, орындардың үлесі мен шарттары алдын ала белгілі, кесте бәріне ашық.',
} as const satisfies Translation<typeof ru>;
