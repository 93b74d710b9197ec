import { expect, test } from 'vitest';
import { frameSandbox } from './game-frame.tsx';

const OURS = 'https://glasshouse.example';

test.each(['/sandbox/slotegrator/play/1', `${OURS}/sandbox/slotegrator/play/1`])(
  'a page of our own address has no origin: %s',
  (address) => {
    expect(frameSandbox(address, OURS).split(' ')).not.toContain('allow-same-origin');
  },
);

test.each(['https://games.example/1', 'https://glasshouse.example:8443/1', 'http://glasshouse.example/1'])(
  'a page of a provider keeps its own: %s',
  (address) => {
    expect(frameSandbox(address, OURS).split(' ')).toContain('allow-same-origin');
  },
);

test('no frame may navigate the page around it', () => {
  expect(frameSandbox('https://games.example/1', OURS)).not.toContain('top-navigation');
});
