import { outsideBonus } from 'db';
import { bonusIds } from '../../../../contract/features/bonus-values.ts';
import { telegramBonus as contract } from '../../../../contract/features/telegram-bonus.contract.ts';
import { defineFeature } from '../../../core/features/feature.ts';
import { openTelegram, telegramVariables } from './open-telegram.ts';
import { telegramMessages } from '../bonus-texts.ts';
import { createTelegramRequests } from './telegram.handlers.ts';

/** Bonuses for acts on Telegram. */
export const telegramBonus = defineFeature({
  contract,
  messages: telegramMessages,
  variables: [telegramVariables],
  async open(tools) {
    const telegram = openTelegram(tools);
    const { group, linkOf } = telegram;
    const outside = outsideBonus.bonusOutsideRepository(tools.em());
    await outside.set(bonusIds.telegramGroup, group ? { target: group.group, url: group.url } : null);
    await outside.set(bonusIds.telegramStory, linkOf ? { target: '', url: '/bonus' } : null);
    return {
      requests: createTelegramRequests(tools, telegram),
      routes: (app) => telegram.simulate?.(app),
    };
  },
});
