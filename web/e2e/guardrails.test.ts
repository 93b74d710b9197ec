import { expect, it } from 'vitest';
import { axeFaults } from './axe.ts';
import { sharedSite } from './site.ts';

it('an admin proposes guardrails, and another finds them in the inbox and brings them into force', async () => {
  const site = await sharedSite();
  const owner = await site.member({ roles: ['admin'], language: 'en' });
  const partner = await site.member({ roles: ['admin'], language: 'en', width: 360 });
  await owner.page.goto(`${site.url}/studio/coinflip/guardrails`);
  await owner.page.getByRole('textbox', { name: 'Maximum payout of one bet' }).fill('30000');
  await owner.page.getByRole('button', { name: 'Propose guardrails' }).click();
  const dialog = owner.page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('smaller rooms');
  await dialog.getByRole('button', { name: 'Propose guardrails' }).click();
  await owner.page.getByText('This is your proposal: somebody else has to approve it.').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  expect(await axeFaults(owner.page)).toEqual([]);

  await partner.page.goto(`${site.url}/studio`);
  await partner.page.getByRole('link', { name: /Waiting for a decision: \d/ }).click();
  const proposal = partner.page.getByRole('link', { name: /guardrails, proposal 1/ });
  await proposal.waitFor();
  expect(await axeFaults(partner.page)).toEqual([]);
  await proposal.click();
  await partner.page.getByRole('button', { name: /^Approve: / }).click();
  const approval = partner.page.getByRole('dialog');
  await approval.getByRole('textbox', { name: 'Reason' }).fill('agreed');
  await approval.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect.poll(() => owner.page.getByText(/^1 · In force$/).count()).toBe(1);
});
