import { generalMessages } from '../core/i18n/general.messages.ts';
import { createTranslate } from '../core/i18n/translate.ts';
import { cashMessages } from '../features/cash/cash.messages.ts';
import { diceMessages } from '../games/dice/dice.messages.ts';

/** The server's dictionaries: one group a slice. */
export const translate = createTranslate({ general: generalMessages, dice: diceMessages, cash: cashMessages });
