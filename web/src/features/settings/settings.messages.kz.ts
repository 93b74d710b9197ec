import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './settings.messages.ts';

export const kz = {
  currentPassword: 'Қазіргі құпиясөз',
  again: 'Шығып, қайта кіру',
  'settings.error.1': 'Бұл ат бос емес. Басқасын таңдаңыз.',
  'settings.error.2': 'Никті дұрыс енгізіңіз: 3-тен 15-ке дейін әріп, цифр және нүкте, кемінде бір әріп.',
  'settings.error.3': 'Бұл e-mail бос емес.',
  'settings.error.4': 'Логин мен құпиясөз — латын әріптері мен цифрлар, кемінде 6 таңба.',
  'settings.error.5': 'Қазіргі құпиясөз қате.',
  'settings.error.7': 'Баланстағы ақша жетпейді.',
  'settings.error.8': 'Екі факторлы қорғаныс коды қате.',
  'settings.error.9': 'Құпиясөз қате.',
  'settings.error.10': 'Болмады. Ештеңе өзгерген жоқ, қайталап көріңіз.',
  'settings.error.14': 'Мұндай e-mail болмайды: мекенжайды тексеріңіз.',
  'settings.error.15': 'Құпиясөзде бас әріп, кіші әріп және цифр болуы керек.',
  'settings.error.16': 'Құпиясөз кемінде 6 таңбадан тұрады.',
  'settings.error.17': 'Құпиясөздер сәйкес келмейді.',
  'settings.error.18': 'Сақталмады. Ештеңе өзгерген жоқ.',
  'settings.error.same_email': 'Бұл мекенжай бұрын расталған.',
  'settings.error.sign_in_again': 'Қайта кіріңіз: мұны кіргеннен кейінгі 30 минут ішінде өзгертуге болады.',
  'settings.error.too_many_attempts': 'Әрекет тым көп. Біраз күтіп, қайталап көріңіз.',
  'settings.error.offline': 'Сервермен байланыс жоқ. Байланысты тексеріп, қайталап көріңіз.',
} as const satisfies Translation<typeof ru>;
