import type { Translation } from '../../i18n/messages.ts';
import type { lightRu } from './light.messages.ts';

export const tr = {
  'light.ahead':
    'Sonucu herkese açık bir rastgelelik feneri belirler. Hangi turu olduğu, bahislerin ne zaman kapanacağı belli olunca açıklanır.',
  'light.announced': 'Sonucu fenerin {{round}} turu belirliyor.',
  'light.simulated': 'Buradaki fener bir benzetimdir: kasanın dürüstlüğünü kanıtlamaz.',
  'light.random': 'Sonucu random.org belirler.',
  'light.chain': 'Bu tur fener olmadan çekilir: son bahsi yapan sonucu seçebilirdi.',
  'light.short': 'Fener bekleniyor',
  'light.waiting': 'Bahisler kapandı. Fenerin {{round}} turunun ışığı yolda.',
  'light.waiting.random': 'Bahisler kapandı. random.org yanıtı bekleniyor.',
  'void.unanswered': 'Rastgelelik kaynağı zamanında yanıt vermedi. Tur iptal edildi, tüm bahisler iade edildi.',
  'void.unanswered.mine':
    'Rastgelelik kaynağı zamanında yanıt vermedi. Tur iptal edildi, {{amount}} tutarındaki bahsiniz iade edildi.',
  'void.late': 'Bahisler fenerin bu turu için çok geç kapandı. Tur iptal edildi, tüm bahisler iade edildi.',
  'void.late.mine':
    'Bahisler fenerin bu turu için çok geç kapandı. Tur iptal edildi, {{amount}} tutarındaki bahsiniz iade edildi.',
} as const satisfies Translation<typeof lightRu>;
