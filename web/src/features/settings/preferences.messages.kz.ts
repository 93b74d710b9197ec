import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './preferences.messages.ts';

export const kz = {
  interface: 'Интерфейс',
  language: 'Тіл',
  currency: 'Көрсету валютасы',
  'currency.hint': 'Сомалар сонда көрсетіліп, бәс сонда тігіледі.',
  'currency.failed': 'Валютаны ауыстыру мүмкін болмады. Баланс өзгерген жоқ.',
  'language.failed': 'Тіл ауысты, бірақ сервер оны сақтамады.',
  sound: 'Дыбыс',
  'sound.hint': 'Ойындар мен хабарламалардың дыбысы.',
  animations: 'Анимация',
  'animations.hint': 'Онсыз бәрі бірден, қозғалыссыз көрінеді.',
  shortcuts: 'Жылдам пернелер',
  'shortcuts.hint': 'Ойын беттерінде бір пернемен бәс тігу.',
  privacy: 'Құпиялылық және хаттар',
  hidden: 'Никімді жасыру',
  'hidden.hint': 'Бәстер таспасында басқалар тек бірінші әріпті көреді.',
  marketing: 'Жаңалықтар мен бонустар туралы хаттар',
  'marketing.hint': 'Қауіпсіздік туралы хаттар әрқашан келеді.',
  'preferences.later': 'Байланыс жоқ. Ол қалпына келгенде баптау сақталады.',
} as const satisfies Translation<typeof ru>;
