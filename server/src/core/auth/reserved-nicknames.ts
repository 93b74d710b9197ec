import { CYRILLIC_IN_LATIN } from 'db';

/** Words by which players know people of the house: not allowed anywhere in a nickname. */
const words = [
  'admin',
  'moderator',
  'operator',
  'support',
  'helpdesk',
  'official',
  'glasshouse',
  'админ',
  'модератор',
  'оператор',
  'поддержка',
  'саппорт',
  'сотрудник',
  'официальный',
  'глассхаус',
  'гласхауз',
  'destek', // support, in Turkish
  'yonetici', // administrator, in Turkish
];

/** Those that are part of ordinary words and names (Mustafa, modern): not allowed between dots and digits, or with dots inside. */
const wholeWords = [
  'mod',
  'moder',
  'staff',
  'house',
  'manager',
  'security',
  'system',
  'cashier',
  'casino',
  'dealer',
  'мод',
  'модер',
  'менеджер',
  'безопасность',
  'система',
  'служба',
  'касса',
  'кассир',
  'казино',
  'дилер',
  'крупье',
];

/** The table that games are searched by. Three letters are shorter here, because a nickname has few. */
const latinOf: Readonly<Record<string, string>> = { ...CYRILLIC_IN_LATIN, ц: 'c', ю: 'u', я: 'a' };

/** Letters that figures pass for: in Latin, and in Cyrillic. */
const figures: readonly Readonly<Record<string, string>>[] = [
  { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 6: 'b', 7: 't', 8: 'b', 9: 'g' },
  { 0: 'o', 1: 'i', 3: 'z', 4: 'ch', 6: 'b', 8: 'v', 9: 'd' },
];

/** Shape of a name as it looks and sounds: Latin letters, none of them twice in a row, look-alikes as one. */
const shapeOf = (text: string, figureOf: Readonly<Record<string, string>>): string =>
  [...text.toLowerCase()]
    .map((character) => latinOf[character] ?? figureOf[character] ?? character)
    .join('')
    .replace(/[^a-z]/g, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/[jl]/g, 'i')
    .replace(/(.)\1+/g, '$1');

const shapesOf = (text: string): string[] => figures.map((figureOf) => shapeOf(text, figureOf));

const reserved = [...new Set(words.flatMap(shapesOf))];
const reservedWhole = new Set(wholeWords.flatMap(shapesOf));
const partsOf = (nick: string): string[] =>
  [...nick.split('.'), nick.replaceAll('.', '')].map((part) => part.replace(/^\d+|\d+$/g, ''));

/**
 * True when a nickname could be taken for one of the house: a reserved word in either script, with figures for letters.
 */
export const isReservedNickname = (nick: string): boolean =>
  shapesOf(nick).some((shape) => reserved.some((word) => shape.includes(word))) ||
  partsOf(nick).some((part) => shapesOf(part).some((shape) => reservedWhole.has(shape)));
