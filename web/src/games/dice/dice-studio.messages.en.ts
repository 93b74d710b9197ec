import type { Translation } from '../../core/i18n/messages.ts';
import type { diceStudioRu } from './dice-studio.messages.ts';

export const en = {
  'field.minPercentBp': 'Lowest percent on the bar',
  'field.maxPercentBp': 'Highest percent on the bar',
  'field.chanceLimitBp': 'Chance limit',
  'help.minPercentBp': 'A lower percent cannot be chosen',
  'help.maxPercentBp': 'A higher percent cannot be chosen',
  'help.chanceLimitBp': 'A side is off from this chance of winning on',
  'help.revealMs': 'How long the scene takes to show the number',
  'cue.less': 'side “less”',
  'cue.more': 'side “more”',
  'cue.roll': 'number on its way',
  'cue.tick': 'short tick',
  'bet.percentBp': 'Percent',
  'option.less': 'Less than the percent',
  'option.more': 'The percent or more',
  'class.less': 'Less than {{percent}}',
  'class.more': '{{percent}} or more',
} as const satisfies Translation<typeof diceStudioRu>;
