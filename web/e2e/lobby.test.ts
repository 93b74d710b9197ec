import { casino } from 'db';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { texts } from '../../server/src/core/i18n/texts.ts';
import { titles } from '../../server/src/providers/slotegrator/sandbox/catalogue.ts';
import { axeFaults } from './axe.ts';
import { goWithin } from './every-page.ts';
import { layoutFaults } from './layout-faults.ts';
import { openAs, openSite, type Site } from './site.ts';

const idOf = (title: string): string => titles.find(({ name }) => name === title)?.uuid ?? '';
const CHERRY_LEDGER = idOf('Cherry Ledger');
const ROULETTE = idOf('Heron Roulette');

let site: Site;
beforeAll(async () => {
  site = await openSite({ CASINO_IMPORT: 'on' });
});
afterAll(() => site.close());

test('a game is found by a misspelt name in the other alphabet, marked, played over the list, and told of on return', async () => {
  const { page, context, faults } = await site.visitor({ width: 390 });
  await openAs(page, '/casino/slots');
  const search = page.getByLabel('Find a game');
  await search.fill('чю');
  await page.getByText('Type at least 3 letters.').waitFor();
  await search.fill('чери леджэр');
  const tile = page.getByRole('link', { name: /Cherry Ledger/ });
  await tile.waitFor();
  await page.getByRole('button', { name: 'Cherry Ledger: about the game' }).click();
  await page.getByText('Return stated by the provider').waitFor();
  await page.getByRole('button', { name: 'Cherry Ledger: favourite' }).click();
  await expect.poll(() => page.getByRole('button', { pressed: true }).count()).toBe(1);
  expect([await layoutFaults(page), await axeFaults(page)]).toEqual([[], []]);

  await tile.click();
  const dialog = page.getByRole('dialog', { name: 'Cherry Ledger' });
  const frame = dialog.frameLocator('iframe');
  const spin = frame.getByRole('button', { name: 'Spin' });
  await spin.waitFor();
  expect([await layoutFaults(page), await axeFaults(page, { aroundFrames: true })]).toEqual([[], []]);
  await spin.click();
  await frame
    .getByText(/^(?:No win|Win )/)
    .first()
    .waitFor();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await page.getByText(/^1 round: staked/).waitFor();

  await tile.click();
  await dialog.getByRole('switch', { name: 'Play money' }).click();
  await dialog.getByRole('switch', { name: 'Play money', checked: true }).waitFor();
  await spin.waitFor();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await search.fill('');
  await page.getByRole('region', { name: 'Recently played' }).getByText('Cherry Ledger').first().waitFor();

  await page.goto('/casino/favorite');
  await page.getByRole('link', { name: /Cherry Ledger/ }).waitFor();
  await page.goto('/casino/slots');
  await page.getByRole('region', { name: 'Recently played' }).getByText('Cherry Ledger').first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('a provider’s games are listed alone, and an unknown provider in the address is dropped', async () => {
  const { page, context } = await site.visitor();
  await page.goto('/casino/slots?provider=Nobody');
  await page.waitForURL('**/casino/slots');
  const all = page.getByRole('main').getByRole('listitem');
  await expect.poll(() => all.count()).toBeGreaterThan(30);
  await page.getByLabel('Provider').selectOption('Blue Heron');
  await page.waitForURL('**/casino/slots?provider=Blue+Heron');
  await expect.poll(() => all.count()).toBeLessThan(20); // also while they are loaded
  await expect.poll(() => all.allInnerTexts()).toEqual(expect.arrayContaining([expect.stringContaining('Blue Heron')]));
  await page.getByLabel('Find a game').fill('wxqzv');
  await page.getByText('No games found.').waitFor();
  await context.close();
});

test('the lobby has a row for each list and provider, filters that count, covers of one’s size, and returns that were measured', async () => {
  const { owner, pool } = site.database;
  await owner.query(
    `INSERT INTO slot_hour (game_id, hour, rounds, staked, paid)
     SELECT id, $1, CASE title WHEN 'Pond Keno' THEN 1000 ELSE 999 END, 10000, 9512 FROM provider_game
     WHERE title IN ('Pond Keno', 'Tide Tables')`,
    [Math.floor(Date.now() / 3_600_000) - 24],
  );
  await casino.countGames(pool, Date.now());
  const { page, context, faults } = await site.visitor();
  await openAs(page, '/casino');
  await page.getByRole('link', { name: 'Table games: view all, 4', exact: true }).waitFor();
  const row = page.getByRole('link', { name: 'Blue Heron: view all, 11', exact: true });
  const look = async (): Promise<number> => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight)); // more rows come
    return row.count();
  };
  await expect.poll(look).toBe(1);
  expect([await layoutFaults(page), await axeFaults(page)]).toEqual([[], []]);
  await row.click();
  await page.waitForURL('**/casino?provider=Blue+Heron');
  const tiles = page.getByRole('main').getByRole('listitem');
  await expect.poll(() => tiles.count()).toBe(11);
  await page.getByRole('radio', { name: 'Large' }).click();
  await page.getByRole('switch', { name: 'Return measured here (from 1,000 rounds)' }).click();
  await tiles.getByText('Return 95.12%').waitFor();
  expect(await tiles.getByText(/^Return/).count()).toBe(1); // too few rounds of Tide Tables say nothing
  await page.getByRole('button', { name: 'Keno and lotteries 1', exact: true }).click();
  await page.waitForURL('**/casino?provider=Blue+Heron&kind=lottery');
  await expect.poll(() => tiles.allInnerTexts()).toEqual([expect.stringMatching(/Pond Keno[^]*95\.12%[^]*1,000/)]);
  await page.reload();
  await page.getByRole('button', { name: 'Keno and lotteries 1', exact: true, pressed: true }).waitFor();
  await page.getByRole('radio', { name: 'Large', checked: true }).waitFor();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.waitForURL('**/casino');
  expect(faults).toEqual([]);
  await context.close();
});

