import { describe, expect, it } from 'vitest';
import { isRightAnswer, plainAnswer } from './quiz-values.ts';

describe('an answer', () => {
  it.each([
    ['  ЛЁД! ', 'лед'],
    ['da Vinci', 'DA-VINCI'],
    ['İSTANBUL', 'istanbul'],
    ['CIVA', 'cıva'],
    ['to‘rt', "to'rt"],
    ['Café', 'cafe'],
    ['１２', '12'],
  ])('%s is right where %s is', (message, answer) => {
    expect(isRightAnswer(message, ['no', answer])).toBe(true);
  });

  it('is neither a part of a message nor without letters and figures', () => {
    expect(isRightAnswer('is it paris', ['Paris'])).toBe(false);
    expect(plainAnswer('?! 🙂')).toBe('');
    expect(isRightAnswer('?!', ['!?'])).toBe(false);
  });
});
