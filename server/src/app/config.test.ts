import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { variable } from '../core/features/variable.ts';
import { checkConfig, ConfigError, parseConfig, readVariables, warningsOf } from './config.ts';

describe('the configuration', () => {
  it('has a default for everything outside production', () => {
    const config = parseConfig({});
    expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', demoCreditMinor: 100_000n });
  });

  it.each([
    ['PORT', 'eighty', 'a port number'],
    ['PORT', '70000', 'a port number'],
    ['DEMO_CREDIT', '-1', 'base units'],
    ['LOG_LEVEL', 'loud', 'trace, debug'],
    ['DATABASE_URL', 'mysql://x', 'postgres://'],
    ['LOG_WITNESSES', 'auditor', 'verifier keys of witnesses'],
    ['TRUST_PROXY', 'yes', 'true, false or how many proxies'],
  ])('names %s, what it got (%s) and what it takes', (name, value, takes) => {
    const parse = (): unknown => parseConfig({ [name]: value });
    expect(parse).toThrow(ConfigError);
    expect(parse).toThrow(new RegExp(`${name}: got .*takes .*${takes}`));
  });

  it('never shows a secret value', () => {
    expect(() => parseConfig({ DATABASE_URL: 'mysql://user:hunter2@host' })).toThrow(/^(?!.*hunter2)/s);
  });

  it.each(['SHOP_KEY', 'SHOP_CLIENT', 'SHOP_PASSWORD'])('never shows a secret of an area: %s', (name) => {
    const read = (): unknown =>
      readVariables({ [name]: 'hunter2' }, z.object({ [name]: variable(z.uuid(), { takes: 'a UUID' }) }));
    expect(read).toThrow(new ConfigError(`${name}: got a value that is not shown, takes a UUID`));
  });

  const house = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://casino.example',
    DATABASE_URL: 'postgres://db.example/glasshouse',
    LOG_SIGNING_KEY: 'AAAA',
    APP_SECRET: 's'.repeat(32),
    SMTP_URL: 'smtp://mail.example',
  };

  it('names in production everything that it needs and everything that is wrong, at once', () => {
    const wrong = { NODE_ENV: 'production', PORT: 'eighty', CAPTCHA_PROVIDER: 'none' };
    const area = z.object({ SHOP_URL: variable(z.url(), { takes: 'an address' }) });
    const names = checkConfig({ ...wrong, SHOP_URL: 'x' }, [area]).map((line) => line.split(':')[0]);
    const needed = ['PUBLIC_URL', 'DATABASE_URL', 'LOG_SIGNING_KEY', 'APP_SECRET', 'SMTP_URL'];
    expect(names).toEqual(['PORT', ...needed, 'CAPTCHA_PROVIDER', 'SHOP_URL']);
    expect(() => parseConfig(wrong)).toThrow(/PUBLIC_URL: got nothing, takes the address.*SMTP_URL: got nothing/s);
    expect(checkConfig(house, [])).toEqual([]);
  });

  it('gives no demonstration credit in production, and opens the port to all', () => {
    const config = parseConfig(house);
    expect(config).toMatchObject({ demoCreditMinor: 0n, host: '0.0.0.0', allowSandbox: false, stopGraceMs: 5000 });
  });

  it('warns of what is dangerous in production, and only there', () => {
    const warnings = (changes: Record<string, string>): string =>
      warningsOf(parseConfig({ ...house, ...changes })).join();
    expect(warnings({})).toBe('');
    expect(warnings({ ALLOW_SANDBOX: 'true' })).toContain('ALLOW_SANDBOX is on in production');
    expect(warnings({ PUBLIC_URL: 'http://casino.example' })).toContain('PUBLIC_URL is not https');
    expect(warningsOf(parseConfig({}))).toEqual([]);
  });
});
