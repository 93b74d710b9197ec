import type { Translation } from '../../core/i18n/messages.ts';
import type { wheelCardRu } from './wheel-card.messages.ts';

export const kz = {
  name: 'Сәттілік дөңгелегі',
  text: '32 сегмент және 30×-ға дейінгі еселіктер. Бірнешеуіне қатар тігуге болады.',
} as const satisfies Translation<typeof wheelCardRu>;
