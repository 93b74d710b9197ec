import { insertProfile } from 'db';
import type { Social } from '../../../../contract/profile.contract.ts';
import { numberOfKey } from '../../../core/social/sandbox/people.ts';
import type { TestPlayer, TestServer } from '../../../testing/test-server.ts';

const digits = { twitter: 19, vk: 9, telegram: 10 } as const;
const places = { twitter: 'twitter', vk: 'vkontakte' } as const;

/** Links a person of a simulated network by signing in there. */
export const link = (
  { db }: TestServer,
  { userId }: Pick<TestPlayer, 'userId'>,
  provider: Social & keyof typeof digits,
  person: string,
): Promise<void> => {
  const subject = `sandbox:${numberOfKey(provider, person, digits[provider])}`;
  return insertProfile(db.pool, userId, { provider, subject, name: person, url: null });
};

/** Presses a button on the page of the post at a simulated network. */
export const pressAtPost = async (
  { url }: TestServer,
  provider: keyof typeof places,
  fields: Record<string, string>,
  form = 'act',
): Promise<string> => {
  const page = `${url}/sandbox/${places[provider]}/post`;
  return (await fetch(`${page}/${form}`, { method: 'POST', body: new URLSearchParams(fields) })).text();
};

let people = 0;

/** The name of a new person at the outside systems. */
export const somebody = (): string => {
  people += 1;
  return `person${people}`;
};
