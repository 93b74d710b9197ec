import { createMemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { changeModal, closeModal, openModal } from './modal.ts';
import { bindNavigator } from './navigator.ts';

let router: ReturnType<typeof createMemoryRouter>;

const address = (): string => router.state.location.pathname + router.state.location.search;

const at = (path: string): void => {
  router = createMemoryRouter([{ path: '*', Component: () => null }], { initialEntries: ['/before', path] });
  bindNavigator({
    location: () => router.state.location,
    navigate: (to, options) => void (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options)),
    routes: router.routes,
  });
};

const settled = (wanted: string) => expect.poll(address).toBe(wanted);

beforeEach(() => at('/game/dice?turbo=1'));

test('opening keeps the page and its query', async () => {
  openModal('login');
  await settled('/game/dice?turbo=1&modal=login');
});

test('Back closes what was opened', async () => {
  openModal('login');
  await settled('/game/dice?turbo=1&modal=login');
  await router.navigate(-1);
  await settled('/game/dice?turbo=1');
});

test('from one view to another there is no step: closing leads to the page', async () => {
  openModal('login');
  await settled('/game/dice?turbo=1&modal=login');
  changeModal('registration');
  await settled('/game/dice?turbo=1&modal=registration');
  closeModal();
  await settled('/game/dice?turbo=1');
  await router.navigate(-1);
  await settled('/before');
});

test('a dialog that came with the address closes without leaving the page', async () => {
  at('/main?modal=login');
  closeModal();
  await settled('/main');
  await router.navigate(-1);
  await settled('/before');
});

test('opening one over another only leads back to the page', async () => {
  openModal('login');
  await settled('/game/dice?turbo=1&modal=login');
  openModal('registration');
  await settled('/game/dice?turbo=1');
});

test('opening one over an address that names another only drops that', async () => {
  at('/casino/slots?provider=a&modal=game');
  openModal('login');
  await settled('/casino/slots?provider=a');
});

test('closing when nothing is open changes nothing', async () => {
  closeModal();
  await settled('/game/dice?turbo=1');
});
