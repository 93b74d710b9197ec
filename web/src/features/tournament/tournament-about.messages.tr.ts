import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './tournament-about.messages.ts';

export const tr = {
  about: 'Günlük turnuva: ödül havuzu, sıraların payları ve koşullar önceden bellidir, sıralama herkese açıktır.',
} as const satisfies Translation<typeof ru>;
