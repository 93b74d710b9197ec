import { expect, test } from 'vitest';
import { createStore } from '../../core/store/store.ts';
import { takeUpdate } from './update-offer.ts';

const page = (isPlaying: boolean) => {
  const inPlay = createStore(isPlaying);
  const did: string[] = [];
  let activated = (): void => undefined;
  const taken = takeUpdate({
    inPlay,
    pause: () => did.push('pause'),
    activate: () => {
      did.push('activate');
      return new Promise((resolve) => (activated = resolve));
    },
    reload: () => did.push('reload'),
  });
  return { inPlay, did, taken, activate: () => activated() };
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('reloads at once where nothing is in play', async () => {
  const { did, taken, activate } = page(false);
  await settled();
  activate();
  await taken;
  expect(did).toEqual(['pause', 'activate', 'reload']);
});

test('waits for the bet or the round in play, and only stops what plays by itself', async () => {
  const { did, inPlay, taken, activate } = page(true);
  await settled();
  expect(did).toEqual(['pause']);
  inPlay.set(false);
  await settled();
  activate();
  await taken;
  expect(did).toEqual(['pause', 'activate', 'reload']);
});

test('waits also for a round that begins while the new version gets ready', async () => {
  const { did, inPlay, taken, activate } = page(false);
  await settled();
  inPlay.set(true);
  activate();
  await settled();
  expect(did).toEqual(['pause', 'activate']);
  inPlay.set(false);
  await taken;
  expect(did).toEqual(['pause', 'activate', 'reload']);
});
