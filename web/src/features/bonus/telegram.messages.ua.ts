import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './telegram.messages.ts';

export const ua = {
  'group.name': 'Група в Telegram',
  'group.about': 'За вступ до нашої групи: {{amount}}.',
  'group.join': 'Вступіть до групи',
  'group.open': 'Відкрити групу',
  'group.early': 'Спершу виконайте обидва кроки вище.',
  'story.name': 'Історія в Telegram',
  'story.about': 'За історію з вашим посиланням: {{amount}}.',
  'story.details': 'Докладніше',
  'story.wait': 'Можна отримати через {{time}}',
  'story.link': 'Потрібен прив’язаний Telegram: за ним ми впізнаємо вашу історію.',
  'story.url': 'Ваше посилання для історії',
  'story.publish': 'Опублікувати історію',
  'story.caption': 'Glasshouse: кожен раунд можна перевірити. 18+',
  'story.copied': 'Цей Telegram не відкриває історії звідси. Посилання скопійовано: вставте його в історію самі.',
  'story.byHand': 'Скопіюйте посилання нижче й вставте його в історію самі.',
  'story.step.publish': 'Опублікуйте в Telegram історію зі своїм посиланням.',
  'story.step.follow': 'Нехай хтось відкриє посилання в Telegram. Ви самі не враховуєтеся.',
  'story.step.wait': 'Через добу після цього бонус можна отримати.',
  'story.terms.visitor': 'Кожен відвідувач підтверджує лише одну історію.',
  link: 'Прив’яжіть Telegram',
  toSettings: 'До налаштувань',
  check: 'Перевірити ще раз',
  done: 'Зроблено',
  received: 'Отримано',
  'terms.once': 'Один раз для кожного гравця й кожного акаунта Telegram.',
  'terms.level': 'Від рівня {{level}}.',
  'terms.real': 'Зараховується на реальний баланс, відігравати не потрібно.',
  'terms.wager':
    'Зараховується на бонусний баланс: з нього потрібно зробити ставок на {{wager}}, днів на це: {{days}}.',
} as const satisfies Translation<typeof ru>;