test('a provider whose games do not come gives way to all games after five seconds', async () => {
  const { page, context } = await site.visitor();
  await page.clock.install();
  await page.goto('/casino/slots');
  const all = page.getByRole('main').getByRole('listitem');
  await expect.poll(() => all.count()).toBeGreaterThan(30);
  const blocked = await site.database.owner.connect();
  try {
    await blocked.query('BEGIN; LOCK TABLE provider_game IN ACCESS EXCLUSIVE MODE');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000)); // not yet past by the time that it is heard
    await page.getByLabel('Provider').selectOption('Ember & Oak');
    await expect.poll(() => all.count()).toBe(0); // a loader in its place
    await page.clock.runFor(4900);
    expect(new URL(page.url()).searchParams.get('provider')).toBe('Ember & Oak');
    await page.clock.runFor(200);
    await page.waitForURL((url) => !url.searchParams.has('provider'));
  } finally {
    await blocked.query('ROLLBACK');
    blocked.release();
  }
  await page.clock.resume();
  await expect.poll(() => all.count()).toBeGreaterThan(30);
  await context.close();
});

/** Chooses how the simulated aggregator's API behaves. */
const behave = (act: 'well' | 'down'): Promise<Response> =>
  fetch(`${site.url}/sandbox/slotegrator/fault`, { method: 'POST', body: new URLSearchParams({ act }) });

