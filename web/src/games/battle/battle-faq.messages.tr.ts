import type { Translation } from '../../core/i18n/messages.ts';
import type { battleFaqRu } from './battle-faq.messages.ts';

export const tr = {
  question: 'Savaş nasıl işler?',
  answer:
    'Kırmızı, maviye karşı eşit şansla oynar. İki takımın da bahsi olunca {{seconds}} sn’lik geri sayım başlar. Kazananlar, kaybeden potu bahisleri oranında paylaşır; bu pottan {{commission}} alırız. Kuralların tamamı [burada](/helpdesk/rules#battle).',
  rtp: 'Savaş, potlar eşitken: {{rtp}}',
  limits: 'Savaş: {{min}} – {{max}}',
} as const satisfies Translation<typeof battleFaqRu>;
