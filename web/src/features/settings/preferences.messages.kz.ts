import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './preferences.messages.ts';

export const kz = {
  interface: 'Интерфейс',
  language: 'Тіл',
  currency: 'Көрсету валютасы',
  'currency.hint': 'Сомалар сонда көрсетіліп, ставкалар сонда жасалады.',
  'currency.failed': 'Валюта ауыспады. Баланс өзгерген жоқ.',
  'language.failed': 'Тіл ауысты, бірақ сервер оны сақтамады.',
  sound: 'Дыбыс',
  'sound.hint': 'Ойындар мен хабарламалардың дыбысы.',
  animations: 'Анимация',
  'animations.hint': 'Онсыз бәрі бірден, қозғалыссыз көрінеді.',
  shortcuts: 'Жылдам пернелер',
  'shortcuts.hint': 'Ойын беттерінде бір пернемен ставка жасау.',
  privacy: 'Құпиялық және хаттар',
  hidden: 'Никімді жасыру',
  'hidden.hint': 'Ставкалар лентасында басқалар тек бірінші әріпті көреді.',
  marketing: 'Жаңалықтар мен бонустар туралы хаттар',
  'marketing.hint': 'Қауіпсіздік туралы хаттар әрқашан келеді.',
  'preferences.later': 'Байланыс жоқ. Ол қалпына келгенде баптау сақталады.',
} as const satisfies Translation<typeof ru>;
