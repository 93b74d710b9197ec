import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Geo } from './geo.ts';
import { openLocalGeo, type LocalGeoOptions } from './local-geo.ts';

const GOOGLE = '8.8.8.8'; // US
const BERLIN = '141.20.1.1'; // DE, a university
const BERLIN_6 = '2001:638::1'; // DE
const MULLVAD = '185.213.155.1';

const openGeo = (options: Partial<LocalGeoOptions> = {}): Promise<Geo> =>
  openLocalGeo({ blockedCountries: [], blockedNetworks: [], allowedNetworks: [], blockVpn: false, ...options });

const isBlocked = async (address: string, options: Partial<LocalGeoOptions>): Promise<boolean> =>
  (await openGeo(options)).locate(address).isBlocked;

describe('a country', () => {
  it.each([
    [GOOGLE, 'US'],
    [BERLIN, 'DE'],
    [BERLIN_6, 'DE'],
    [`::ffff:${BERLIN}`, 'DE'],
    ['::ffff:8d14:101', 'DE'],
    ['127.0.0.1', undefined],
    ['10.1.2.3', undefined],
    ['192.168.7.1', undefined],
    ['198.51.100.7', undefined],
    ['::1', undefined],
    ['fe80::1%eth0', undefined],
    ['', undefined],
    ['unix socket', undefined],
    ['999.1.1.1', undefined],
  ])('a country of %j is %s', async (address, country) => {
    expect((await openGeo()).locate(address)).toEqual({ country, isBlocked: false });
  });

  it('a blocked country is refused, in every way of writing the address', async () => {
    const options = { blockedCountries: ['DE', 'KP'] };
    for (const address of [BERLIN, BERLIN_6, `::ffff:${BERLIN}`, '::ffff:8d14:101'])
      expect(await isBlocked(address, options)).toBe(true);
    for (const address of [GOOGLE, '127.0.0.1', '192.168.1.1', '::1', 'fe80::1', 'garbage', ''])
      expect(await isBlocked(address, options)).toBe(false);
  });
});

describe('a network', () => {
  it('a listed network is refused: public, private or loopback', async () => {
    const options = { blockedNetworks: ['198.51.100.0/24', '127.0.0.0/8', '2001:db8::/32', '203.0.113.7'] };
    for (const address of ['198.51.100.255', '127.8.8.8', '::ffff:127.0.0.1', '2001:DB8:ffff::1', '203.0.113.7'])
      expect(await isBlocked(address, options)).toBe(true);
    for (const address of ['198.51.101.0', '128.0.0.1', '2001:db9::1', '203.0.113.8', '::1'])
      expect(await isBlocked(address, options)).toBe(false);
  });

  it('an allowed network is served, whatever else is said of it', async () => {
    const options = {
      blockedCountries: ['DE'],
      blockedNetworks: ['141.20.0.0/16'],
      allowedNetworks: ['141.20.1.0/24'],
    };
    expect(await isBlocked(BERLIN, options)).toBe(false);
    expect(await isBlocked('141.20.2.1', options)).toBe(true);
  });

  it('is taken with whatever bits are set behind its length', async () => {
    expect(await isBlocked('198.51.100.1', { blockedNetworks: ['198.51.100.77/24'] })).toBe(true);
  });

  it.each(['0.0.0.0/0', '198.51.0.0/16'])('may hold another one: %s', async (outer) => {
    const options = { blockedNetworks: [outer, '198.51.100.0/24'] };
    expect(await isBlocked('198.51.99.1', options)).toBe(true);
    expect(await isBlocked('198.51.200.1', options)).toBe(true);
  });

  it.each(['nonsense', '198.51.100.0/33', '198.51.100.0/-1', '1.2.3.4/8/9', ''])(
    'an invalid network is refused: %j',
    async (network) => {
      await expect(openGeo({ blockedNetworks: [network] })).rejects.toThrow(/is no network/);
    },
  );
});

describe('a VPN', () => {
  it('is refused by our own list where that is wanted', async () => {
    expect(await isBlocked(MULLVAD, { blockVpn: true })).toBe(true);
    expect(await isBlocked(MULLVAD, { blockVpn: false })).toBe(false);
    expect(await isBlocked(MULLVAD, { blockVpn: true, allowedNetworks: [MULLVAD] })).toBe(false);
  });

  it.each([GOOGLE, BERLIN, '127.0.0.1', '10.0.0.1', '::1', '1.1.1.1'])('is not at %s', async (address) => {
    expect(await isBlocked(address, { blockVpn: true })).toBe(false);
  });

  it('is what a list of one’s own says, where there is one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'glasshouse-geo-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const vpnNetworks = join(folder, 'networks');
    await writeFile(vpnNetworks, '# ours\n198.51.100.0/24 # Example VPN\n\n');
    expect(await isBlocked('198.51.100.9', { blockVpn: true, vpnNetworks })).toBe(true);
    expect(await isBlocked(MULLVAD, { blockVpn: true, vpnNetworks })).toBe(false);
  });
});
