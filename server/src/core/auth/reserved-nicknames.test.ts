import { describe, expect, it } from 'vitest';
import { isReservedNickname } from './reserved-nicknames.ts';

describe('a nickname that could be taken for the house', () => {
  it.each([
    'admin',
    'ADMIN.01',
    'Adm1n',
    'AdmIn', // a capital i
    'admln', // a small L
    'a.d.m.i.n',
    'aaadmin',
    'adrnin',
    'Administrator',
    'Moder.7',
    'staff01',
    'M.o.d',
    'st.aff.7',
    'Manager',
    'Casino.7',
    'Cashi3r',
    'Менеджер',
    'Служба',
    'Дилер.1',
    '0fficial',
    'm0derat0r',
    'Moderator7',
    'support',
    '5upp0rt',
    'Support.Team',
    '0perator',
    'Glasshouse',
    'gIass.house',
    'GlassHouse.help',
    'official',
    'админ',
    'Адм1н.2',
    'М0дератор',
    'Поддержка',
    'поддер.жка',
    'Техподдержка',
    'Саппорт',
    'оператор5',
    'Глассхаус',
    'ГласХаус',
    'адмін', // Ukrainian letters, and Kazakh and Uzbek ones below
    'мөдератор',
    'қасса',
    'Оператөр',
  ])('%s is reserved', (nick) => {
    expect(isReservedNickname(nick)).toBe(true);
  });

  it.each([
    'Nemo',
    'player.7',
    'Captain.Nemo',
    'Анна',
    'Мастер.Игры',
    'Model.T',
    'Glassblower',
    'Sport',
    'Mustafa',
    'Modern.Man',
    'Модерн',
    'Lighthouse',
    'Casinova',
    'Managua',
    'Систематик',
  ])('%s is not', (nick) => {
    expect(isReservedNickname(nick)).toBe(false);
  });
});
