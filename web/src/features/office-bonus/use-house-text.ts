import { use } from 'react';
import type { HouseRecord } from 'server/contract';
import type { HouseTexts } from '../../core/features/feature.ts';
import { useFeatures } from '../../core/features/features.ts';
import { hasMessage, texts, useLabels, useLanguage, useMessages } from '../../core/i18n/messages.ts';
import type { RecordText } from '../../core/office/record-form.tsx';

const loading = new Map<string, Promise<HouseTexts>>();
const none: Promise<HouseTexts> = Promise.resolve({ messages: { ...texts('office-bonus', 'main'), source: {} } });

/** A subject's dictionary, loaded once; none if no area brings one. */
const textsOf = (subject: string, load: (() => Promise<HouseTexts>) | undefined): Promise<HouseTexts> => {
  if (!load) return none;
  const found = loading.get(subject) ?? load();
  loading.set(subject, found);
  return found;
};

/** Labels of a subject, its fields and its records. */
export interface HouseText extends RecordText {
  readonly subject: string;
  readonly about: string | undefined;
  /** A record's label: its key, or the field that names it. */
  readonly record: (key: string, record?: HouseRecord, title?: string | null) => string;
}

/** Suspends until the texts are loaded. */
export const useHouseText = (subject: string): HouseText => {
  const { houseChanges } = useFeatures();
  const { messages, names = {} } = use(textsOf(subject, houseChanges.get(subject)));
  const t = useMessages(messages);
  const language = useLanguage();
  const labels = useLabels(Object.values(names));
  const word = (key: string): string | undefined => (hasMessage(messages, key) ? t(key) : undefined);
  const named = (value: unknown): string | undefined => {
    if (typeof value === 'string') return value;
    const named = value as Readonly<Record<string, string>> | null | undefined;
    return named?.[language] || named?.['en'] || undefined;
  };
  return {
    subject: word('subject') ?? subject,
    about: word('subject.about'),
    field: (path) => word(`field.${path}`) ?? path,
    rule: (path) => word(`rule.${path}`),
    choice: (path, choice) => word(`choice.${path}.${choice}`) ?? choice,
    record: (key, record = {}, title = null) =>
      labels[Object.keys(names).indexOf(key)] ??
      word(`key.${key}`) ??
      (title === null ? undefined : named(record[title])) ??
      key,
  };
};

/** Labels of subjects, in their order. */
export const useSubjectNames = (subjects: readonly string[]): readonly string[] => {
  const { houseChanges } = useFeatures();
  const all = subjects.map((subject) => use(textsOf(subject, houseChanges.get(subject))).messages);
  const names = useLabels(all.map(({ area, section }) => ({ area, section, key: 'subject' })));
  return subjects.map((subject, at) => (all[at] && hasMessage(all[at], 'subject') ? (names[at] ?? subject) : subject));
};
