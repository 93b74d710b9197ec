import type { Translation } from '../../core/i18n/messages.ts';
import type { wheelStudioRu } from './wheel-studio.messages.ts';

export const kz = {
  'field.multipliers': 'Көбейткіштер',
  'field.segments': 'Дөңгелек сегменттері ретімен',
  'field.bettingMs': 'Бәс қабылдау',
  'help.multipliers': 'Ұтыс бәсті неше есе көбейтеді — секторлар бойынша',
  'help.segments': '32 сегменттің әрқайсысының көбейткіші: көрсеткіш тұрған сегменттен сағат тілімен',
  'help.bettingMs': 'Раундтың алғашқы бәсінен бастап бәс қабылдау уақыты',
  'help.spinMs': 'Дөңгелектің тоқтау уақыты: ұтыс тартудан төлемге дейін',
  'rule.multipliers': 'Әр көбейткіште кемінде бір сегмент болуы керек және ол тігілгеннен көп қайтармауы тиіс.',
  'cue.pin': 'дөңгелектің түйреуіші',
  'bet.sectors': 'Секторлар',
  'class.sector': '{{sector}}: {{multiplier}}',
} as const satisfies Translation<typeof wheelStudioRu>;
