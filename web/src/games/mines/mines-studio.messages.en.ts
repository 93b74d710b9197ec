import type { Translation } from '../../core/i18n/messages.ts';
import type { minesStudioRu } from './mines-studio.messages.ts';

export const en = {
  'field.minMines': 'Fewest mines',
  'field.maxMines': 'Most mines',
  'field.defaultMines': 'Mines at first',
  'field.minePresets': 'Mine count buttons',
  'help.enabled': 'When this is off, no game can be started, but an open one can be finished',
  'help.revealMs': 'How long a cell takes to turn',
  'help.minMines': 'The least number of mines on the field',
  'help.maxMines': 'The greatest number of mines on the field: one cell is always safe',
  'help.defaultMines': 'The number of mines chosen when a player opens the game',
  'help.minePresets': 'The numbers of mines that have a button of their own',
  'cue.mark': 'cell marked',
  'cue.safe-1': 'safe cell, first',
  'cue.safe-2': 'safe cell, second',
  'cue.safe-3': 'safe cell, third',
  'cue.safe-4': 'safe cell, fourth',
  'cue.safe-5': 'safe cell, fifth',
  'cue.safe-6': 'safe cell, sixth and on',
  'cue.mine': 'mine',
  'bet.minesLength': 'Mines',
  'bet.safe': 'Cells to open',
  'class.plan': 'Mines: {{minesLength}}, cells to open: {{safe}}',
  played:
    'A round that a mine ended does not say when the player would have taken the win: those plans are estimated from the other rounds.',
} as const satisfies Translation<typeof minesStudioRu>;
