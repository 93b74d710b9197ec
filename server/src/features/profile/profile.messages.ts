import type { MessageGroup } from '../../core/i18n/translate.ts';

/** Messages about players, by code. */
export const profileMessages = {
  ru: { 404: 'Такого игрока нет.', HIDDEN: 'Этот игрок скрыл свою статистику.' },
  en: { 404: 'There is no such player.', HIDDEN: 'This player keeps their statistics private.' },
  ua: { 404: 'Такого гравця немає.', HIDDEN: 'Цей гравець приховав свою статистику.' },
  kz: { 404: 'Мұндай ойыншы жоқ.', HIDDEN: 'Бұл ойыншы статистикасын жасырған.' },
  uz: { 404: 'Bunday o‘yinchi yo‘q.', HIDDEN: 'Bu o‘yinchi statistikasini yashirgan.' },
  tr: { 404: 'Böyle bir oyuncu yok.', HIDDEN: 'Bu oyuncu istatistiklerini gizli tutuyor.' },
} satisfies MessageGroup;
