import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './crypto.messages.ts';

export const kz = {
  bonus: 'Криптовалютамен әр толтыруға {{percent}} қосамыз.',
  none: 'Қазір криптовалютамен толтыру мүмкін емес: басқа тәсілді таңдаңыз.',
  network: 'Желі',
  coin: 'Монета',
  from: '{{amount}} бастап',
  warning:
    'Мұнда тек {{network}} желісіндегі {{coin}} жіберіңіз. Басқа монета не басқа желі жетпейді, қайтару мүмкін емес.',
  qr: 'Мекенжайдың QR коды',
  address: '{{network}} желісіндегі {{coin}} мекенжайы',
  memo: 'Memo (түсініктеме)',
  memoNeeded: 'Memo болмаса, төлем танылмайды: оны аударымға жазыңыз.',
  minimum: 'Ең азы: {{amount}}. Одан аз сома есепке түспейді.',
  watch: 'Желі көрген бойда аударым осы бетте пайда болады.',
  incoming: 'Келе жатқан толтырулар',
  confirmations: 'Растау: {{required}} ішінен {{confirmations}}',
  credited: '{{amount}} түсті',
} as const satisfies Translation<typeof ru>;
