import { assert, property, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNickname } from '../../../contract/nickname.ts';
import { nicknamesFor } from './nickname.ts';
import { isReservedNickname } from './reserved-nicknames.ts';

describe('a nickname', () => {
  it.each(['abc', 'Игрок.1', 'a.b.c', 'x23456789012345', 'Ёжик', '1a1'])('may be %s', (nick) => {
    expect(isNickname(nick)).toBe(true);
  });

  it.each([
    ['', 'empty'],
    ['ab', 'too short'],
    ['x234567890123456', 'too long'],
    ['a..b', 'a double dot'],
    ['.abc', 'a leading dot'],
    ['abc.', 'a trailing dot'],
    ['12345', 'digits only'],
    ['1.2.3', 'no letter'],
    ['a_b', 'another character'],
    ['a b c', 'a space'],
    ['名前さん', 'another alphabet'],
    ['Аnna', 'a Cyrillic letter among Latin ones'],
    ['Игрoк', 'a Latin letter among Cyrillic ones'],
  ])('may not be "%s": %s', (nick) => {
    expect(isNickname(nick)).toBe(false);
  });
});

describe('nicknames for a login', () => {
  it.each([
    ['player_one', 'player.one'],
    ['Al-_-exey', 'Al.exey'],
    ['------', 'player'],
    ['123456', 'player123456'],
    ['a_____', 'playera'],
    ['abcdefghijklmn_p', 'abcdefghijklmn'],
    ['Admin-support', 'player'],
  ])('the nicknames for the login %s begin with %s', (login, nick) => {
    expect(nicknamesFor(login)[0]).toBe(nick);
  });

  it('are valid, whatever the login', () => {
    assert(
      property(stringMatching(/^[A-Za-z0-9_-]{6,16}$/), (login) => {
        const nicks = nicknamesFor(login);
        expect(nicks.filter((nick) => !isNickname(nick) || isReservedNickname(nick))).toEqual([]);
        expect(nicks).toHaveLength(7);
      }),
    );
  });
});
