import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './local-account.messages.ts';

export const uz = {
  local: 'Login va parol',
  'local.text': 'Hozir ijtimoiy tarmoq orqali kirasiz. Login va parol bo‘lsa, u ishlamay qolganda ham kira olasiz.',
  'local.login': 'Login',
  'local.loginHint': '6 dan 16 gacha lotin harflari va raqamlar.',
  'local.password': 'Parol',
  'local.passwordHint': 'Kamida 6 ta lotin harfi va raqam.',
  'local.repeat': 'Parolni takrorlang',
  'local.submit': 'Login yaratish',
  'local.saved': 'Login yaratildi',
} as const satisfies Translation<typeof ru>;
