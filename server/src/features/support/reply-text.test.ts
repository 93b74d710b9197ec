import { describe, expect, it } from 'vitest';
import { createReplyAddresses } from './reply-address.ts';
import { cutQuote } from './reply-text.ts';

describe('the words of a reply', () => {
  it.each([
    [
      'what is quoted under an introduction',
      'Thanks!\n\nOn Mon, 23 Nov 2026 Support wrote:\n\n> It is paid.\n> Bye\n',
      'Thanks!',
    ],
    [
      'an introduction of two lines',
      'Спасибо\r\n\r\nпн, 23 нояб. 2026 г. в 12:00,\r\nSupport <a@b.c> пишет:\r\n> ответ',
      'Спасибо',
    ],
    ['a divider', 'Yes\n-----Original Message-----\nFrom: Support', 'Yes'],
    ['the line of Outlook', 'Yes\n________________________________\nFrom: Support', 'Yes'],
    ['a signature', 'Yes\n-- \nAnn', 'Yes'],
    ['quotes among the words', '> Which one?\nThe first:\n> And?\nthe second', 'The first:\nthe second'],
    ['nothing', 'My list:\none\ntwo', 'My list:\none\ntwo'],
    ['everything', '> all of it', ''],
  ])('are left without %s', (_what, text, words) => {
    expect(cutQuote(text)).toBe(words);
  });
});

describe('an address of replies', () => {
  const addresses = createReplyAddresses('Support@glasshouse.example', Buffer.alloc(32, 1));
  const uid = '0192f0c1-0000-7000-8000-000000000001';

  it('leads to its conversation, in whatever case it comes back', () => {
    const address = addresses.of(uid);
    expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
    expect(addresses.read(['ann@example.com', address.toUpperCase()])).toBe(uid);
  });

  it('cannot be made by somebody else, nor changed', () => {
    const foreign = createReplyAddresses('support@glasshouse.example', Buffer.alloc(32, 2)).of(uid);
    const changed = addresses.of(uid).replace('01@', '02@').replace('0001', '0002');
    expect(
      addresses.read([foreign, changed, 'support@glasshouse.example', 'support+x@glasshouse.example']),
    ).toBeUndefined();
  });
});
