import type { MessageGroup } from '../../core/i18n/translate.ts';

/** Links with providers. */
export const socialMessages = {
  ru: {
    only_way:
      'Сейчас это единственный способ войти в аккаунт. Сначала создайте логин и пароль или подключите другой профиль.',
    not_linked: 'Этот профиль не подключён.',
  },
  en: {
    only_way:
      'This is the only way into your account at the moment. Create a login and password or connect another profile first.',
    not_linked: 'This profile is not connected.',
  },
  ua: {
    only_way: 'Зараз це єдиний спосіб увійти в акаунт. Спершу створіть логін і пароль або підключіть інший профіль.',
    not_linked: 'Цей профіль не підключено.',
  },
  kz: {
    only_way:
      'Қазір бұл — аккаунтыңызға кірудің жалғыз жолы. Алдымен логин мен құпиясөз жасаңыз немесе басқа профильді қосыңыз.',
    not_linked: 'Бұл профиль қосылмаған.',
  },
  uz: {
    only_way:
      'Hozircha bu akkauntingizga kirishning yagona yo‘li. Avval login va parol yarating yoki boshqa profilni ulang.',
    not_linked: 'Bu profil ulanmagan.',
  },
  tr: {
    only_way:
      'Şu anda hesabınıza girmenin tek yolu bu. Önce bir kullanıcı adı ve şifre oluşturun ya da başka bir profil bağlayın.',
    not_linked: 'Bu profil bağlı değil.',
  },
} satisfies MessageGroup;
