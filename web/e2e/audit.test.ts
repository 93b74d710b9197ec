import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rotateSeedsOf } from '../../server/src/testing/rotate-seeds.ts';
import { goWithin } from './every-page.ts';
import { openAs, openSite, type Site } from './site.ts';

const FLOW_MS = 180_000;
const ROUNDS = 12;

let site: Site;

/** A player bets on dice, and opens a room of coinflip and closes it: rounds that are settled, and one that is void. */
const play = async (): Promise<void> => {
  const { rows } = await site.database.pool.query<{ userId: bigint }>(
    `SELECT id AS "userId" FROM app_user WHERE login = 'player01'`,
  );
  const player = await site.again({ userId: rows[0]?.userId ?? 0n });
  await rotateSeedsOf(player);
  for (let round = 1; round <= ROUNDS; round += 1)
    await player.call('dice.play', { bet: '1', percent: 50, bet_type: 'less' });
  const { room } = await player.call<{ room: { id: string } }>('coinflip.create', { bet: 1000, side: 'heads' });
  await player.call('coinflip.cancel', { id: room.id });
};

beforeAll(async () => {
  site = await openSite();
  await play();
});
afterAll(() => site.close());

const settled = async (page: Page): Promise<void> => {
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
};

const openTab = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('navigation', { name: 'Audit' }).getByRole('link', { name, exact: true }).click();
  await settled(page);
};

const auditor = async (width = 1440, address = '/audit/rounds'): Promise<Page> => {
  const { page } = await site.visitor({ width });
  await openAs(page, address, 'auditor01');
  await page.getByRole('heading', { level: 1, name: 'Audit' }).waitFor();
  return page;
};

/** A walk of a page that may take only the steps that it is let take. */
interface Steps {
  asked: number; // pages so far, those that wait included
  /** Lets what was asked pass, and so many more. */
  pass(more?: number): void;
}

/** Has the ledger compared `most` bets at a time, as audit.matching allows, and not faster than `pass` says. */
const compareInSteps = async (page: Page, most: number): Promise<Steps> => {
  const waiting: (() => void)[] = [];
  let allowed = 0;
  const steps: Steps = {
    asked: 0,
    pass(more = 0) {
      allowed = more;
      for (const send of waiting.splice(0)) send();
    },
  };
  await page.routeWebSocket(/\/micro\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const [, head, payload] = /^(.*\["call","audit\.matching",)(\{.*\})\]$/.exec(String(message)) ?? [];
      if (head === undefined || payload === undefined) return server.send(message);
      steps.asked += 1;
      const send = (): void => server.send(`${head}${JSON.stringify({ ...(JSON.parse(payload) as object), most })}]`);
      if (allowed === 0) waiting.push(send);
      else send();
      allowed = Math.max(0, allowed - 1);
    });
  });
  return steps;
};

const rows = (page: Page) => page.getByRole('table').first().getByRole('row');

