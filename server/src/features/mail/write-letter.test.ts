import { describe, expect, it } from 'vitest';
import { languages, type Language } from '../../../contract/languages.ts';
import type { Letters, LetterKind } from '../../core/mail/mailer.ts';
import { letterDictionaries } from './letter-dictionaries.ts';
import { writeLetter } from './write-letter.ts';

const link = 'https://glasshouse.example/x?token=a_b-c&next=1';
const until = new Date('2026-11-18T11:06:00Z');

const samples: { [K in LetterKind]: Letters[K][] } = {
  emailConfirm: [{ nick: 'Ann', link }],
  recovery: [{ nick: 'Ann', link }],
  temporaryCode: [{ nick: 'Ann', code: '042137', device: '', place: 'DE' }],
  newDevice: [{ nick: 'Ann', device: 'Firefox, Linux', place: '', at: until, link }],
  credentials: [{ login: 'player77', password: 'Ab3<&>xyz', link }],
  emailChanged: [{ nick: 'Ann', email: 'new@example.com' }],
  emailChangeAsked: [{ nick: 'Ann', email: 'new@example.com' }],
  guesses: [
    { nick: 'Ann', what: 'password', link },
    { nick: 'Ann', what: 'code', link },
  ],
  passwordChanged: [{ nick: 'Ann' }],
  twoFactorChanged: [
    { nick: 'Ann', isOn: true },
    { nick: 'Ann', isOn: false },
  ],
  socialLinked: [{ nick: 'Ann', provider: 'twitter' }],
  socialUnlinked: [{ nick: 'Ann', provider: 'twitter' }],
  kycReviewed: [
    { nick: 'Ann', isApproved: true, reason: '' },
    { nick: 'Ann', isApproved: false, reason: 'blurred' },
  ],
  accountBlocked: [{ nick: 'Ann', reason: 'multi-account' }],
  identityReviewed: [
    { nick: 'Ann', isSame: false, reason: 'two people at one computer' },
    { nick: 'Ann', isSame: true, reason: 'the same passport' },
  ],
  depositCredited: [{ nick: 'Ann', amount: '1050.00' }],
  selfExcluded: [
    { nick: 'Ann', until },
    { nick: 'Ann', until: null },
  ],
  withdrawalDestination: [{ nick: 'Ann', payway: 'TON', from: until, link }],
  withdrawalDone: [{ nick: 'Ann', amount: '10.00 TON', payway: 'TON', link }],
  withdrawalPrice: [{ nick: 'Ann', amount: '10.00 TON', arrives: '9.00 TON', payway: 'TON', link }],
  withdrawalRefused: [{ nick: 'Ann', amount: '10.00 TON', payway: 'TON', link, reason: 'wrong details' }],
  withdrawalDocuments: [{ nick: 'Ann', amount: '10.00 TON', payway: 'TON', link, reason: 'a passport' }],
  marketing: [
    { nick: 'Ann', title: 'A new game', paragraphs: ['It is here.', 'Look.'], link, unsubscribe: `${link}2` },
  ],
  supportAnswer: [
    { nick: 'Ann', answers: ['It is paid.\nHave a nice day.'], link, canReply: false },
    { nick: null, answers: ['It is paid.', 'Today.'], link, canReply: true },
  ],
};

const every = languages.flatMap((lang) =>
  (Object.keys(samples) as LetterKind[]).flatMap((kind) => samples[kind].map((values) => ({ lang, kind, values }))),
);

describe.each(every)('a letter $kind in $lang', ({ kind, lang, values }) => {
  const { subject, text, html } = writeLetter(kind, lang, values);

  it('has every word filled in', () => {
    for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\{|undefined|\[object/);
    expect(subject).not.toBe('');
    expect(subject).not.toMatch(/[\r\n]/);
  });

  it('holds its link and its code as they are', () => {
    if ('link' in values) expect(text).toContain(values.link);
    if ('link' in values) expect(html).toContain(`href="${values.link.replace('&', '&amp;')}"`);
    if ('code' in values) expect(`${text}${html}`.split(values.code)).toHaveLength(3);
    if ('password' in values) expect(text).toContain(values.password);
  });

  it('loads nothing from anywhere and runs nothing', () => {
    expect(html).not.toMatch(/<(?:img|link|script|style|iframe)\b|url\(|@import/i);
  });
});

describe('a letter', () => {
  it.each(languages)('in %s has words of its own language', (lang) => {
    const others = languages.filter((other) => other !== lang).map((other) => letterDictionaries[other]);
    const { subject, body } = letterDictionaries[lang].letters.recovery;
    for (const { letters } of others)
      expect([letters.recovery.subject, letters.recovery.body]).not.toEqual([subject, body]);
  });

  it('escapes whatever a person chose', () => {
    const { html, text } = writeLetter('accountBlocked', 'en', {
      nick: '<b>"Ann"</b>',
      reason: `<img src=x onerror='1'>`,
    });
    expect(html).toContain('&lt;b&gt;&quot;Ann&quot;&lt;/b&gt;');
    expect(html).toContain('&lt;img src=x onerror=&#39;1&#39;&gt;');
    expect(text).toContain('<b>"Ann"</b>');
  });

  it('does not fill in what a person wrote as a placeholder', () => {
    const { text } = writeLetter('passwordChanged', 'en', { nick: '{{email}}' });
    expect(text).toContain('Hello {{email}},');
  });

  it.each([
    ['ru', '18 ноября 2026 г., 11:06 UTC'],
    ['en', '18 November 2026, 11:06 UTC'],
    ['ua', '18 листопада 2026 р., 11:06 UTC'],
    ['tr', '18 Kasım 2026, 11:06 UTC'],
  ] as const)('words a time in %s as %s', (lang, words) => {
    expect(writeLetter('selfExcluded', lang, { nick: 'Ann', until }).text).toContain(words);
  });

  it.each([
    ['ru', 'Германия'],
    ['kz', 'Германия'],
    ['uz', 'Germaniya'],
    ['tr', 'Almanya'],
  ] as const)('names a country in %s: %s', (lang, name) => {
    const values = { nick: 'Ann', code: '042137', device: '', place: 'DE' };
    expect(writeLetter('temporaryCode', lang, values).text).toContain(name);
  });

  it('names a browser as people do, and says where nothing is known', () => {
    const device =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
    const { text } = writeLetter('newDevice', 'en', { nick: 'Ann', device, place: '', at: until, link });
    expect(text).toContain('Device: Chrome, Windows\nPlace: unknown\n');
  });

  it('a letter of an unknown language is in Russian', () => {
    expect(writeLetter('passwordChanged', 'xx' as Language, { nick: 'Ann' }).subject).toBe('Пароль изменён');
  });
});
