import type { Translation } from '../../core/i18n/messages.ts';
import type { minesHomeRu } from './mines-home.messages.ts';

export const kz = {
  last: 'Соңғы еселік: {{times}}',
  banner: 'Әр қауіпсіз ұяшық еселікті көтереді. Кез келгенінде тоқтауға болады.',
} as const satisfies Translation<typeof minesHomeRu>;
