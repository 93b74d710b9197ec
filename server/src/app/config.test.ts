import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { variable } from '../core/features/variable.ts';
import { ConfigError, parseConfig, readVariables, warningsOf } from './config.ts';

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

  it('wants its address, a database and a log key of its own in production, and gives no demonstration credit', () => {
    expect(() => parseConfig({ NODE_ENV: 'production' })).toThrow(/PUBLIC_URL: got nothing, takes the address/);
    const site = { NODE_ENV: 'production', PUBLIC_URL: 'https://casino.example' };
    expect(() => parseConfig(site)).toThrow(/DATABASE_URL/);
    const url = 'postgres://db.example/glasshouse';
    expect(() => parseConfig({ ...site, DATABASE_URL: url })).toThrow(/LOG_SIGNING_KEY/);
    const keys = { ...site, DATABASE_URL: url, LOG_SIGNING_KEY: 'AAAA' };
    expect(() => parseConfig(keys)).toThrow(/APP_SECRET/);
    const config = parseConfig({ ...keys, APP_SECRET: 's'.repeat(32) });
    expect(config).toMatchObject({ demoCreditMinor: 0n, host: '0.0.0.0', allowSandbox: false });
    expect(() => parseConfig({ ...keys, APP_SECRET: 's'.repeat(32), CAPTCHA_PROVIDER: 'none' })).toThrow(/CAPTCHA/);
  });

  it('warns of what is dangerous in production, and only there', () => {
    const safe = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://casino.example',
      DATABASE_URL: 'postgres://db.example/glasshouse',
      LOG_SIGNING_KEY: 'AAAA',
      APP_SECRET: 's'.repeat(32),
    };
    const warnings = (changes: Record<string, string>): string =>
      warningsOf(parseConfig({ ...safe, ...changes })).join();
    expect(warnings({})).toBe('');
    expect(warnings({ ALLOW_SANDBOX: 'true' })).toContain('ALLOW_SANDBOX is on in production');
    expect(warnings({ PUBLIC_URL: 'http://casino.example' })).toContain('PUBLIC_URL is not https');
    expect(warningsOf(parseConfig({}))).toEqual([]);
  });
});
