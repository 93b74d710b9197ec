/** The words of one letter; {{name}} marks what is filled in. */
export interface LetterWords {
  subject: string;
  body: readonly string[]; // paragraphs under the greeting
  button?: string; // on what opens the letter's link
  note?: string; // what to do when the letter was not expected
}

/** Letters whose words differ: some kinds of letter have two. */
export type LetterVariant =
  | 'emailConfirm'
  | 'recovery'
  | 'temporaryCode'
  | 'newDevice'
  | 'credentials'
  | 'emailChanged'
  | 'passwordChanged'
  | 'twoFactorOn'
  | 'twoFactorOff'
  | 'socialLinked'
  | 'socialUnlinked'
  | 'kycApproved'
  | 'kycRejected'
  | 'accountBlocked'
  | 'identityCleared'
  | 'identityExcluded'
  | 'selfExcluded'
  | 'selfExcludedForever';

/** Everything that our letters say in one language. */
export interface LetterDictionary {
  greeting: string;
  greetingPlain: string; // where no name is known
  linkHint: string; // above the address that the button opens
  device: string;
  place: string;
  time: string;
  login: string;
  password: string;
  reason: string;
  unknown: string;
  footer: string;
  letters: Readonly<Record<LetterVariant, LetterWords>>;
}

/** Our letters in the source language. */
export const lettersRu: LetterDictionary = {
  greeting: 'Здравствуйте, {{nick}}!',
  greetingPlain: 'Здравствуйте!',
  linkHint: 'Если кнопка не работает, откройте в браузере этот адрес:',
  device: 'Устройство',
  place: 'Место',
  time: 'Время',
  login: 'Логин',
  password: 'Пароль',
  reason: 'Причина',
  unknown: 'неизвестно',
  footer: 'Письмо отправлено автоматически, отвечать на него не нужно. Glasshouse — только для совершеннолетних, 18+.',
  letters: {
    emailConfirm: {
      subject: 'Подтвердите адрес почты',
      body: ['Осталось подтвердить, что этот адрес ваш. Ссылка сработает один раз, её срок ограничен.'],
      button: 'Подтвердить адрес',
      note: 'Не указывали этот адрес у нас? Ничего не делайте: без подтверждения он не будет привязан.',
    },
    recovery: {
      subject: 'Восстановление доступа',
      body: ['Вы попросили сменить пароль. По ссылке можно задать новый: она сработает один раз, её срок ограничен.'],
      button: 'Задать новый пароль',
      note: 'Не просили об этом? Ничего не делайте: ваш пароль остаётся прежним.',
    },
    temporaryCode: {
      subject: 'Код для входа',
      body: ['Введите этот код, чтобы войти. Он сработает один раз, его срок ограничен.'],
      note: 'Никому не сообщайте код: мы никогда его не спрашиваем. Это не вы? Смените пароль: кто-то его знает.',
    },
    newDevice: {
      subject: 'Вход с нового устройства',
      body: ['В ваш аккаунт вошли с устройства, которого мы раньше не видели.'],
      button: 'Посмотреть сеансы',
      note: 'Это вы? Ничего делать не нужно. Если нет, завершите этот сеанс и сразу смените пароль.',
    },
    credentials: {
      subject: 'Ваши логин и пароль',
      body: ['Вы попросили прислать данные для входа. Мы их не храним и показать ещё раз не сможем.'],
      button: 'Открыть Glasshouse',
      note: 'Сохраните пароль в надёжном месте, а письмо удалите. Если вы его не ждали, просто удалите.',
    },
    emailChanged: {
      subject: 'Адрес почты изменён',
      body: ['Для вашего аккаунта подтверждён новый адрес: {{email}}. Письма теперь приходят туда.'],
      note: 'Это не вы? Срочно напишите в поддержку с этого, прежнего адреса.',
    },
    passwordChanged: {
      subject: 'Пароль изменён',
      body: ['Пароль вашего аккаунта изменён.'],
      note: 'Это не вы? Сразу восстановите доступ по почте и напишите в поддержку.',
    },
    twoFactorOn: {
      subject: 'Двухфакторная защита включена',
      body: ['Теперь для входа нужен ещё и код из приложения. Храните коды восстановления в надёжном месте.'],
      note: 'Это не вы? Срочно напишите в поддержку.',
    },
    twoFactorOff: {
      subject: 'Двухфакторная защита выключена',
      body: ['Код из приложения при входе больше не спрашивается. Аккаунт защищён только паролем.'],
      note: 'Это не вы? Сразу смените пароль и напишите в поддержку.',
    },
    socialLinked: {
      subject: 'Подключён профиль {{provider}}',
      body: ['К вашему аккаунту подключён профиль {{provider}}. Теперь через него можно войти.'],
      note: 'Это не вы? Сразу смените пароль и напишите в поддержку.',
    },
    socialUnlinked: {
      subject: 'Профиль {{provider}} отключён',
      body: ['Профиль {{provider}} больше не подключён к вашему аккаунту. Войти через него нельзя.'],
      note: 'Это не вы? Сразу смените пароль и напишите в поддержку.',
    },
    kycApproved: {
      subject: 'Личность подтверждена',
      body: ['Мы проверили ваши документы, всё в порядке. Больше от вас ничего не нужно.'],
    },
    kycRejected: {
      subject: 'Документы не приняты',
      body: ['Мы проверили ваши документы и не смогли их принять. Загрузите их ещё раз в настройках.'],
    },
    accountBlocked: {
      subject: 'Аккаунт заблокирован',
      body: ['Ваш аккаунт заблокирован, войти в него нельзя.'],
      note: 'Думаете, это ошибка? Напишите в поддержку с этого адреса.',
    },
    identityCleared: {
      subject: 'Проверка закончена, можно играть',
      body: [
        'Мы проверили, не вам ли принадлежит аккаунт игрока, который закрыл себе игру. Это не вы: ставки и пополнения открыты.',
      ],
    },
    identityExcluded: {
      subject: 'Игра закрыта: это ваше самоисключение',
      body: [
        'Мы проверили ваш аккаунт. Он принадлежит игроку, который закрыл себе игру, поэтому до конца срока она закрыта и здесь.',
        'Вывод средств доступен как прежде. Берегите себя.',
      ],
      note: 'Думаете, это ошибка? Напишите в поддержку с этого адреса.',
    },
    selfExcluded: {
      subject: 'Самоисключение включено',
      body: [
        'Ставки, пополнения и бонусы закрыты для вас до {{until}}. Раньше срока снять запрет нельзя.',
        'Вывод средств доступен как прежде. Берегите себя.',
      ],
    },
    selfExcludedForever: {
      subject: 'Самоисключение включено навсегда',
      body: [
        'Ставки, пополнения и бонусы закрыты для вас навсегда. Снять запрет нельзя.',
        'Вывод средств доступен как прежде. Берегите себя.',
      ],
    },
  },
};
