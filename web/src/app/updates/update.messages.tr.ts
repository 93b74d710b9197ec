import type { Translation } from '../../core/i18n/messages.ts';
import type { updateRu } from './update.messages.ts';

export const tr = {
  title: 'Yeni sürüm hazır',
  text: 'Sayfayı size uygun olduğunda yenileyin. Bahisleriniz ve bakiyeniz sunucuda saklanır.',
  waiting: 'Süren tur biter bitmez güncelleyeceğiz. Otomatik oyun, süren bahisten sonra durur.',
  take: 'Güncelle',
  later: 'Daha sonra',
  failed: 'Güncellenemedi. Yeniden deneyin ya da sayfayı yenileyin.',
} as const satisfies Translation<typeof updateRu>;
