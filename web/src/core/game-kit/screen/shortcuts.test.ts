import { describe, expect, test } from 'vitest';
import { keyCap, shortcutFor } from './shortcuts.ts';

const list = [{ code: 'Space' }, { code: 'KeyA' }];
const key = (code: string, more: object = {}) => ({
  code,
  repeat: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  defaultPrevented: false,
  ...more,
});

describe('shortcuts', () => {
  test("are found by the key's place", () => {
    expect(shortcutFor(list, key('KeyA'), 'none')).toEqual({ code: 'KeyA' });
    expect(shortcutFor(list, key('KeyB'), 'none')).toBeUndefined();
  });

  test('are ignored while a field is typed in', () => {
    expect(shortcutFor(list, key('KeyA'), 'text')).toBeUndefined();
  });

  test('leave a number its keys but Space, which bets', () => {
    expect(shortcutFor(list, key('KeyA'), 'number')).toBeUndefined();
    expect(shortcutFor(list, key('Space'), 'number')).toEqual({ code: 'Space' });
  });

  test('leave Space to a control that has no other key', () => {
    expect(shortcutFor(list, key('Space'), 'control')).toBeUndefined();
    expect(shortcutFor(list, key('KeyA'), 'control')).toEqual({ code: 'KeyA' });
  });

  test.each(['repeat', 'ctrlKey', 'altKey', 'metaKey', 'defaultPrevented'])('are ignored when %s', (flag) => {
    expect(shortcutFor(list, key('KeyA', { [flag]: true }), 'none')).toBeUndefined();
  });

  test('are written as on the key', () => {
    expect([keyCap('KeyQ'), keyCap('Digit1'), keyCap('Space')]).toEqual(['Q', '1', undefined]);
  });
});
