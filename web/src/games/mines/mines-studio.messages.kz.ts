import type { Translation } from '../../core/i18n/messages.ts';
import type { minesStudioRu } from './mines-studio.messages.ts';

export const kz = {
  'field.minMines': 'Ең аз мина',
  'field.maxMines': 'Ең көп мина',
  'field.defaultMines': 'Бастапқы мина саны',
  'field.minePresets': 'Мина саны бар түймелер',
  'help.enabled': 'Өшірілсе, жаңа ойын басталмайды, бірақ ашығын аяқтауға болады',
  'help.revealMs': 'Ұяшықтың аударылу уақыты',
  'help.minMines': 'Алаңдағы минаның ең аз саны',
  'help.maxMines': 'Алаңдағы минаның ең көп саны: бір ұяшық әрқашан қауіпсіз',
  'help.defaultMines': 'Ойыншы ойынды ашқанда таңдалған мина саны',
  'help.minePresets': 'Жеке түймесі бар мина сандары',
  'cue.mark': 'ұяшық белгісі',
  'cue.safe-1': 'қауіпсіз ұяшық, бірінші',
  'cue.safe-2': 'қауіпсіз ұяшық, екінші',
  'cue.safe-3': 'қауіпсіз ұяшық, үшінші',
  'cue.safe-4': 'қауіпсіз ұяшық, төртінші',
  'cue.safe-5': 'қауіпсіз ұяшық, бесінші',
  'cue.safe-6': 'қауіпсіз ұяшық, алтыншы және одан әрі',
  'cue.mine': 'мина',
  'bet.minesLength': 'Мина саны',
  'bet.safe': 'Ашылатын ұяшықтар',
  'class.plan': 'Мина: {{minesLength}}, ашылатын ұяшық: {{safe}}',
  played:
    'Минамен аяқталған раунд ойыншының ұтысты қашан алатынын айтпайды: ол жоспарлар басқа раундтар бойынша бағаланды.',
} as const satisfies Translation<typeof minesStudioRu>;
