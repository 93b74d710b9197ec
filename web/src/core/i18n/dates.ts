/** Names of the months where browsers have none: Chromium says that it knows these languages and writes "M11" (2026-11). */
const months: Readonly<Record<string, readonly string[]>> = {
  kk: 'қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан'.split(' '),
  'uz-Latn': 'yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr'.split(' '),
};

const YEAR_WORD = /[\s\u00a0\u202f]?г\./;

/** Writes moments (ms since epoch) as dates and times in a language. `locale`: BCP 47, as in `localeOf`. */
export const dateFormat = (
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Pick<Intl.DateTimeFormat, 'format'> => {
  const names = months[locale];
  if (!names) return new Intl.DateTimeFormat(locale, options);
  const order = new Intl.DateTimeFormat('ru', options); // both write a date in the order of Russian
  const month = new Intl.DateTimeFormat('en', { month: 'numeric', timeZone: order.resolvedOptions().timeZone });
  return {
    format: (at) =>
      order
        .formatToParts(at)
        .map(({ type, value }) => {
          if (type === 'month' && !/^\d+$/.test(value)) return names[Number(month.format(at)) - 1];
          return type === 'literal' ? value.replace(YEAR_WORD, '') : value;
        })
        .join(''),
  };
};