describe('an auditor', { timeout: FLOW_MS }, () => {
  it('gets there from the menu, and narrows the rounds by what the address then says', async () => {
    const { page, faults } = await site.visitor();
    await openAs(page, '/main', 'auditor01');
    await page.getByRole('button', { name: /^Profile: / }).click();
    await page.getByRole('menuitem', { name: 'Audit' }).click();
    await page
      .getByRole('link', { name: /^Dice, #\d+$/ })
      .first()
      .waitFor();
    expect(await rows(page).count()).toBe(1 + ROUNDS + 1); // the header, dice, the room
    await page.getByLabel('State').selectOption({ label: 'Void' });
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.waitForURL('**/audit/rounds?state=void');
    await expect.poll(() => rows(page).count()).toBe(2);
    await page.goBack();
    await expect.poll(() => rows(page).count()).toBe(1 + ROUNDS + 1);
    await page
      .getByRole('link', { name: /^Dice, / })
      .first()
      .click();
    const verdict = page.getByRole('heading', { name: /^Everything matches/ });
    await verdict.waitFor();
    await page.goBack();
    await verdict.waitFor({ state: 'detached' });
    await page.getByRole('table').getByRole('link', { name: 'player01' }).first().click();
    await page.waitForURL(/\?player=/);
    await expect.poll(() => rows(page).count()).toBe(1 + ROUNDS + 1);
    expect(faults).toEqual([]);
  });

  it('reads what is wrong with conditions before anything is asked for', async () => {
    const page = await auditor(390, '/audit/rounds?version=2&maxStake=much&from=2026-02-02T10:00&to=2026-02-01T10:00');
    await page.getByText('Choose a game first.').waitFor();
    await page.getByText('An amount is needed, such as 12.50.').waitFor();
    await page.getByText('The end must be after the start.').waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => rows(page).count()).toBe(1 + ROUNDS + 1);
    await goWithin(page, '/audit/rounds?game=mines');
    await page.getByText('Nothing fits these conditions.').waitFor();
    await goWithin(page, '/audit/rounds?game=mines&drawn=3'); // only the server refuses it
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  });

  it('shows a phone the first round at once and with every column, the conditions folded', async () => {
    const page = await auditor(390);
    const first = page.getByRole('row').nth(1);
    await first.waitFor();
    expect(await page.getByRole('textbox', { name: 'Player' }).isVisible()).toBe(false);
    const edges = await first
      .getByRole('cell')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
    expect(edges.length).toBeGreaterThan(8);
    expect(Math.max(...edges)).toBeLessThanOrEqual(390);
    await page.getByText('Filters', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Player' }).waitFor();
  });

  it('sees the return with its bands and rules, and the draws with their tests', async () => {
    const page = await auditor(1440, '/audit/return');
    await page.getByText(new RegExp(`was returned over the period, .* was due: ${ROUNDS} rounds\\.`)).waitFor();
    await page.getByText(/^A fair game departs as far or further with probability/).waitFor();
    await page.getByRole('figure', { name: 'Return since the start of the period' }).waitFor();
    await page.getByText('The same figures as a table').click();
    expect(await rows(page).count()).toBeGreaterThan(1);
    await page
      .getByRole('region', { name: 'Rules in the period' })
      .getByText(/^Version 1, return 95/)
      .waitFor();
    await page.getByLabel('Game').selectOption({ label: 'Battle' });
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByText('No round ended in this period.').waitFor();
    await openTab(page, 'Draws');
    await page.getByText(`${ROUNDS} draws`, { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Tests of randomness' }).waitFor();
    await page.getByRole('row', { name: /^The lower half as often as the upper / }).waitFor();
    await page.getByText(/^Chi-square/).waitFor();
    await page.getByRole('figure', { name: 'What was drawn' }).waitFor();
  });

  it('sees the wins, why a round was void, that nothing is missing and that the ledger matches', async () => {
    const page = await auditor(1440, '/audit/wins');
    await settled(page);
    await openTab(page, 'Void');
    await page.getByRole('cell', { name: 'The creator closed the room', exact: true }).waitFor();
    await page.getByRole('cell', { name: 'All', exact: true }).waitFor();
    await openTab(page, 'Gaps');
    await page.getByText('There are no gaps.').waitFor();
    await openTab(page, 'Ledger');
    await page.getByText('Every stake and payout stands in the ledger with the same amount.').waitFor();
    await page
      .getByRole('row', { name: /^Dice, BASE/ })
      .getByText('Matches')
      .waitFor();
    await openTab(page, 'Rules');
    await page.getByRole('row', { name: /^Dice, version 1 in force/ }).waitFor();
  });

  it('stops the comparison with the ledger, and goes on where it stood until all bets are compared', async () => {
    const { page, faults } = await site.visitor();
    const steps = await compareInSteps(page, 4);
    await openAs(page, '/audit/ledger', 'auditor01');
    const progress = page.getByRole('status').filter({ hasText: /^(?:Bets compared so far|All bets compared)/ });
    const compared = async (): Promise<number> =>
      Number(/compared\D*(\d+)/.exec((await progress.textContent()) ?? '')?.[1]);
    await expect.poll(() => steps.asked).toBe(1);
    do {
      const { asked } = steps;
      steps.pass();
      await expect.poll(() => steps.asked).toBe(asked + 1); // by itself
    } while ((await compared()) === 0); // credits of new accounts come before the first bet
    const [asked, standing] = [steps.asked, await compared()];
    await page.getByRole('button', { name: 'Stop' }).click();
    const goOn = page.getByRole('button', { name: 'Continue' });
    await goOn.waitFor();
    expect(await compared()).toBe(standing);
    steps.pass(Infinity); // the request before the click is still added; nothing holds back the ones after it
    await expect.poll(compared).toBeGreaterThan(standing);
    const stopped = await progress.textContent();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect([steps.asked, await progress.textContent()]).toEqual([asked, stopped]);
    expect(await page.getByText('Every stake and payout stands').count()).toBe(0); // not before it is known
    await goOn.click();
    await page.getByText(`All bets compared: ${ROUNDS + 1}.`).waitFor();
    expect(steps.asked).toBeGreaterThan(asked);
    await page.getByText('Every stake and payout stands in the ledger with the same amount.').waitFor();
    await page.getByRole('row', { name: new RegExp(`^Dice, BASE ${ROUNDS} .*Matches$`) }).waitFor();
    expect(await page.getByRole('button', { name: /^(?:Stop|Continue)$/ }).count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it('is told when a round was forged in the database', async () => {
    const page = await auditor(1440, '/audit/ledger');
    await page.getByText('Every stake and payout stands').waitFor();
    const { owner } = site.database;
    const forge = (by: number) =>
      owner.query(
        "UPDATE round SET payout = payout + $1 WHERE id = (SELECT min(id::text)::uuid FROM round WHERE game = 'dice')",
        [by],
      );
    await owner.query('ALTER TABLE round DISABLE TRIGGER USER');
    try {
      await forge(7);
      await page.reload();
      await page.getByText(/entr(?:y does|ies do) not match\.$/).waitFor();
      await page
        .getByRole('row', { name: /^Dice, BASE/ })
        .getByText('Does not match')
        .waitFor();
    } finally {
      await forge(-7);
      await owner.query('ALTER TABLE round ENABLE TRIGGER USER');
    }
  });

  it('takes everything away as a file', async () => {
    const page = await auditor(1440, '/audit/export');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('glasshouse-rounds.ndjson');
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\n');
    expect(lines.length).toBe(ROUNDS + 1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ game: 'dice', nonce: 0 });
    await page.getByLabel('Game').selectOption({ label: 'Dice' });
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByLabel('What to export').selectOption({ label: 'Seed pairs' });
    await page.getByText('A game can be chosen for rounds and events only.').waitFor();
    expect(await page.getByRole('link', { name: 'Download' }).count()).toBe(0);
  });
});

describe('everybody else', { timeout: FLOW_MS }, () => {
  it.each(['player01', 'moderator', 'designer'])('is kept out as %s, by the page and by the server', async (login) => {
    const { page } = await site.visitor();
    await openAs(page, '/audit/ledger', login);
    await page.getByText('This page is for auditors.').waitFor();
    expect(await page.getByRole('navigation', { name: 'Audit' }).count()).toBe(0);
    await page.getByRole('button', { name: /^Profile: / }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Audit' }).count()).toBe(0);
    expect((await page.request.get('/api/audit/export?kind=rounds')).status()).toBe(403);
  });

  it('is asked to sign in', async () => {
    const { page } = await site.visitor();
    await page.goto('/audit');
    await page.getByText('Sign in to get to the audit.').waitFor();
    expect((await page.request.get('/api/audit/export?kind=rounds')).status()).toBe(401);
  });

  it('has no tab beside those that there are', async () => {
    const { page } = await site.visitor();
    await openAs(page, '/audit/secrets', 'auditor01');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('heading', { level: 1, name: 'Audit' }).count()).toBe(0);
  });

  it('is let in as an administrator', async () => {
    const { page } = await site.visitor();
    await openAs(page, '/audit', 'admin01');
    await page.waitForURL('**/audit/rounds');
    await page.getByRole('table').waitFor();
  });
});
