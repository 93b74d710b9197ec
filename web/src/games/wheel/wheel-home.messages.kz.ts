import type { Translation } from '../../core/i18n/messages.ts';
import type { wheelHomeRu } from './wheel-home.messages.ts';

export const kz = {
  last: 'Соңғы сектор: {{word}}',
  banner: 'Раунд ізі бәстерге дейін көрсетіледі, секторды кез келген адам тексере алады.',
} as const satisfies Translation<typeof wheelHomeRu>;
