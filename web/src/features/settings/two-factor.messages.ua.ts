import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './two-factor.messages.ts';

export const ua = {
  'title.on': 'Увімкнути захист',
  'title.off': 'Вимкнути захист',
  'factor.scan': 'Відкрийте застосунок для кодів і відскануйте картинку або введіть ключ.',
  'factor.qr': 'QR-код із ключем двофакторного захисту',
  'factor.secret': 'Ключ',
  'factor.code': 'Код із застосунку',
  'factor.codeOrRecovery': 'Код із застосунку або код відновлення',
  'factor.submitOn': 'Увімкнути',
  'factor.submitOff': 'Вимкнути',
  'factor.offText': 'Без захисту для входу вистачить пароля.',
  'factor.loading': 'Готуємо ключ…',
  'recovery.title': 'Коди відновлення',
  'recovery.text':
    'Кожен код один раз замінить код із застосунку, якщо телефон загубиться. Більше ми їх не покажемо: збережіть зараз.',
  'recovery.copy': 'Коди відновлення',
  'recovery.save': 'Завантажити файлом',
  'recovery.file': 'Коди відновлення Glasshouse. Кожен діє один раз.',
  'recovery.done': 'Коди збережено',
  'settings.success.4': 'Двофакторний захист змінено',
} as const satisfies Translation<typeof ru>;
