import { defineMessages } from '../../core/i18n/messages.ts';

/** The home page, in the source language. */
export const homeRu = {
  'hero.title': 'Казино со стеклянными стенами',
  'hero.text':
    'Отпечаток сида показан до ставки, результат считается по открытой формуле, каждый раунд остаётся в открытом журнале. Не верьте на слово: пересчитайте сами.',
  'hero.play': 'Играть',
  'hero.check': 'Как это проверить',
  'trace.seed': 'Сид',
  'trace.word': 'Поток',
  'trace.number': 'Число',
  'trace.outcome': 'Исход',
  'trace.win': '> 50: выигрыш',
  'trace.caption': 'Настоящий пример: серверный сид {{seed}}, сид игрока «{{client}}», ставка {{nonce}}.',
  'games.title': 'Свои игры',
  'games.rtp': 'Возврат игроку {{rtp}}',
  'games.previous': 'Предыдущие игры',
  'games.next': 'Следующие игры',
  'steps.title': 'Почему раунд нельзя подделать',
  'step.commit': 'До ставки',
  'step.commit.text': 'Сервер показывает SHA-256 своего сида. Подменить сид после этого уже нельзя.',
  'step.draw': 'Во время ставки',
  'step.draw.text': 'Число получается из сида сервера, вашего сида и номера ставки. Свой сид выбираете вы.',
  'step.check': 'После',
  'step.check.text': 'Сид раскрывается, и раунд можно пересчитать в браузере, в терминале или программой аудита.',
  'steps.film': 'Посмотреть фильм',
  'steps.more': 'Подробнее о честности',
} as const;

export const homeMessages = defineMessages('home', homeRu, {
  en: () => import('./home.messages.en.ts'),
  ua: () => import('./home.messages.ua.ts'),
  kz: () => import('./home.messages.kz.ts'),
  uz: () => import('./home.messages.uz.ts'),
  tr: () => import('./home.messages.tr.ts'),
});
