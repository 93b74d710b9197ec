import type { Translation } from '../../core/i18n/messages.ts';
import type { minesStudioRu } from './mines-studio.messages.ts';

export const tr = {
  'field.minMines': 'En az mayın',
  'field.maxMines': 'En çok mayın',
  'field.defaultMines': 'Başlangıçtaki mayın sayısı',
  'field.minePresets': 'Mayın sayısı düğmeleri',
  'help.enabled': 'Kapalıyken yeni oyun başlamaz, açık olan bitirilebilir',
  'help.revealMs': 'Bir hücrenin dönme süresi',
  'help.minMines': 'Alandaki en az mayın sayısı',
  'help.maxMines': 'Alandaki en çok mayın sayısı: bir hücre her zaman güvenlidir',
  'help.defaultMines': 'Oyuncu oyunu açtığında seçili mayın sayısı',
  'help.minePresets': 'Kendi düğmesi olan mayın sayıları',
  'cue.mark': 'hücre işareti',
  'cue.safe-1': 'güvenli hücre, birinci',
  'cue.safe-2': 'güvenli hücre, ikinci',
  'cue.safe-3': 'güvenli hücre, üçüncü',
  'cue.safe-4': 'güvenli hücre, dördüncü',
  'cue.safe-5': 'güvenli hücre, beşinci',
  'cue.safe-6': 'güvenli hücre, altıncı ve sonrası',
  'cue.mine': 'mayın',
  'bet.minesLength': 'Mayın',
  'bet.safe': 'Açılacak hücre',
  'class.plan': 'Mayın: {{minesLength}}, açılacak hücre: {{safe}}',
  played:
    'Mayınla biten bir tur, oyuncunun kazancı ne zaman alacağını söylemez: bu planlar öteki turlardan tahmin edildi.',
} as const satisfies Translation<typeof minesStudioRu>;
