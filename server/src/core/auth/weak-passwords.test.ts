import { describe, expect, it } from 'vitest';
import { isWeakPassword } from './weak-passwords.ts';

const owner = { login: 'captain_Nemo7', nick: 'Немо.Капитан', email: 'ned.land+casino@example.com' };

describe('a weak password', () => {
  it.each([
    '123456',
    'abc123',
    'Qwerty123',
    'Password1',
    'P4ssw0rd2026',
    'Dragon99!',
    '1Monkey1',
    'Пароль1',
    'Йцукен12',
    'Aaaaa1',
    'Abab11',
  ])('is one that many have: %s', (password) => {
    expect(isWeakPassword(password, {})).toBe(true);
  });

  it.each([
    ['of the site', 'Glasshouse1'],
    ['of the site, with letters as figures', 'Gla55h0use2026'],
    ['of the site, with little beside it', 'MyGlasshouse77'],
    ['the login', 'Captain_Nemo7'],
    ['the login with a year', 'CaptainNemo1870'],
    ['the nickname', 'НемоКапитан1'],
    ['a part of the address', 'Casino777a'],
    ['the local part of the address', 'NedLandCasino1'],
  ])('is a name: %s', (_whose, password) => {
    expect(isWeakPassword(password, owner)).toBe(true);
  });

  it.each([
    'Harbour42',
    'CaptainNemoSubmarine20',
    'Nautilus-1870',
    'correct Horse 4 battery',
    'Ab3<&>xyz',
    'Ландыш-и-2-мака',
  ])('is not %s', (password) => {
    expect(isWeakPassword(password, owner)).toBe(false);
  });

  it('needs no name to be known', () => {
    expect(isWeakPassword('CaptainNemo1870', {})).toBe(false);
    expect(isWeakPassword('Harbour42', { login: null, nick: '', email: 'a@b.example' })).toBe(false);
  });
});
