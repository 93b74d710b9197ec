import type { Translation } from '../../core/i18n/messages.ts';
import type { minesStudioRu } from './mines-studio.messages.ts';

export const uz = {
  'field.minMines': 'Eng kam mina',
  'field.maxMines': 'Eng ko‘p mina',
  'field.defaultMines': 'Boshlang‘ich minalar',
  'field.minePresets': 'Minalar soni tugmalari',
  'help.enabled': 'O‘chirilsa, yangi o‘yin boshlanmaydi, ammo ochig‘ini tugatish mumkin',
  'help.revealMs': 'Katak qancha vaqtda ochiladi',
  'help.minMines': 'Maydondagi minalarning eng kam soni',
  'help.maxMines': 'Maydondagi minalarning eng ko‘p soni: bitta katak doim xavfsiz',
  'help.defaultMines': 'O‘yinchi o‘yinni ochganda tanlangan minalar soni',
  'help.minePresets': 'O‘z tugmasi bor minalar sonlari',
  'cue.mark': 'katak belgisi',
  'cue.safe-1': 'xavfsiz katak, birinchi',
  'cue.safe-2': 'xavfsiz katak, ikkinchi',
  'cue.safe-3': 'xavfsiz katak, uchinchi',
  'cue.safe-4': 'xavfsiz katak, to‘rtinchi',
  'cue.safe-5': 'xavfsiz katak, beshinchi',
  'cue.safe-6': 'xavfsiz katak, oltinchi va keyingilari',
  'cue.mine': 'mina',
  'bet.minesLength': 'Minalar',
  'bet.safe': 'Ochiladigan kataklar',
  'class.plan': 'Mina: {{minesLength}}, ochiladigan katak: {{safe}}',
  played:
    'Mina tugatgan raund o‘yinchi yutuqni qachon olishini aytmaydi: bu rejalar boshqa raundlar bo‘yicha baholandi.',
} as const satisfies Translation<typeof minesStudioRu>;
