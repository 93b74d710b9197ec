import { expect, test } from 'vitest';
import { rights, type Profile } from 'server/contract';
import type { Session } from '../session/session.ts';
import { isAmong, visitorKinds, type Audience } from './audience.ts';
import { page, type Part, type WebFeature } from './feature.ts';
import { createWebFeatures } from './features.ts';

const label = { area: 'test', section: 'main', key: 'title' };
const load = () => Promise.resolve(() => null);
const link = (order: number, to: string) => ({ order, to, label });
const View = () => null;

test('lists of several areas are one list, in its own order', () => {
  const one: WebFeature = {
    menu: { footer: [link(30, '/c'), link(10, '/a')] },
    settings: [{ order: 2, path: 'second', label, load }],
    parts: { header: [{ order: 5, View }] },
  };
  const other: WebFeature = {
    menu: { footer: [link(20, '/b')] },
    settings: [{ order: 1, path: 'first', label, load }],
    parts: { header: [{ order: 4, View }] },
  };
  const { menu, settings, partsOf } = createWebFeatures([one, other]);
  expect(menu.footer.map(({ to }) => to)).toEqual(['/a', '/b', '/c']);
  expect(settings.map(({ path }) => path)).toEqual(['first', 'second']);
  expect(partsOf('header').map(({ order }: Part<'header'>) => order)).toEqual([4, 5]);
  expect(partsOf('overlay')).toEqual([]);
});

test.each<[string, WebFeature]>([
  ['page /notes', { routes: [page('/notes', label, load)] }],
  ['section of bonuses orders', { bonusSections: [{ order: 1, path: 'orders', label, View, audience: 'staff' }] }],
  ['house change prize', { houseChanges: { prize: () => Promise.reject(new Error('not asked for')) } }],
  ['dialog note', { dialogs: { note: {} } }],
  ['tab of the settings notes', { settings: [{ order: 1, path: 'notes', label, load }] }],
  ['page of the office notes', { office: [{ order: 1, path: 'notes', label, load, audience: 'staff' }] }],
])('%s cannot be brought by two areas', (what, area) => {
  expect(() => createWebFeatures([area])).not.toThrow();
  expect(() => createWebFeatures([area, area])).toThrow(new RangeError(`${what} is brought twice`));
});

test('every area is started, and what the build asks for is put together', async () => {
  const started: string[] = [];
  const area = (name: string): WebFeature => ({
    start: () => started.push(name),
    openPages: () => Promise.resolve([{ path: `/${name}`, title: label }]),
  });
  const features = createWebFeatures([area('a'), {}, area('b')]);
  features.start({ onPush: never, onApp: never, onTold: never, onOnline: never });
  expect(started).toEqual(['a', 'b']);
  expect((await features.openPages()).map(({ path }) => path)).toEqual(['/a', '/b']);
});

const never = (): never => {
  throw new Error('no area of this test listens');
};

test('a part for several rights is shown to who has one of them, and to nobody else', () => {
  const shown = (['chat', 'studio', 'audit'] as const).filter((right) => isAmong(['chat', 'studio'], player(right)));
  expect(shown).toEqual(['chat', 'studio']);
});

test('no right is called like a kind of visitor, who would see what is for the staff', () => {
  expect(visitorKinds.filter((kind) => (rights as readonly string[]).includes(kind))).toEqual([]);
});

const audiences: readonly Audience[] = ['everyone', 'guests', 'players', 'chat', 'studio', 'staff'];
const player = (...rights: Profile['rights']): Session => ({ status: 'player', profile: { rights } as Profile });

test.each<[string, Session, readonly Audience[]]>([
  ['a guest', { status: 'guest', profile: null }, ['everyone', 'guests']],
  [
    'the player who was here before, until the server says who is there',
    { ...player('staff'), status: 'loading' },
    ['everyone'],
  ],
  ['a player', player(), ['everyone', 'players']],
  ['somebody of the staff', player('chat'), ['everyone', 'players', 'chat']],
  ['who has several rights', player('chat', 'studio'), ['everyone', 'players', 'chat', 'studio']],
])('%s is shown what is for them', (_who, session, expected) => {
  expect(audiences.filter((audience) => isAmong(audience, session))).toEqual(expected);
});
