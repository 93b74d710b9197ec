// Writes server/src/core/geo/vpn-networks.txt from a list of networks by autonomous system, as the package
// @ip-location-db/asn ships it: node server/scripts/vpn-networks.mjs <folder with asn-ipv4.csv and asn-ipv6.csv>
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ipaddr from 'ipaddr.js';

// Sellers of VPNs, and hosts of the machines that VPNs run on. No clouds through which companies and phones browse
// (Amazon, Google, Microsoft, Cloudflare, Akamai, Fastly): people sit behind those too.
const operators = {
  '31173 Services (Mullvad)': [39351],
  Aeza: [210644, 216246],
  'Akamai Linode': [63949],
  'B2 Net Solutions': [55286],
  Beget: [198610],
  Clouvider: [62240, 207158, 401881],
  Contabo: [40021, 51167, 141995],
  'Cyberzone (Surfshark)': [209854],
  Datacamp: [60068, 212238],
  DigitalOcean: [14061, 393406],
  EstNOC: [206804],
  'F.N.S. Holdings': [206092],
  FDCservers: [30058],
  'DFRI (Tor)': [198093],
  FranTech: [53667],
  'G-Core': [199524, 202422],
  GlobalTeleHost: [62563, 63023],
  'HERN Labs': [205016],
  Hetzner: [24940, 212317, 213230, 215859],
  Hivelocity: [29802, 61317],
  'Hosting technology': [48282],
  Hostinger: [47583],
  Hostkey: [50867, 57043],
  HostRoyale: [39486, 46516, 133499, 134450, 203020, 204287, 207990],
  'HZ Hosting': [59711],
  Kamatera: [36007],
  Leaseweb: [7203, 19148, 27411, 28753, 30633, 32613, 59253, 60781, 205544, 394380, 395954, 396190, 396362],
  LogicWeb: [64286],
  M247: [9009, 16247, 42973],
  Melbikomas: [8849, 56630],
  MVPS: [202448],
  netcup: [197540],
  OVH: [16276, 35540],
  Owl: [43357],
  'PacketHub (NordVPN)': [136787, 141039, 147049, 207137, 272096],
  Performive: [46562],
  'Private Layer': [51852],
  Proton: [62371, 208172, 209103],
  Psychz: [40676],
  'Reg.ru': [197695],
  Scaleway: [12876],
  Selectel: [49505, 50340],
  Serverius: [50673],
  'Servers Tech': [216071],
  'Servers.com': [7979],
  'Strong Technology (StrongVPN)': [22781, 62651],
  Timeweb: [9123, 210976],
  tzulo: [11878],
  UpCloud: [202053],
  Vultr: [20473],
  WorldStream: [8315, 49981],
};

const target = new URL('../src/core/geo/vpn-networks.txt', import.meta.url);

const numberOf = (address) => BigInt(`0x${Buffer.from(ipaddr.parse(address).toByteArray()).toString('hex')}`);

const textOf = (number, bits) =>
  ipaddr.fromByteArray([...Buffer.from(number.toString(16).padStart(bits / 4, '0'), 'hex')]).toString();

/** The ranges of the operators in one file: [first, last], in order, those that touch made one. */
const rangesIn = (file) => {
  const wanted = new Set(Object.values(operators).flat());
  const ranges = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split(',', 3))
    .filter(([, , asn]) => wanted.has(Number(asn)))
    .map(([first, last]) => [numberOf(first), numberOf(last)])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const merged = [];
  for (const [first, last] of ranges) {
    const before = merged.at(-1);
    if (before && first <= before[1] + 1n) before[1] = last > before[1] ? last : before[1];
    else merged.push([first, last]);
  }
  return merged;
};

/** A range as networks: the largest that begins where the last one ended, again and again. */
const networksOf = ([first, last], bits) => {
  const networks = [];
  for (let start = first; start <= last;) {
    let length = bits;
    while (length > 0) {
      const size = 1n << BigInt(bits - length + 1);
      if (start % size !== 0n || start + size - 1n > last) break;
      length -= 1;
    }
    networks.push(`${textOf(start, bits)}/${length}`);
    start += 1n << BigInt(bits - length);
  }
  return networks;
};

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('say in which folder asn-ipv4.csv and asn-ipv6.csv are');
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const networks = [
  ...rangesIn(join(folder, 'asn-ipv4.csv')).flatMap((range) => networksOf(range, 32)),
  ...rangesIn(join(folder, 'asn-ipv6.csv')).flatMap((range) => networksOf(range, 128)),
];
const head = `# Networks of VPN and hosting companies, made by server/scripts/vpn-networks.mjs.
# From @ip-location-db/asn ${version}: data by RouteViews (routeviews.org), DB-IP (db-ip.com) and the NRO (nro.net),
# Creative Commons Attribution 4.0 (creativecommons.org/licenses/by/4.0). Changed: only these companies, ranges merged.
`;
writeFileSync(target, `${head}${networks.join('\n')}\n`);
console.log(`${networks.length} networks of ${Object.keys(operators).length} companies`);
