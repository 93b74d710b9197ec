import type { Translation } from '../../core/i18n/messages.ts';
import type { diceStudioRu } from './dice-studio.messages.ts';

export const kz = {
  'field.minPercentBp': 'Шкаладағы ең аз пайыз',
  'field.maxPercentBp': 'Шкаладағы ең көп пайыз',
  'field.chanceLimitBp': 'Шекті мүмкіндік',
  'help.minPercentBp': 'Бұдан аз пайызды таңдауға болмайды',
  'help.maxPercentBp': 'Бұдан көп пайызды таңдауға болмайды',
  'help.chanceLimitBp': 'Осы ұтыс мүмкіндігінен бастап тарап өшіріледі',
  'help.revealMs': 'Санның сахнада шығу уақыты',
  'cue.less': '«аз» жағы',
  'cue.more': '«көп» жағы',
  'cue.roll': 'сан келе жатыр',
  'cue.tick': 'қысқа сырт',
  'bet.percentBp': 'Пайыз',
  'option.less': 'Пайыздан аз',
  'option.more': 'Пайыз немесе көп',
  'class.less': '{{percent}}-дан аз',
  'class.more': '{{percent}} немесе көп',
} as const satisfies Translation<typeof diceStudioRu>;
