import { describe, expect, it } from 'vitest';
import { hasForeignLink, hasRefusedWord, needsReview } from './chat-filter.ts';

describe('a refused word', () => {
  it.each([
    'иди нахуй',
    'ПИЗДЕЦ какой',
    'xyй тебе', // Latin x and y
    'п.и.з.д.а',
    'е б а т ь',
    'ты мудaк', // Latin a
    'blyad da nu',
    'ты долбоёб',
    'хуйло',
    'що за курва',
    'fuck this',
    'f.u.c.k',
    'ｆｕｃｋ',
    'siktir git',
    'orospu cocugu',
    'жалап',
    'jalab',
    'қотақ',
  ])('is found in %s', (text) => expect(hasRefusedWord(text)).toBe(true));

  it.each([
    'тебе повезло, у меня x30',
    'я требую дебатов',
    'хлебать суп, команда, мандарин',
    'оскорблять нельзя, употреблять тоже',
    'страхуй ставку',
    'хорошая сука не бывает злой'.replace('сука ', ''),
    'колебания курса и подстрахуемся',
    'a classic assessment of the class',
    'the analysis of cocktails in Scunthorpe',
    'menga omad keldi, rahmat',
    'bugün şansım iyi, teşekkürler',
    'бүгін жолым болды',
    'сьогодні щастить',
    'рубль упал, не психуй',
    'глубокий, себе, небо, учебный',
  ])('is not found in %s', (text) => expect(hasRefusedWord(text)).toBe(false));
});

describe('a link', () => {
  const host = 'glasshouse.example';
  it.each([
    'go to evil.com',
    'https://evil.com/x',
    'evil(dot)com',
    'evil точка com',
    'https://glasshouse.example.evil.com/',
    'https://glasshouse.example@evil.com/',
    'казино.рф',
    'http://1.2.3.4/',
    'mail me@evil.com',
    'best.casino here',
  ])('to elsewhere is found in %s', (text) => expect(hasForeignLink(text, host)).toBe(true));

  it.each(['https://glasshouse.example/round/dice/1', 'x2.5 and 3.14', 'well...no', 'I won 1.000,50'])(
    'is allowed in %s',
    (text) => expect(hasForeignLink(text, host)).toBe(false),
  );
});

describe('begging and promises', () => {
  it.each([
    'дайте 100 рублей на депозит',
    'гарантированный выигрыш, пиши в лс',
    'guaranteed win every time',
    'please send me some usdt',
    'garanti kazanç sistemi',
  ])('are reviewed: %s', (text) => expect(needsReview(text)).toBe(true));

  it.each(['дай пять!', 'я выиграл 100 рублей', 'what a win', 'bugün kazandım'])('leave alone: %s', (text) =>
    expect(needsReview(text)).toBe(false),
  );
});
