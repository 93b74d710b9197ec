import { expect, it } from 'vitest';
import { axeFaults } from './axe.ts';
import { knowsPlayer, sharedSite } from './site.ts';

const site = await sharedSite();

it('a player asks support, staff answer in the office, live at the open window and as a notice when away', async () => {
  const [ann, agent] = [await site.member({ width: 390, height: 844 }), await site.member({ roles: ['moderator'] })];
  const asked = `Where is my deposit, ${ann.account.login}?`;
  await ann.page.goto('/fairness?modal=support');
  const window = ann.page.getByRole('dialog', { name: 'Support' });
  await window.getByRole('textbox', { name: 'Write a message' }).fill(asked);
  await window.getByRole('button', { name: 'Send', exact: true }).click();
  const talk = window.getByRole('log');
  await talk.getByText(asked).waitFor();

  await agent.page.goto('/office/support');
  const inbox = agent.page.getByRole('region', { name: 'Inbox' });
  await inbox.getByRole('listitem').filter({ hasText: asked }).getByRole('link').click();
  const messages = agent.page.getByRole('list', { name: 'Messages' });
  await messages.getByText(asked).waitFor();
  const answer = async (text: string): Promise<void> => {
    await agent.page.getByLabel('Answer to the player').fill(text);
    await agent.page.getByRole('button', { name: 'Send', exact: true }).click();
    await messages.getByText(text).waitFor();
  };
  await agent.page.getByLabel('Answer to the player').pressSequentially('It');
  await window.getByText(/writing|typing/i).waitFor();
  await answer('It arrives with the next block.');
  await talk.getByText('It arrives with the next block.').waitFor(); // nothing was loaded again
  expect(await axeFaults(agent.page)).toEqual([]);

  await window.getByRole('textbox', { name: 'Write a message' }).fill('Thank you!');
  await window.getByRole('textbox', { name: 'Write a message' }).press('Enter');
  await messages.getByText('Thank you!').waitFor();

  await ann.page.goto('/fairness');
  await knowsPlayer(ann.page);
  await answer('You are welcome.');
  const bell = ann.page.getByRole('button', { name: 'Notices: 1 unread' });
  await bell.click();
  await ann.page.getByRole('link', { name: 'Support has answered you' }).first().click();
  await talk.getByText('You are welcome.').waitFor();
  expect([ann.faults, agent.faults]).toEqual([[], []]);
  await ann.context.close();
  await agent.context.close();
});
