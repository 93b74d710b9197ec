import type { Translation } from '../../core/i18n/messages.ts';
import type { homeRu } from './home.messages.ts';

export const tr = {
  'hero.title': 'Cam duvarlı casino',
  'hero.text':
    'Tohumun özeti bahisten önce gösterilir, sonuç açık bir formülle hesaplanır, her tur herkese açık günlükte kalır. Sözümüze güvenmeyin: kendiniz yeniden hesaplayın.',
  'hero.play': 'Zar oyna',
  'hero.check': 'Nasıl denetlenir',
  'trace.seed': 'Tohum',
  'trace.word': 'Akış',
  'trace.number': 'Sayı',
  'trace.outcome': 'Sonuç',
  'trace.win': '> 50: kazanç',
  'trace.caption': 'Gerçek bir örnek: sunucu tohumu {{seed}}, oyuncu tohumu “{{client}}”, {{nonce}} numaralı bahis.',
  'games.title': 'Kendi oyunlarımız',
  'dice.name': 'Zar',
  'dice.text': '0,00 ile 99,99 arasında bir sayı. Sınırı ve yönü seçin.',
  'dice.rtp': 'Oyuncuya dönüş %{{rtp}}',
  'steps.title': 'Bir tur neden taklit edilemez',
  'step.commit': 'Bahisten önce',
  'step.commit.text': 'Sunucu kendi tohumunun SHA-256 özetini gösterir. Bundan sonra tohum değiştirilemez.',
  'step.draw': 'Bahis sırasında',
  'step.draw.text':
    'Sayı; sunucunun tohumundan, sizin tohumunuzdan ve bahis numarasından çıkar. Kendi tohumunuzu siz seçersiniz.',
  'step.check': 'Sonra',
  'step.check.text': 'Tohum açıklanır; tur tarayıcıda, terminalde ya da denetim programıyla yeniden hesaplanabilir.',
  'steps.more': 'Adillik hakkında daha fazlası',
} as const satisfies Translation<typeof homeRu>;
