import type { MessageGroup } from '../../core/i18n/translate.ts';

/** Refusals of the daily tournament, by the codes of the catalogue. */
export const tournamentMessages = {
  ru: {
    1: 'Войдите, чтобы участвовать в турнире.',
    2: 'Участвовать в турнире можно с уровня VIP2.',
    3: 'Вы уже зарегистрированы на сегодняшний турнир.',
    TOURNAMENT_OFF: 'Сегодня турнир не проводится.',
  },
  en: {
    1: 'Sign in to take part in the tournament.',
    2: 'The tournament is open from level VIP2.',
    3: 'You are already registered for today’s tournament.',
    TOURNAMENT_OFF: 'There is no tournament today.',
  },
  ua: {
    1: 'Увійдіть, щоб узяти участь у турнірі.',
    2: 'Участь у турнірі доступна з рівня VIP2.',
    3: 'Ви вже зареєстровані на сьогоднішній турнір.',
    TOURNAMENT_OFF: 'Сьогодні турнір не проводиться.',
  },
  kz: {
    1: 'Турнирге қатысу үшін кіріңіз.',
    2: 'Турнирге VIP2 деңгейінен бастап қатысуға болады.',
    3: 'Бүгінгі турнирге тіркеліп қойғансыз.',
    TOURNAMENT_OFF: 'Бүгін турнир өтпейді.',
  },
  uz: {
    1: 'Turnirda qatnashish uchun kiring.',
    2: 'Turnirda VIP2 darajasidan boshlab qatnashish mumkin.',
    3: 'Bugungi turnirga ro‘yxatdan o‘tib bo‘lgansiz.',
    TOURNAMENT_OFF: 'Bugun turnir o‘tkazilmaydi.',
  },
  tr: {
    1: 'Turnuvaya katılmak için giriş yapın.',
    2: 'Turnuvaya VIP2 seviyesinden itibaren katılabilirsiniz.',
    3: 'Bugünkü turnuvaya zaten kayıtlısınız.',
    TOURNAMENT_OFF: 'Bugün turnuva yok.',
  },
} satisfies MessageGroup;
