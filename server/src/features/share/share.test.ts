import { randomUUIDv7 } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CARD_SIZE } from '../../../contract/features/share.contract.ts';
import type { RoundSummary } from '../../../contract/games.contract.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';
import { drawCard } from './card-picture.ts';

let server: TestServer;
let player: TestPlayer;
let round: RoundSummary;
beforeAll(async () => {
  server = await startTestServer();
  player = await server.player();
  await player.call('dice.play', { bet: '12.40', percent: 50, bet_type: 'less' });
  const { rounds } = await player.call<{ rounds: RoundSummary[] }>('games.history', { game: 'dice', mine: true });
  round = rounds[0] as RoundSummary;
});
afterAll(() => server.close());

const cardOf = (path: string): Promise<Response> => fetch(`${server.url}/api/share/${path}`);
const pixels = async (answer: Response): Promise<Buffer> =>
  sharp(await answer.arrayBuffer())
    .raw()
    .toBuffer();

describe('the card of a settled bet', () => {
  it('is a picture of the size that previews show, in the language of its address', async () => {
    const answer = await cardOf(`${round.id}?lang=en`);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    const picture = await answer.arrayBuffer();
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', ...CARD_SIZE });
    expect(picture.byteLength).toBeLessThan(150_000);
    expect(Buffer.from(await (await cardOf(`${round.id}?lang=tr`)).arrayBuffer()).equals(Buffer.from(picture))).toBe(
      false,
    );
  });

  it('loses the nickname as soon as its player hides', async () => {
    const before = await pixels(await cardOf(round.id));
    await server.database.owner.query('UPDATE app_user SET hidden = true WHERE id = $1', [player.userId]);
    expect((await pixels(await cardOf(round.id))).equals(before)).toBe(false);
  });

  it('is not there for what is no settled bet', async () => {
    for (const path of [randomUUIDv7(), 'x', `${round.id}?lang=xx`]) expect((await cardOf(path)).status).toBe(404);
  });
});

it('a card writes what a player has typed as letters, never as markup', async () => {
  const card = {
    game: 'none',
    roundId: round.id,
    isWin: true,
    name: 'Dice',
    multiplier: '2×',
    stake: '1',
    payout: '2',
  };
  const draw = async (nick: string) =>
    sharp(await drawCard({ ...card, nick }, 'en'))
      .raw()
      .toBuffer();
  const plain = await draw('xx');
  expect((await draw('<span foreground="red">xx</span>')).equals(plain)).toBe(false);
  expect((await draw('x\u0000x')).equals(plain)).toBe(true);
  expect((await draw('x & y </span> \uFFFE')).equals(plain)).toBe(false);
});
