type Range = readonly [first: number, last: number];

/** Every character the product's six languages, money and fairness pages are set in. Inclusive code point ranges. */
const ranges: readonly Range[] = [
  [0x0020, 0x007e], // Basic Latin
  [0x00a0, 0x00ac], // Latin-1 signs (without the soft hyphen, which has no glyph)
  [0x00ae, 0x00ff], // Latin-1: × ÷ ± · and accented letters
  [0x0100, 0x0148], // Latin Extended-A: ğ ı İ and what a nickname may hold
  [0x014a, 0x017f], // ş and the rest (without the deprecated ŉ)
  [0x02bb, 0x02bc], // Uzbek oʻ gʻ and tutuq belgisi
  [0x0400, 0x045f], // Cyrillic: Russian, Ukrainian, Ў
  [0x0490, 0x0493], // Ґ Ғ
  [0x049a, 0x049b], // Қ
  [0x04a2, 0x04a3], // Ң
  [0x04ae, 0x04b3], // Ү Ұ Ҳ
  [0x04ba, 0x04bb], // Һ
  [0x04d8, 0x04d9], // Ә
  [0x04e8, 0x04e9], // Ө
  [0x2007, 0x200a], // figure, punctuation, thin and hair spaces
  [0x2010, 0x2014], // hyphens and dashes
  [0x2018, 0x201e], // quotation marks
  [0x2020, 0x2022], // dagger, bullet
  [0x2026, 0x2026], // ellipsis
  [0x202f, 0x202f], // narrow no-break space: thousands
  [0x2030, 0x2030], // per mille
  [0x2032, 0x2033], // primes
  [0x2039, 0x203a], // single guillemets
  [0x2044, 0x2044], // fraction slash
  [0x2070, 0x2070], // superscript zero
  [0x2074, 0x2079], // superscript digits: 2⁶⁴
  [0x2080, 0x2089], // subscript digits: s₀
  [0x20ac, 0x20ac], // €
  [0x20b4, 0x20b4], // ₴
  [0x20b8, 0x20b8], // ₸
  [0x20ba, 0x20ba], // ₺
  [0x20bd, 0x20bd], // ₽
  [0x2116, 0x2116], // №
  [0x2122, 0x2122], // ™
  [0x2190, 0x2199], // arrows
  [0x21b5, 0x21b5], // ↵ in shortcut hints
  [0x21e7, 0x21e7], // ⇧
  [0x2211, 0x2212], // sum, minus
  [0x221a, 0x221a], // √
  [0x221e, 0x221e], // ∞
  [0x2248, 0x2248], // ≈
  [0x2260, 0x2260], // ≠
  [0x2264, 0x2265], // ≤ ≥
  [0x2318, 0x2318], // ⌘
  [0x25b2, 0x25b2], // ▲
  [0x25bc, 0x25bc], // ▼
  [0x25cf, 0x25cf], // ●
  [0x2713, 0x2713], // ✓
  [0x2717, 0x2717], // ✗
];

/** The subset's characters as one string, in code point order. */
export const fontCharacters: string = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)))
  .join('');

/**
 * OpenType features kept: shaping, tabular figures (`tnum`) for balances, slashed zero (`zero`) and disambiguated
 * letters (`ss02`) for seeds and hashes, `case` for capitals. The rest of the original's stylistic sets is dropped.
 */
export const fontFeatures = [
  'kern',
  'mark',
  'mkmk',
  'ccmp',
  'locl',
  'calt',
  'tnum',
  'pnum',
  'zero',
  'ss02',
  'case',
] as const;
