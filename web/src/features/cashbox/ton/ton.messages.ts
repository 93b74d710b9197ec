import { defineMessages } from '../../../core/i18n/messages.ts';

/** Paying in TON from a connected wallet, in the source language. */
export const ru = {
  title: 'Из своего кошелька TON',
  text: 'Подключите кошелёк: он подпишет, что принадлежит вам. Денег подпись не списывает; каждый перевод вы подтверждаете в кошельке.',
  connect: 'Подключить кошелёк',
  connected: 'Подключён кошелёк {{wallet}}',
  to: 'Перевести на адрес',
  memo: 'Memo (обязательно)',
  minimum: 'Минимум: {{amount}}',
  course: 'Курс сейчас: 1 TON = {{course}}',
  timeLeft: 'Ждём перевод ещё',
  choose: 'Выберите кошелёк',
  waiting: 'Ждём подтверждения в кошельке {{wallet}}',
  scan: 'Откройте кошелёк на этом устройстве или отсканируйте код телефоном.',
  code: 'QR-код для подключения кошелька',
  open: 'Открыть {{wallet}}',
  other: 'Выбрать другой кошелёк',
  notConnected: 'Кошелёк не подключён: запрос отклонён или кошелёк не ответил.',
  byHand: 'Можно и перевести самому: на этот адрес и обязательно с этим memo.',
  amount: 'Сколько перевести',
  amountWrong: 'Введите сумму больше нуля, не более девяти знаков после запятой.',
  amountLow: 'Сумма меньше минимальной: {{amount}}.',
  send: 'Перевести из кошелька',
  'outcome.asked': 'Подтвердите перевод в кошельке.',
  'outcome.sent': 'Кошелёк отправил перевод. Деньги зачислятся, когда он придёт по сети.',
  'outcome.declined': 'Перевод отклонён в кошельке. Ничего не отправлено.',
  'outcome.unsure': 'Кошелёк не подтвердил перевод. Прежде чем повторять, проверьте в нём, не ушли ли деньги.',
  disconnect: 'Отключить кошелёк',
} as const;

export const tonMessages = defineMessages('cashbox-ton', ru, {
  en: () => import('./ton.messages.en.ts'),
  ua: () => import('./ton.messages.ua.ts'),
  kz: () => import('./ton.messages.kz.ts'),
  uz: () => import('./ton.messages.uz.ts'),
  tr: () => import('./ton.messages.tr.ts'),
});
