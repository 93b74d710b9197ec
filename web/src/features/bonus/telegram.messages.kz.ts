import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './telegram.messages.ts';

export const kz = {
  'group.name': 'Telegram тобы',
  'group.about': 'Тобымызға қосылғаныңыз үшін: {{amount}}.',
  'group.join': 'Топқа қосылыңыз',
  'group.open': 'Топты ашу',
  'group.early': 'Алдымен жоғарыдағы екі қадамды да орындаңыз.',
  'story.name': 'Telegram сторисі',
  'story.about': 'Сілтемеңіз бар сторис үшін: {{amount}}.',
  'story.details': 'Толығырақ',
  'story.wait': '{{time}} кейін алуға болады',
  'story.link': 'Байланыстырылған Telegram керек: стористің сіздікі екенін содан білеміз.',
  'story.url': 'Сториске арналған сілтемеңіз',
  'story.step.publish': 'Telegram-да сілтемеңіз бар сторис жариялаңыз.',
  'story.step.follow': 'Біреу сілтемені Telegram-да ашсын. Өзіңіз есептелмейсіз.',
  'story.step.wait': 'Содан бір тәулік өткен соң бонусты алуға болады.',
  'story.terms.visitor': 'Әр келуші тек бір стористі растайды.',
  link: 'Telegram байланыстырыңыз',
  toSettings: 'Баптауларға өту',
  check: 'Қайта тексеру',
  done: 'Орындалды',
  received: 'Алынды',
  'terms.once': 'Әр ойыншыға және әр Telegram аккаунтына бір рет.',
  'terms.level': '{{level}} деңгейінен бастап.',
  'terms.real': 'Нақты балансқа түседі, ойнап шығу керек емес.',
  'terms.wager': 'Бонус балансына түседі: одан {{wager}} бәс тігу керек, мерзімі күнмен: {{days}}.',
} as const satisfies Translation<typeof ru>;