test('the reason why a game does not open, or is not marked, is said in the player’s language', async () => {
  const { owner } = site.database;
  const { page, account, context } = await site.member({ language: 'tr', width: 390 });
  const words = texts('casino').tr;
  await owner.query('UPDATE app_user SET target_currency_id = 6 WHERE id = $1', [account.userId]); // DIC
  await page.goto(`/casino/slots?modal=game&id=${CHERRY_LEDGER}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByText(words[4]).waitFor();
  await dialog.getByRole('button', { name: 'Devam et' }).first().click(); // in the currency that it proposes
  await dialog.frameLocator('iframe').getByTestId('play').waitFor();
  await (await site.signIn(account)).request('cash:changeCurrencies', { currencyId: 2 }); // the chosen currency was of the game alone
  await behave('down');
  await page.reload();
  await dialog.getByText(words[5]).waitFor();
  await behave('well');
  await dialog.getByRole('button', { name: 'Yeniden aç' }).click();
  await dialog.frameLocator('iframe').getByTestId('play').waitFor();
  await behave('down');
  await goWithin(page, '/casino/slots');
  await page
    .getByRole('link', { name: /Cherry Ledger/ })
    .first()
    .click();
  await page.getByText(words[5]).first().waitFor();
  await behave('well');

  const heart = page.getByRole('button', { name: /^Cherry Ledger: favori/ }).first();
  await owner.query('REVOKE INSERT ON favourite_game FROM glasshouse_app');
  await heart.click();
  await page.getByText(words[600]).first().waitFor();
  await owner.query('GRANT INSERT ON favourite_game TO glasshouse_app');
  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await owner.query('REVOKE DELETE ON favourite_game FROM glasshouse_app');
  await heart.click();
  await page.getByText(words[601]).first().waitFor();
  await owner.query('GRANT DELETE ON favourite_game TO glasshouse_app');
  await context.close();
});

test('a player on a break is told so over the game, which stays', async () => {
  const { page, context, account, faults } = await site.member({ creditMinor: 100_000n });
  await page.goto(`/casino/slots?modal=game&id=${titles[0]?.uuid}`);
  const game = page.getByRole('dialog').frameLocator('iframe');
  await game.getByTestId('play').waitFor();
  await (await site.signIn(account)).call('limits.timeOut', { for: 'day' });
  await game.getByTestId('play').click();
  const notice = page.getByRole('alert').getByRole('listitem').filter({ hasText: 'The bet was not taken' });
  await notice.getByRole('button', { name: 'Close' }).click(); // nothing lies over it
  await notice.waitFor({ state: 'detached' });
  await game.getByTestId('play').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});

/** Closes an open table of the simulated aggregator's live games, and opens a closed one. */
const switchTable = (act: 'main' | 'garden'): Promise<Response> =>
  fetch(`${site.url}/sandbox/slotegrator/table`, { method: 'POST', body: new URLSearchParams({ act }) });

test('another table of a live game is chosen by keyboard, is kept in another currency, and may have closed', async () => {
  const { page, context, faults } = await site.member({ width: 360 });
  await page.goto(`/casino/live?modal=game&id=${ROULETTE}`);
  const dialog = page.getByRole('dialog', { name: 'Heron Roulette' });
  const frame = dialog.frameLocator('iframe').getByTestId('play');
  const focused = page.locator(':focus');
  const tableIs = (name: string): Promise<void> => dialog.getByRole('button', { name: `Table: ${name}` }).waitFor();
  const table = (name: RegExp) => page.getByRole('menuitemradio', { name });
  await tableIs('Main hall');
  await frame.waitFor();
  expect([await layoutFaults(page), await axeFaults(page, { aroundFrames: true })]).toEqual([[], []]);
  await dialog.getByRole('button', { name: 'Table: Main hall' }).press('Enter');
  await table(/^Garden\s?Dealer: Marco · Bets: ₽20\.00 – ₽10,000\.00$/).waitFor();
  expect(await axeFaults(page, { aroundFrames: true, within: '[role="menu"]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await table(/^Garden/).waitFor({ state: 'hidden' });
  await frame.waitFor();
  await dialog.getByRole('button', { name: 'Table: Main hall' }).and(focused).press('Enter');
  await table(/^Main hall/)
    .and(focused)
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await table(/^Garden/)
    .and(focused)
    .waitFor();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Table: Garden' }).and(focused).waitFor();
  await frame.waitFor();

  await dialog.getByLabel('Currency').selectOption({ label: 'USD' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await frame.waitFor();
  await dialog.getByRole('button', { name: 'Table: Garden' }).click();
  const main = table(/^Main hall\s?Dealer: Irina · Bets: \$0\.20 – \$100\.00$/);
  await main.waitFor();
  await switchTable('main');
  await main.click();
  await dialog.getByText(texts('casino').en[1]).waitFor();
  await dialog.getByRole('button', { name: 'Choose a table' }).and(focused).click();
  await table(/^Main hall.*Closed$/)
    .and(page.locator('[aria-disabled=true]'))
    .waitFor();
  await table(/^Garden/).click();
  await tableIs('Garden');
  await frame.waitFor();
  await switchTable('main');
  expect(faults).toEqual([]);
  await context.close();
});

test('staff hide a game by keyboard on a phone: players find it no more, and the trail says who and why', async () => {
  const { page, account, context, faults } = await site.member({ roles: ['finance'], width: 360 });
  await page.goto('/office/games');
  const search = page.getByLabel('Title or provider');
  await search.fill('чери леджэр');
  await search.press('Enter');
  const change = page.getByRole('button', { name: 'Change: Cherry Ledger' });
  await change.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change: Cherry Ledger' });
  await dialog.getByRole('switch', { name: 'Hide the game' }).press('Space');
  await dialog.getByRole('switch', { name: 'Stakes count towards wagering' }).press('Space');
  await dialog.getByLabel('Place at the top of its provider').fill('1');
  expect([await layoutFaults(page), await axeFaults(page)]).toEqual([[], []]);
  await dialog.getByLabel('Reason').fill('its picture is wrong');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page
    .getByRole('row', { name: /^Cherry Ledger/ })
    .getByText(/Hidden\s*Place 1\s*Not for wagering/)
    .waitFor();
  await expect.poll(() => page.locator('[role="status"] li').count()).toBe(0); // a toast lies over the page for a moment
  expect([await layoutFaults(page), await axeFaults(page)]).toEqual([[], []]);

  const player = await site.visitor();
  await player.page.goto('/casino/slots');
  await player.page.getByLabel('Find a game').fill('Cherry Ledger');
  await player.page
    .getByText(/games? found\.$|^No games found/)
    .first()
    .waitFor();
  expect(await player.page.getByText('Cherry Ledger').count()).toBe(0);
  await player.context.close();

  await page.getByRole('radio', { name: 'Trail' }).click();
  await page.getByText(`${account.login} · its picture is wrong`).waitFor();
  expect([await layoutFaults(page), await axeFaults(page), faults]).toEqual([[], [], []]);
  await context.close();
});

/** Slots, of which one can be opened. */
const manySlots = (count: number, openable: number): casino.SuppliedGame[] =>
  Array.from({ length: count }, (_, index) => ({
    identifier: index === openable ? (titles[0]?.uuid ?? '') : `many-${index}`,
    phoneIdentifier: null,
    title: `Slot ${index}`,
    provider: 'Amber Forge',
    category: 'slots',
    kind: 'slots',
    image: '',
    pictureSource: null,
    rtpHundredths: 9600,
    onDesktop: true,
    onMobile: true,
    hasLobby: false,
  }));

test('a long list is where it was after a game and after another page', async () => {
  const long = await openSite({ CASINO_IMPORT: 'off' });
  onTestFinished(() => long.close());
  await casino.importGames(long.database.pool, manySlots(330, 260), Date.now());
  const { page, context } = await long.member({ width: 390, creditMinor: 100_000n });
  onTestFinished(() => context.close());
  await page.goto('/casino/slots');
  const tile = page.getByRole('link', { name: /^Slot 260 / }).last(); // above the list it is also among those played last
  const further = async (): Promise<boolean> => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    return (await page.getByRole('link', { name: /^Slot 329 / }).count()) > 0;
  };
  await page.getByRole('link', { name: /^Slot 0 / }).waitFor();
  await expect.poll(further).toBe(true);
  const isShown = async (): Promise<boolean> => {
    await page.evaluate(() => scrollBy({ top: -300, behavior: 'instant' }));
    return (await tile.count()) > 0;
  };
  await expect.poll(isShown).toBe(true);
  await tile.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' })); // a press needs not scroll
  const placeOf = async (): Promise<number> => Math.round((await tile.boundingBox())?.y ?? Number.NaN); // in the window
  const place = await placeOf();

  await tile.click();
  const dialog = page.getByRole('dialog', { name: 'Slot 260' });
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(placeOf).toBe(place);

  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/main"]')?.click());
  await page.getByRole('heading', { level: 1, name: /^Welcome back/ }).waitFor();
  await page.goBack();
  await expect.poll(placeOf).toBe(place);
});
