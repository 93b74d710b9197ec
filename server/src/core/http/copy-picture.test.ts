import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { isPublicAddress } from '../../core/http/outside-request.ts';
import { copyPicture, pictureType } from './copy-picture.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const PNG = Buffer.from('\u0089PNG\r\n', 'latin1');

const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
};

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254', // address at which clouds tell a machine its secrets
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  'fd00::1',
  'fe80::1',
])('%s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '172.32.0.1', '1.1.1.1', '2606:4700:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each(['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1'])(
  'asks nothing of our own machines, also under the name %s',
  async (host) => {
    let asked = 0;
    const url = await serve((_request, response) => {
      asked += 1;
      response.end(PNG);
    });
    expect(await copyPicture(url, { isOutsideOnly: false })).toEqual(PNG);
    const copied = copyPicture(url.replace('127.0.0.1', host), { isOutsideOnly: true });
    await expect(copied).rejects.toThrow('no public address');
    expect(asked).toBe(1);
  },
);

it('looks a name up once, and asks the very address that was checked', async () => {
  let asked = 0;
  const url = await serve((_request, response) => {
    asked += 1;
    response.end(PNG);
  });
  const named = url.replace('127.0.0.1', 'pictures.invalid');
  const looked: string[] = [];
  const resolver = (...answers: string[]) => {
    looked.length = 0;
    return async (hostname: string) => {
      looked.push(hostname);
      return [{ address: answers[looked.length - 1] ?? '127.0.0.1', family: 4 }];
    };
  };
  expect(await copyPicture(named, { isOutsideOnly: false, resolve: resolver('127.0.0.1') })).toEqual(PNG);
  const within = copyPicture(named, { isOutsideOnly: true, resolve: resolver('127.0.0.1') });
  await expect(within).rejects.toThrow('no public address');
  const rebound = copyPicture(named, { isOutsideOnly: true, resolve: resolver('255.255.255.0', '127.0.0.1') });
  await expect(rebound).rejects.toThrow();
  expect([looked, asked]).toEqual([['pictures.invalid'], 1]);
});

it('follows nobody elsewhere', async () => {
  const url = await serve((_request, response) => response.writeHead(302, { location: '/secret' }).end());
  await expect(copyPicture(url, { isOutsideOnly: false })).rejects.toThrow();
});

it('reads no more than 2 MB, whatever length is told', async () => {
  let sent = 0;
  const url = await serve((_request, response) => {
    const more = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536))) sent += 65_536;
    };
    response.write(PNG);
    response.on('drain', more);
    more();
  });
  expect(await copyPicture(url, { isOutsideOnly: false })).toBeUndefined();
  expect(sent).toBeLessThan(32 * 1024 * 1024);
});

it.each([
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  '<script>alert(1)</script>',
  '<!doctype html>',
  'GIF',
  '',
])('a file that is no picture is not served as one: %s', async (text) => {
  expect(pictureType(Buffer.from(text))).toBeUndefined();
  const url = await serve((_request, response) => response.setHeader('content-type', 'image/png').end(text));
  expect(await copyPicture(url, { isOutsideOnly: false })).toBeUndefined();
});
