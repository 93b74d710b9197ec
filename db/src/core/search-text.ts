/*
 * Names as searching compares them: one alphabet, no marks, one spelling of what sounds alike. A name and what somebody
 * types for it pass through the same, so it matters little whether each step is right, only that both take it.
 */

/** Cyrillic letters of the house's languages in Latin; without marks, so that names may be compared. */
export const CYRILLIC_IN_LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
  і: 'i',
  ї: 'i',
  є: 'e',
  ґ: 'g',
  ў: 'u',
  ә: 'a',
  ғ: 'g',
  қ: 'k',
  ң: 'n',
  ө: 'o',
  ұ: 'u',
  ү: 'u',
  һ: 'h',
  ҳ: 'h',
};

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/oo|ou/g, 'u'],
  [/ee|ea|ey|ie/g, 'i'],
  [/j|dzh/g, 'zh'],
  [/ck|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
];

const MARKS = /\p{M}/gu;
const OTHER = /[^a-z\d]+/g;

const spell = (letters: string): string => {
  let text = letters;
  for (const [sound, spelling] of SOUNDS) text = text.replace(sound, spelling);
  return text;
};

/** A text as searching compares it: lower-case Latin letters, digits and single spaces. */
export const searchText = (text: string): string => {
  const latin = [...text.toLowerCase().replaceAll('ı', 'i')]
    .map((letter) => CYRILLIC_IN_LATIN[letter] ?? letter)
    .join('');
  return spell(latin.normalize('NFKD').replace(MARKS, '').replace(/['’`]/g, '').replace(OTHER, ' ').trim());
};

const LATIN_KEYS = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const CYRILLIC_KEYS = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const OTHER_KEY = new Map(
  [...LATIN_KEYS].flatMap((latin, index): (readonly [string, string])[] => {
    const cyrillic = CYRILLIC_KEYS[index] ?? latin;
    return [
      [latin, cyrillic],
      [cyrillic, latin],
    ];
  }),
);

/** Translates a text to the other layout of the keyboard, Latin to Cyrillic and back. */
export const typedOtherwise = (text: string): string =>
  [...text.toLowerCase()].map((letter) => OTHER_KEY.get(letter) ?? letter).join('');
