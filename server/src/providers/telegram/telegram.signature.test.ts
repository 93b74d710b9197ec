import { describe, expect, it } from 'vitest';
import { createTelegramResults } from './telegram.client.ts';
import { isSigned, signatureOf, webAppKey, widgetKey } from './telegram.signature.ts';

const botToken = '123456789:a-token-of-a-bot-that-does-not-exist';
const now = Date.parse('2026-03-01T12:00:00Z');

/** Mini-app data and a widget's result of this second, signed by openssl by the steps that Telegram describes. */
const webApp =
  'query_id=AAH&user=%7B%22id%22%3A7000000007%2C%22first_name%22%3A%22Anna%20%5C%2F%20%3F%22%2C%22last_name%22%3A%22K%22%2C%22username%22%3A%22anna%22%7D' +
  '&auth_date=1772366400&signature=made%2Bby_nobody' +
  '&hash=41a42efdaa16c4df21941558c29920c417f1fbdd720495a899d6a221b8fe65e1';
const widget =
  'id=7000000007&first_name=Anna%20K&username=anna&auth_date=1772366400' +
  '&hash=5434cc6d44f3c6d254b268c22baaca670d921d360250524b40e6979cbd7633dc';

const results = (at = now) => createTelegramResults({ botToken, spend: () => Promise.resolve(true), now: () => at });

describe('a signature of Telegram', () => {
  it('is checked as Telegram makes it', async () => {
    expect(isSigned(webAppKey(botToken), new URLSearchParams(webApp))).toBe(true);
    expect(isSigned(widgetKey(botToken), new URLSearchParams(webApp))).toBe(false);
    expect(isSigned(widgetKey(botToken), new URLSearchParams(widget))).toBe(true);
    const person = { subject: '7000000007', name: 'anna', url: 'https://t.me/anna', email: null };
    expect(await results().personOfWebApp(webApp)).toMatchObject({ ...person, lastName: 'K' });
    expect(await results().personOfWidget(new URLSearchParams(widget))).toMatchObject(person);
  });

  it('is of every field', () => {
    const fields = new URLSearchParams(webApp);
    for (const name of fields.keys()) {
      const changed = new URLSearchParams(webApp);
      changed.set(name, `${fields.get(name)}0`);
      expect(isSigned(webAppKey(botToken), changed)).toBe(false);
      changed.delete(name);
      expect(isSigned(webAppKey(botToken), changed)).toBe(false);
    }
  });

  it('is of no field that comes twice', () => {
    const twice = new URLSearchParams('id=1&id=2');
    twice.set('hash', signatureOf(widgetKey(botToken), twice));
    expect(isSigned(widgetKey(botToken), twice)).toBe(false);
  });
});

describe('a result of the widget', () => {
  const signed = (fields: Record<string, string>): URLSearchParams => {
    const all = new URLSearchParams(fields);
    all.set('hash', signatureOf(widgetKey(botToken), all));
    return all;
  };
  const at = (seconds: number): string => String(now / 1000 + seconds);

  it('names a person by the best that it has', async () => {
    const names = async (fields: Record<string, string>): Promise<string> =>
      (await results().personOfWidget(signed({ id: '7', auth_date: at(0), ...fields }))).name;
    expect(await names({ first_name: 'Anna', last_name: 'K', username: 'anna' })).toBe('anna');
    expect(await names({ first_name: 'Anna', last_name: 'K' })).toBe('Anna K');
    expect(await names({})).toBe('7');
  });

  it.each([-301, 61, Number.NaN])('is refused when it is %i seconds away', async (seconds) => {
    const fields = signed({ id: '7', auth_date: at(seconds) });
    await expect(results().personOfWidget(fields)).rejects.toMatchObject({ problem: 'refused' });
  });

  it.each([-300, 60])('is taken when it is %i seconds away', async (seconds) => {
    expect((await results().personOfWidget(signed({ id: '7', auth_date: at(seconds) }))).subject).toBe('7');
  });

  it.each([{}, { id: '0' }, { id: '-7' }, { id: '7x' }, { id: '' }])('is refused with %j for an id', async (fields) => {
    await expect(results().personOfWidget(signed({ auth_date: at(0), ...fields }))).rejects.toMatchObject({
      problem: 'refused',
    });
  });

  it('is refused without a time', async () => {
    await expect(results().personOfWidget(signed({ id: '7' }))).rejects.toMatchObject({ problem: 'refused' });
  });

  it('counts once', async () => {
    const spent = new Set<string>();
    const once = createTelegramResults({
      botToken,
      now: () => now,
      spend: (kind, token) => Promise.resolve(!spent.has(kind + token) && spent.add(kind + token).size > 0),
    });
    const fields = signed({ id: '7', auth_date: at(0) });
    await once.personOfWidget(fields);
    await expect(once.personOfWidget(fields)).rejects.toMatchObject({ problem: 'refused' });
  });
});
