import { expect, it } from 'vitest';
import { axeFaults } from './axe.ts';
import { knowsPlayer, sharedSite } from './site.ts';

const site = await sharedSite();

/** Texts that would widen a page, cover their neighbours or turn their direction round. */
const HOSTILE = [
  'W'.repeat(150),
  '👨‍👩‍👧‍👦'.repeat(100),
  `z${'\u0300\u0301\u0302\u0303\u0304'.repeat(60)} of zalgo`,
  `\u202E${'drow '.repeat(20)}\u2066\u2067 end`,
  'ﷺ'.repeat(8),
  '𒐫'.repeat(140),
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿'.repeat(40),
];

it('two people talk: one writes, the other answers, a moderator deletes and bans', async () => {
  const [ann, moderator] = [await site.member(), await site.member({ width: 390, height: 844, roles: ['moderator'] })];
  for (const { page } of [ann, moderator]) {
    await page.goto('/fairness'); // a page that does not change by itself
    await knowsPlayer(page);
  }
  await ann.page.getByRole('button', { name: 'Open the chat' }).click();
  const panel = ann.page.getByRole('complementary', { name: 'Chat' });
  const said = `Is anybody at the wheel, ${ann.account.login}?`;
  await panel.getByRole('combobox', { name: 'Message' }).fill(said);
  await panel.getByRole('combobox', { name: 'Message' }).press('Enter');
  await panel.getByRole('log').getByText(said).waitFor();
  expect(await axeFaults(ann.page)).toEqual([]);

  await moderator.page.getByRole('button', { name: 'Chat', exact: true }).click();
  const window = moderator.page.getByRole('dialog', { name: 'Chat' });
  const heard = window.getByRole('listitem').filter({ hasText: said });
  await heard.getByRole('button', { name: /^Actions for/ }).click();
  await moderator.page.getByRole('menuitem', { name: 'Reply' }).click();
  await window.getByRole('combobox', { name: 'Message' }).fill('I am.');
  await window.getByRole('button', { name: 'Send', exact: true }).click();
  await panel.getByRole('listitem').filter({ hasText: 'I am.' }).getByText(said).waitFor(); // as a quote
  expect(await axeFaults(moderator.page)).toEqual([]);

  await site.database.owner.query('UPDATE chat_author SET last_at = 0'); // nobody waits for their pace here
  await window.getByRole('button', { name: 'Stickers and GIFs' }).click();
  await window.getByRole('button', { name: 'Bravo' }).and(window.locator(':enabled')).click();
  await panel.getByRole('img', { name: 'Sticker: Bravo' }).waitFor();
  await panel.getByRole('button', { name: 'Stickers and GIFs' }).click();
  const picker = panel.getByRole('group', { name: 'Stickers and GIFs' });
  await picker.getByRole('tab', { name: 'GIF' }).click();
  await picker.getByRole('button', { name: 'Send the GIF: Hello wave hi house' }).waitFor(); // liked now
  await picker.getByRole('searchbox', { name: 'Search GIFs' }).fill('trophy');
  await picker.getByRole('list', { name: 'GIFs found' }).waitFor();
  expect(await axeFaults(ann.page)).toEqual([]);
  await picker
    .getByRole('button', { name: 'Send the GIF: Trophy winner champion' })
    .and(panel.locator(':enabled'))
    .click();
  const gif = window.getByRole('button', { name: 'Play the GIF: Trophy winner champion' }); // still, as little motion is wanted
  expect(await gif.locator('img').getAttribute('src')).toMatch(/^\/api\/gif\?.+&still=1$/);
  await gif.click();
  await window.getByRole('button', { name: 'Stop the GIF: Trophy winner champion' }).waitFor();

  const player = await site.signIn(ann.account);
  await player.call('dice.play', { bet: '1.00', percent: 50, bet_type: 'less' });
  const { bets } = await player.call<{ bets: { betId: string }[] }>('history.bets', {});
  await site.database.owner.query('UPDATE chat_author SET last_at = 0'); // nobody waits for their pace here
  await player.call('chat.shareBet', { betId: bets[0]?.betId });
  const shared = window.getByRole('link', { name: /Dice.*Check the round/ });
  expect(await shared.getAttribute('href')).toContain(`/fairness/dice/${bets[0]?.betId}`);
  await heard
    .getByRole('button', { name: /^Card of/ })
    .first()
    .click();
  const card = moderator.page.getByRole('dialog', { name: ann.account.login });
  await card.getByText('Total wagered').waitFor();
  await card.getByRole('button', { name: 'Report' }).click();
  await moderator.page.getByLabel('What happened (optional)').fill('Look at it');
  await moderator.page.getByRole('button', { name: 'Send', exact: true }).last().click();
  await moderator.page.getByText('Moderators have your report').waitFor();

  await heard
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await moderator.page.getByRole('menuitem', { name: 'Ban from the chat' }).click();
  await moderator.page.getByLabel('For how long').selectOption('1 hour');
  await moderator.page.getByRole('button', { name: 'Ban from the chat' }).click();
  await panel.getByText(/You are banned from the chat until .+ Reason: Advertising other projects/).waitFor();
  expect(ann.faults).toEqual([]);
  expect(moderator.faults).toEqual([]);
  await ann.context.close();
  await moderator.context.close();
});

