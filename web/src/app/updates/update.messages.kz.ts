import type { Translation } from '../../core/i18n/messages.ts';
import type { updateRu } from './update.messages.ts';

export const kz = {
  title: 'Жаңа нұсқа шықты',
  text: 'Бетті өзіңізге ыңғайлы кезде жаңартыңыз. Бәстер мен баланс серверде сақталады.',
  waiting: 'Ағымдағы раунд аяқтала салысымен жаңартамыз. Автоойын ағымдағы бәстен кейін тоқтайды.',
  take: 'Жаңарту',
  later: 'Кейінірек',
  failed: 'Жаңарту мүмкін болмады. Қайталап көріңіз немесе бетті қайта жүктеңіз.',
} as const satisfies Translation<typeof updateRu>;
