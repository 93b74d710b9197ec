import { rotateSeedsOf } from '../../../testing/rotate-seeds.ts';
import { callOver, type TestPlayer, type TestServer } from '../../../testing/test-server.ts';
import { bets, here } from './limits-fixtures.ts';

const PASSWORD = 'Kestrel-Harbour-41';
let people = 0;
let browsers = 0;

/** A player who came through the front door. */
export interface Person extends TestPlayer {
  login: string;
}

/** A browser of a test with an address of its own. It keeps its cookies, so also the id of the device. */
export interface SiteBrowser {
  /** Opens an account and signs in to it. */
  register(email?: string): Promise<Person>;
  signIn(login: string): Promise<TestPlayer>;
  /** Sends a photo of a document. */
  sendDocument(photo: Buffer): Promise<Response>;
}

/** `server` must believe what is forwarded: TRUST_PROXY. */
export const openSiteBrowser = (server: TestServer): SiteBrowser => {
  const jar = new Map<string, string>([['lang', 'en']]);
  const address = `10.1.${(browsers += 1) >> 8}.${browsers & 255}`;

  const post = async (path: string, type: string, body: string | Uint8Array<ArrayBuffer>): Promise<Response> => {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const headers = { 'content-type': type, 'x-forwarded-for': address, cookie };
    const response = await fetch(server.url + path, { method: 'POST', headers, body });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return response;
  };

  const enter = async (path: string, body: object): Promise<TestPlayer> => {
    jar.delete('token');
    const answer = (await (await post(path, 'application/json', JSON.stringify(body))).json()) as {
      user?: { id: number };
    };
    if (!answer.user) throw new Error(`${path} let nobody in: ${JSON.stringify(answer)}`);
    return here({ userId: BigInt(answer.user.id), token: jar.get('token') ?? '' } as TestPlayer, server);
  };

  return {
    async register(email) {
      const login = `person${(people += 1)}`;
      const form = { login, email: email ?? `${login}@example.com`, password: PASSWORD, repeatPassword: PASSWORD };
      const player = await enter('/api/auth/registration', { ...form, terms: true });
      await rotateSeedsOf(player); // as the page does before the first bet
      return { ...player, login };
    },
    signIn: (login) => enter('/api/auth/login', { login, password: PASSWORD }),
    sendDocument: (photo) => post('/api/user/kyc?kind=passport', 'image/jpeg', new Uint8Array(photo)),
  };
};

/** Result of a player's bet in dice: 'taken', or the code of its refusal. */
export const betOf = async ({ calls }: TestPlayer): Promise<unknown> => {
  const [refused] = await callOver(calls, 'dice.play', bets['dice.play']);
  return refused ? refused.code : 'taken';
};
