import { expect, it } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';

it('frames may only show the configured providers’ pages', async () => {
  const server = await startTestServer({ CASINO_FRAMES: 'https://games.example https://live.example' });
  try {
    const policy = (await fetch(`${server.url}/api/log/key`)).headers.get('content-security-policy');
    expect(policy?.split(';')).toContain("frame-src 'self' https://games.example https://live.example");
  } finally {
    await server.close();
  }
});

it.each(['http://games.example', 'https://games.example/page', 'games.example'])(
  'an invalid origin of a page stops the start: %s',
  async (origin) => {
    await expect(startTestServer({ CASINO_FRAMES: origin })).rejects.toThrow(/CASINO_FRAMES/);
  },
);