it('a name is completed, its mark leads to the message, and hostile texts stay in their rows at 360 px', async () => {
  const [ann, bob] = [await site.member(), await site.member({ width: 360, height: 640 })];
  const [named, writer] = [await site.signIn(ann.account), await site.signIn(bob.account)];
  const says = async (author: typeof writer, msg: string, room = 'common'): Promise<void> => {
    await site.database.owner.query('UPDATE chat_author SET last_at = 0'); // nobody waits for their pace here
    expect(await author.request('chat:send', { msg, room })).toMatchObject({ success: true });
  };
  await says(named, 'Good evening to all of you');
  for (const { page } of [ann, bob]) {
    await page.goto('/fairness');
    await knowsPlayer(page);
  }
  await ann.page.getByRole('button', { name: 'Open the chat' }).click();
  const panel = ann.page.getByRole('complementary', { name: 'Chat' });
  await bob.page.getByRole('button', { name: 'Chat', exact: true }).click();
  const window = bob.page.getByRole('dialog', { name: 'Chat' });
  const field = window.getByRole('combobox', { name: 'Message' });
  await field.pressSequentially(`Come here, @${ann.account.login.slice(0, -2)}`);
  await window.getByRole('option', { name: ann.account.login, exact: true }).waitFor();
  await field.press('Escape');
  await window.getByRole('listbox').waitFor({ state: 'detached' });
  await field.pressSequentially(` @${ann.account.login.slice(0, -2)}`);
  await window.getByRole('option', { name: ann.account.login, exact: true, selected: true }).waitFor();
  expect(await axeFaults(bob.page)).toEqual([]);
  await field.press('Tab');
  await expect.poll(() => field.inputValue()).toMatch(new RegExp(` @${ann.account.login} $`));
  await field.fill('');
  await says(writer, `Look, @${ann.account.login}`);
  await panel
    .getByRole('listitem')
    .and(ann.page.locator('[data-named]'))
    .filter({ hasText: `Look, @${ann.account.login}` })
    .waitFor();
  await says(writer, `Merhaba @${ann.account.login}`, 'tr');
  await panel.getByRole('button', { name: '1 unread mention' }).click();
  await panel.getByRole('log').getByText(`Merhaba @${ann.account.login}`).waitFor();
  await panel.getByRole('button', { name: '1 unread mention' }).waitFor({ state: 'detached' });

  for (const msg of HOSTILE) await says(writer, msg);
  await expect.poll(() => window.getByRole('listitem').count()).toBeGreaterThan(HOSTILE.length);
  const escaped = await bob.page.evaluate(() => ({
    isWide: document.documentElement.scrollWidth > innerWidth,
    words: [...document.querySelectorAll('[role="log"] li')].flatMap((row) => {
      (row as HTMLElement).style.contentVisibility = 'visible'; // those out of sight are measured too
      const { left, right, top, bottom } = row.getBoundingClientRect();
      return [...row.querySelectorAll('p')]
        .filter((words) => {
          const box = words.getBoundingClientRect(); // words that are longer scroll in it
          const range = document.createRange();
          range.selectNodeContents(words);
          const isWide = [...range.getClientRects()].some((rect) => rect.left < left || rect.right > right + 1);
          return isWide || box.top < top - 1 || box.bottom > bottom + 1;
        })
        .map(({ textContent }) => textContent);
    }),
  }));
  expect(escaped).toEqual({ isWide: false, words: [] });

  await says(named, 'Who plays with me?');
  await window
    .getByRole('listitem')
    .filter({ hasText: 'Who plays with me?' })
    .getByRole('button', { name: /^Card of/ })
    .first()
    .click();
  const card = bob.page.getByRole('dialog', { name: ann.account.login });
  await card.getByRole('button', { name: 'Invite to a game: Coinflip' }).click();
  await card.getByRole('button', { name: 'Tails' }).click();
  // words of great height scroll in their row: browsers give what scrolls the focus, and axe does not know it
  expect(await axeFaults(bob.page, { skipped: ['scrollable-region-focusable'] })).toEqual([]);
  await card.getByRole('button', { name: 'Create a room', exact: true }).click();
  const bar = ann.page.getByRole('region', { name: 'Invitation' });
  await bar.getByText(`${bob.account.login} invites you to a room: Coinflip.`).waitFor();
  await card.getByRole('link', { name: 'Go to the room' }).waitFor();
  await bar.getByRole('link', { name: 'Open the room' }).click();
  await ann.page.waitForURL(/\/game\/coinflip\/[\da-f-]{36}$/);
  expect([ann.faults, bob.faults]).toEqual([[], []]);
  await ann.context.close();
  await bob.context.close();
});
