import { hash } from 'node:crypto';

/** A person who does not exist, for a provider that is simulated. */
export interface SandboxPerson {
  key: string;
  firstName: string;
  lastName: string;
  email: string;
  isEmailConfirmed: boolean;
}

const demo: readonly SandboxPerson[] = [
  { key: 'anna', firstName: 'Anna', lastName: 'Sokolova', email: 'anna@sandbox.example', isEmailConfirmed: true },
  { key: 'boris', firstName: 'Boris', lastName: 'Lysenko', email: 'boris@sandbox.example', isEmailConfirmed: false },
  { key: 'dana', firstName: 'Dana', lastName: 'Akhmetova', email: 'dana@sandbox.example', isEmailConfirmed: true },
];

/** Those that a page offers. */
export const demoPeople = demo;

const PERSON_KEY = /^[a-z0-9]{1,24}$/;

/** The person of a key: a known one, or one made from it. Undefined for what is no key. */
export const personOfKey = (key: string): SandboxPerson | undefined => {
  if (!PERSON_KEY.test(key)) return undefined;
  const known = demo.find((person) => person.key === key);
  const firstName = key.charAt(0).toUpperCase() + key.slice(1);
  return known ?? { key, firstName, lastName: 'Test', email: `${key}@sandbox.example`, isEmailConfirmed: true };
};

/** A number of so many digits that a provider would know a person by: always the same for the same key. */
export const numberOfKey = (provider: string, key: string, digits: number): string => {
  const number = BigInt(`0x${hash('sha256', `${provider}:${key}`)}`) % 10n ** BigInt(digits - 1);
  return `${7n * 10n ** BigInt(digits - 1) + (number % (2n * 10n ** BigInt(digits - 1)))}`;
};
