import type { Translation } from '../../core/i18n/messages.ts';
import type { classicStudioRu } from './classic-studio.messages.ts';

export const kz = {
  'field.aloneMs': 'Екінші ойыншыны күту',
  'field.maxBetsPerPlayer': 'Бір ойыншының бәстері',
  'help.countdownMs': 'Екінші ойыншы бәс тіккеннен кейін қабылдау уақыты',
  'help.spinMs': 'Таспаның тоқтау уақыты: ұтыс тартудан төлемге дейін',
  'help.aloneMs': 'Бәстер қайтарылғанша ойыншы бірінші бәстен бастап екіншісін қанша күтеді',
  'help.maxBetsPerPlayer': 'Бір раундта бір ойыншы неше бәс тіге алады',
  'bet.others': 'Басқа ойыншылар',
  'class.pair': 'Екі ойыншы тең',
  'class.one-of-ten': 'Оннан бірі',
  'class.great-share': 'Банктің оннан тоғызы',
  'class.small-share': 'Банктің оннан бірі',
  'class.small-against-many': 'Жиырмаға қарсы ең аз бәс',
} as const satisfies Translation<typeof classicStudioRu>;
