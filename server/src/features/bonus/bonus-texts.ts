import { composeTexts, type ReadArea } from '../../core/i18n/texts.ts';

const bonusWords = (textsOf: ReadArea) => ({
  ...textsOf('outside-bonus'),
  ...textsOf('telegram-bonus'),
  ...textsOf('bonus'),
});

/** Refusals of bonuses, by the codes of the catalogue. */
export const bonusMessages = composeTexts(bonusWords);

/** Answers to promo codes, by the codes of the catalogue. */
export const promoMessages = composeTexts((textsOf) => ({
  ...textsOf('promo'),
  BONUS_OFF: textsOf('bonus').BONUS_OFF,
}));

/** Refusals of bonuses that need something outside: 0 is the TON bonus's to a guest. */
export const outsideMessages = composeTexts((textsOf) => ({
  ...bonusWords(textsOf),
  0: textsOf('outside-bonus').guest,
}));

/** Refusals of bonuses at Telegram: some of the catalogue's numbers mean something else there. */
export const telegramMessages = composeTexts((textsOf) => {
  const words = textsOf('telegram-bonus');
  return {
    ...bonusWords(textsOf),
    1: words.telegramLink,
    5: words.telegramSubscribe,
    6: words.storyUsed,
    10: words.telegramUnknown,
    18: words.telegramVip,
  };
});
