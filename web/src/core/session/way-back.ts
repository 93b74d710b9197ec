import { currentLocation } from '../modal/navigator.ts';
import { readSaved, save } from '../store/saved.ts';

const NAME = 'way-back';
const GAMES = /^\/(?:game|casino)(?:\/|$)/;
const GAME_MODAL = 'game';

/** The address of a game or a list of games without the dialogs of sign-in; undefined for any other page. */
export const wayBackTo = (pathname: string, search: string): string | undefined => {
  if (!GAMES.test(pathname)) return undefined;
  const params = new URLSearchParams(search);
  if (params.get('modal') !== GAME_MODAL) for (const name of ['modal', 'id']) params.delete(name);
  const text = params.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
};

let wanted: string | undefined; // address of the provider's game whose opening asked for sign-in

/** Remembers the game that a guest wanted to open, for as long as they are asked to sign in. */
export const wantGame = (address: string | undefined): void => {
  wanted = address;
};

export const wantedGame = (): string | undefined => wanted;

/** Keeps the way back to the game that is left for another site's sign-in: the page's own memory is lost there. */
export const keepWayBack = (): void => {
  const { pathname, search } = currentLocation();
  save(NAME, wanted ?? wayBackTo(pathname, search), 'visit');
};

/** The kept way back; undefined where there is none. */
export const keptWayBack = (): string | undefined => {
  const saved = readSaved(NAME, 'visit');
  if (typeof saved !== 'string') return undefined;
  const [pathname = '', search = ''] = saved.split('?');
  return wayBackTo(pathname, search);
};

/** Returns the kept way back and forgets it. */
export const takeWayBack = (): string | undefined => {
  const path = keptWayBack();
  save(NAME, undefined, 'visit');
  return path;
};
