import { type Segment } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { languageNames, localeOf } from '../../core/i18n/locales.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';

type Conditions = Segment['conditions'];

/** A country by its name in the page's language; its code where the browser has none. */
const countryName = (code: string, locale: string): string => {
  try {
    return new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }).of(code) ?? code;
  } catch {
    return code; // a browser without the language
  }
};

/** Writes conditions as one line each. */
export const useSegmentWords = (): ((conditions: Conditions) => string[]) => {
  const t = useMessages('office-marketing', 'segments');
  const locale = localeOf[useLanguage()];
  const { count } = useFormat();
  const { base } = useDeskFormat();
  const range = (
    { from, to }: { from?: number | undefined; to?: number | undefined },
    write: (n: number) => string,
  ) => {
    if (from !== undefined && to !== undefined) return from === to ? write(from) : `${write(from)} – ${write(to)}`;
    return from === undefined ? `≤ ${write(to ?? 0)}` : `≥ ${write(from)}`;
  };
  return ({ level, played, deposits, countries, languages, signedUp }) => [
    ...(level ? [t('said.level', { range: range(level, count) })] : []),
    ...(played?.withinDays === undefined ? [] : [t('said.played', { days: count(played.withinDays) })]),
    ...(played?.notForDays === undefined ? [] : [t('said.notPlayed', { days: count(played.notForDays) })]),
    ...(deposits
      ? [
          [
            t('said.deposits', { days: count(deposits.days) }),
            ...(deposits.count ? [range(deposits.count, count)] : []),
            ...(deposits.sumMinor ? [range(deposits.sumMinor, base)] : []),
          ].join(' · '),
        ]
      : []),
    ...(countries ? [countries.map((code) => countryName(code, locale)).join(', ')] : []),
    ...(languages ? [languages.map((language) => languageNames[language]).join(', ')] : []),
    ...(signedUp?.withinDays === undefined ? [] : [t('said.signedUp', { days: count(signedUp.withinDays) })]),
    ...(signedUp?.beforeDays === undefined ? [] : [t('said.signedUpBefore', { days: count(signedUp.beforeDays) })]),
  ];
};
